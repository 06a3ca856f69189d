#ifndef C_SWIFT_CALLS_H
#define C_SWIFT_CALLS_H

// Swift's calling convention, for which clang has attributes (clang.llvm.org/docs/AttributeReference.html#swiftcall).
// The context of a method is its `self`.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

#endif
