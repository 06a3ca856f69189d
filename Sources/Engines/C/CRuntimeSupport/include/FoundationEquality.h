#ifndef C_FOUNDATION_EQUALITY_H
#define C_FOUNDATION_EQUALITY_H

// Foundation on Linux stops the program when it compares two Swift objects whose first stored words have eight certain
// zero bits. Its Core Foundation treats them as objects of an unused type, whose comparison stops the program. A
// CGFloat in an attributed string is such an object, and so is any class whose first property is a small number.

/// The result of `foundation_mend_equality`.
enum foundation_equality {
  /// Such objects are compared like all others.
  FOUNDATION_EQUALITY_MENDED,
  /// This version of Foundation does not have the fault, and nothing was changed.
  FOUNDATION_EQUALITY_IS_OTHER,
  /// The system does not permit the change.
  FOUNDATION_EQUALITY_REFUSED
};

/// Makes that type compare with `isEqual(_:)` and `hash`. The function may be called repeatedly, on one thread at a
/// time.
enum foundation_equality foundation_mend_equality(void);

#endif
