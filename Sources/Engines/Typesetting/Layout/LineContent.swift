/// The content of a line: a part of its paragraph, followed by a hyphen if it divides a word, or two parts with an
/// ellipsis.
struct LineContent {
  /// The range of the line, including hidden text.
  var range: Range<Int>
  var head: Range<Int>
  /// The offset whose style the ellipsis has, in a truncated line.
  var ellipsisStyleIndex: Int?
  var tail: Range<Int>
  /// The offset whose style the hyphen has, in a line that divides a word.
  var hyphenStyleIndex: Int?

  var end: Int { range.upperBound }

  init(_ range: Range<Int>) {
    self.range = range
    head = range
    tail = range.upperBound..<range.upperBound
  }
}
