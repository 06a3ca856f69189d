/// The line of code that made a constraint, for messages.
///
/// Where code calls a method that makes constraints, the compiler picks the overload that has `#fileID` and `#line` as
/// defaults of two more parameters; nothing is to be written for it. The overload that has Apple's parameters and no
/// others is marked as the less favoured one. It is there for the places where only that one fits: a method used as a
/// function value (`views.map(anchor.constraint(equalTo:))`), and protocols that name it. Constraints made by it have
/// no line.
///
/// Two words and a number are stored, and no text is built before a message is written.
///
/// A library that makes constraints for its callers has its own lines here. It can hand its caller's on in what Apple
/// gives for it, the constraint's `identifier`: one that ends in a file and a line (`"Cards/Card.swift:41"`) counts as
/// the source, and Apple's own log shows it as well.
struct ConstraintSource {
  /// Module and file: `Cards/Card.swift`.
  let file: StaticString
  let line: UInt32

  @inline(__always)
  init(file: StaticString, line: UInt32) {
    self.file = file
    self.line = line
  }
}
