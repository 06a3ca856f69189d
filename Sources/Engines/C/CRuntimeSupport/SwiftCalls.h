#ifndef C_SWIFT_CALLS_H
#define C_SWIFT_CALLS_H

// Swift's calling convention, which clang has as attributes
// (clang.llvm.org/docs/AttributeReference.html#swiftcall). A method gets its `self` as the context.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

#endif
