/// What is known of a text whose height depends on its width.
struct TextMeasure {
  /// The width that layout gave the text; `nil` before the first time.
  var limit: CGFloat?

  /// The text's size within the limit.
  var size = CGSize.zero
}
