/// What a line shows: a part of its paragraph, with a hyphen after it where it divides a word, or two parts with an ellipsis
/// between, before or after them.
struct LineContent {
  /// Everything the line stands for, hidden text included.
  var range: Range<Int>
  var head: Range<Int>
  /// Where text was taken out, the offset whose style the ellipsis has.
  var ellipsisStyleIndex: Int?
  var tail: Range<Int>
  /// Where the line divides a word, the offset whose style the hyphen at its end has.
  var hyphenStyleIndex: Int?

  var end: Int { range.upperBound }

  init(_ range: Range<Int>) {
    self.range = range
    head = range
    tail = range.upperBound..<range.upperBound
  }
}
