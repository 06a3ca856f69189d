/// The line of code that created a constraint, for messages.
///
/// For calls of methods that create constraints, the compiler chooses the overload with two additional parameters whose
/// defaults are `#fileID` and `#line`. Callers don't need to write anything. The overload with only Apple's parameters
/// is marked as disfavored. It exists for uses where only that one matches: methods as function values
/// (`views.map(anchor.constraint(equalTo:))`) and protocols that require it. Its constraints have no line.
///
/// It consists of two words and a number. No text is created until a message is written.
///
/// For a library that creates constraints for its callers, the line is in the library. It can pass the caller's line in
/// the constraint's `identifier`: an identifier that ends in a file and a line (`"Cards/Card.swift:41"`) is used as the
/// source, and Apple's own log displays it as well.
@usableFromInline
struct ConstraintSource {
  /// The module and the file, such as `Cards/Card.swift`.
  let file: StaticString
  let line: UInt32

  @inline(__always)
  init(file: StaticString, line: UInt32) {
    self.file = file
    self.line = line
  }
}
