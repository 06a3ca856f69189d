/// The measurements of a text whose height depends on its width.
struct TextMeasure {
  /// The unlimited width of the text.
  let naturalWidth: Double

  /// The width that layout gave the text with its natural width; `nil` before the first time.
  var limit: CGFloat?

  /// The size of the text within the limit.
  var size = CGSize.zero

  /// Whether the view has the width of its longest line instead of its natural one.
  var isShrunk = false

  /// The width at which constraints fix the view. The longest line isn't tried there until the text changes.
  var heldAt: CGFloat?

  func wasHeld(at width: CGFloat) -> Bool { heldAt == width }
}
