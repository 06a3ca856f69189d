/// The limits of a file, which bound the time and memory of reading.
///
/// The defaults are far above the size that Xcode itself opens with ease.
package struct ReadingLimits: Equatable, Sendable {
  /// The maximum number of bytes.
  package var bytes = 32 << 20
  /// The maximum depth of open elements. A nested view takes two: its own element and `subviews`.
  package var depth = 250
  /// The maximum number of elements.
  package var elements = 500_000
  /// The maximum number of attributes of an element. libxml2 compares each with each.
  package var attributes = 1_000
  /// The maximum number of stored findings. Later ones are only counted.
  package var findings = 10_000

  /// Whether a `DOCTYPE` is allowed. One that declares entities or attributes is never allowed, and the files that it
  /// names are not loaded.
  ///
  /// - Default: `false`, because Interface Builder writes none.
  package var allowsDocumentType = false

  package init() {}
}
