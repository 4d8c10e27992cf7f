// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbuiltins.h"

#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/KnownBits.h>

namespace warplens {

namespace {

/// What Clang makes a sampler's constant with. No image is read here, so neither is one of these.
constexpr llvm::StringLiteral SamplerFunction("__translate_sampler_initializer");

bool isImageFunction(llvm::StringRef name)
{
    return name.starts_with("read_image") || name.starts_with("write_image")
        || name.starts_with("get_image") || name.starts_with("ndrange")
        || name.starts_with("get_work_dim_image");
}

/// Vectors are loaded and stored at once where their address is a multiple of their size from the
/// start of a variable or of what one points to. OpenCL asks no more of it than the alignment of a
/// component, and where it stands anywhere, a compiler has to take each by itself.
bool isOnGrid(const llvm::Value &pointer, std::uint64_t bytes, const llvm::DataLayout &layout)
{
    const llvm::Value *base = pointer.stripPointerCasts();
    const auto *step = llvm::dyn_cast<llvm::GEPOperator>(base);
    if (!step)
        return llvm::isa<llvm::LoadInst, llvm::Argument, llvm::GlobalVariable, llvm::PHINode>(base);
    for (auto index = llvm::gep_type_begin(step); index != llvm::gep_type_end(step); ++index) {
        if (index.isStruct())
            return false;
        const std::uint64_t stride = index.getSequentialElementStride(layout);
        const unsigned zeros =
            llvm::computeKnownBits(index.getOperand(), layout).countMinTrailingZeros();
        if (zeros < 64 && (stride << zeros) % bytes != 0)
            return false;
    }
    return isOnGrid(*step->getPointerOperand(), bytes, layout);
}

/// Points the calls of a vector's load or store off the grid at a function of their own.
void separateUnaligned(llvm::Function &function, const OpenClName &name)
{
    const bool isLoad = llvm::StringRef(name.name).starts_with("vload");
    if ((!isLoad && !llvm::StringRef(name.name).starts_with("vstore")) || function.arg_size() < 2)
        return;
    llvm::Type *value = isLoad ? function.getReturnType() : function.getArg(0)->getType();
    const llvm::DataLayout &layout = function.getParent()->getDataLayout();
    const std::uint64_t bytes = std::min<std::uint64_t>(layout.getTypeStoreSize(value), 16);
    llvm::Function *unaligned = nullptr;
    for (llvm::Use &use : llvm::make_early_inc_range(function.uses())) {
        auto *call = llvm::dyn_cast<llvm::CallInst>(use.getUser());
        if (!call || !call->isCallee(&use)
            || isOnGrid(*call->getArgOperand(call->arg_size() - 1), bytes, layout))
            continue;
        if (!unaligned)
            unaligned =
                llvm::Function::Create(function.getFunctionType(), function.getLinkage(),
                                       function.getName() + UnalignedSuffix, function.getParent());
        call->setCalledFunction(unaligned);
    }
}

/// Takes the half-made body out again where no family knew the function.
void define(llvm::Function &function, OpenClName name, std::uint32_t warpSize)
{
    const bool isImage = isImageFunction(name.name);
    const std::string opaque = "__wl_opaque_" + name.name;
    OpenClBody body(function, std::move(name), warpSize);
    if (function.getName() == SamplerFunction) {
        body.ret(llvm::Constant::getNullValue(body.type()));
    } else if (isImage) {
        body.ret(body.call(opaque, body.type(), {}));
    } else if (!defineOpenClWork(body) && !defineOpenClNumbers(body) && !defineOpenClMemory(body)
               && !defineOpenClAtomics(body)) {
        function.deleteBody();
        return;
    }
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
    // Clang says of many that they neither read nor write, which their parts do not say.
    function.setAttributes({});
    function.addFnAttr(llvm::Attribute::AlwaysInline);
}

/// `printf` is CUDA's `vprintf`: the arguments one behind the other, each at its own alignment.
void replacePrint(llvm::CallInst &call)
{
    llvm::IRBuilder<> b(&call);
    llvm::Module &module = *call.getModule();
    std::vector<llvm::Type *> types;
    for (const llvm::Use &argument : llvm::drop_begin(call.args()))
        types.push_back(argument->getType());
    llvm::Type *pointer = b.getPtrTy();
    llvm::Value *arguments = llvm::ConstantPointerNull::get(b.getPtrTy());
    if (!types.empty()) {
        auto *packed = llvm::StructType::get(call.getContext(), types);
        llvm::Function &function = *call.getFunction();
        arguments = llvm::IRBuilder<>(&*function.getEntryBlock().getFirstInsertionPt())
                        .CreateAlloca(packed, 0, nullptr, "arguments");
        for (unsigned i = 0; i < types.size(); ++i)
            b.CreateStore(call.getArgOperand(i + 1), b.CreateStructGEP(packed, arguments, i));
    }
    llvm::Value *format = b.CreateAddrSpaceCast(call.getArgOperand(0), pointer);
    const llvm::FunctionCallee print =
        module.getOrInsertFunction("vprintf", b.getInt32Ty(), pointer, pointer);
    call.replaceAllUsesWith(b.CreateCall(print, {format, arguments}));
    call.eraseFromParent();
}

} // namespace

void defineOpenClBuiltins(llvm::Module &module, std::uint32_t warpSize)
{
    // What is declared on the way comes last, and its turn comes too.
    for (llvm::Function &function : module) {
        if (!function.isDeclaration() || function.isIntrinsic())
            continue;
        OpenClName name = openClName(function.getName());
        if (function.getName() == SamplerFunction)
            name.name = SamplerFunction.str();
        if (name.name.empty())
            continue;
        if (!name.isUnaligned)
            separateUnaligned(function, name);
        define(function, std::move(name), warpSize);
    }
    llvm::Function *print = module.getFunction("printf");
    if (!print || !print->isDeclaration())
        return;
    for (llvm::User *user : llvm::make_early_inc_range(print->users())) {
        if (auto *call = llvm::dyn_cast<llvm::CallInst>(user))
            replacePrint(*call);
    }
}

} // namespace warplens
