#ifndef C_FOUNDATION_EQUALITY_H
#define C_FOUNDATION_EQUALITY_H

// Foundation on Linux stops the program when it compares two objects of Swift's of which each has a first stored word with eight
// certain zero bits: its Core Foundation takes those for the objects of a type of its own that nothing is, and that type's way of
// comparing is to stop. A CGFloat in an attributed string is such an object, and any class whose first property is a small number.

/// What came of `foundation_mend_equality`.
enum foundation_equality {
  /// Such objects are compared as all others are.
  FOUNDATION_EQUALITY_MENDED,
  /// This Foundation is not the one described above: nothing was changed.
  FOUNDATION_EQUALITY_IS_OTHER,
  /// The system refuses to change it.
  FOUNDATION_EQUALITY_REFUSED
};

/// Has that type compare by `isEqual(_:)` and `hash`. May be called more than once, on one thread at a time.
enum foundation_equality foundation_mend_equality(void);

#endif
