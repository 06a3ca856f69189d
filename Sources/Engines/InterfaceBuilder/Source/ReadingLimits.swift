/// How large a file may be before the reader gives up, so that no file costs unbounded time or memory.
///
/// The defaults lie far above what Xcode itself can still open with ease.
package struct ReadingLimits: Equatable, Sendable {
  /// The most bytes that a file may have.
  package var bytes = 32 << 20
  /// The most elements that may be open at once. A nested view takes two: its own and its `subviews`.
  package var depth = 250
  /// The most elements of a file.
  package var elements = 500_000
  /// The most attributes of one element. libxml2 compares each with each.
  package var attributes = 1_000
  /// The most findings that are kept; later ones are only counted.
  package var findings = 10_000

  /// Whether a `DOCTYPE` is allowed. One that declares entities or attributes is not, and files that it names are not loaded.
  /// Default: no, since Interface Builder writes none.
  package var allowsDocumentType = false

  package init() {}
}
