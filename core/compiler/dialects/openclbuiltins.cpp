// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/openclbuiltins.h"

#include "compiler/dialects/openclbody.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace warplens {

namespace {

bool isImageFunction(llvm::StringRef name)
{
    return name.starts_with("read_image") || name.starts_with("write_image")
        || name.starts_with("get_image") || name.starts_with("ndrange")
        || name.starts_with("get_work_dim_image");
}

/// Takes the half-made body out again where no family knew the function.
void define(llvm::Function &function, OpenClName name, std::uint32_t warpSize)
{
    const bool isImage = isImageFunction(name.name);
    const std::string opaque = "__wl_opaque_" + name.name;
    OpenClBody body(function, std::move(name), warpSize);
    if (isImage) {
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
    for (llvm::Function &function : llvm::make_early_inc_range(module)) {
        if (!function.isDeclaration() || function.isIntrinsic())
            continue;
        OpenClName name = openClName(function.getName());
        if (!name.name.empty())
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
