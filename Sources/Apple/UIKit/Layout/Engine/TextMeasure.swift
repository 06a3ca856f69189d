/// What is known of a text whose height depends on its width.
struct TextMeasure {
  /// The width of the text without a limit.
  let naturalWidth: Double

  /// The width that layout gave the text while it wanted its natural one; `nil` before the first time.
  var limit: CGFloat?

  /// The text's size within the limit.
  var size = CGSize.zero

  /// The view wants the width of its longest line instead of its natural one.
  var isShrunk = false

  /// The width at which a wish for less made no difference: it isn't tried again there until the text changes.
  var heldAt: CGFloat?

  func wasHeld(at width: CGFloat) -> Bool { heldAt == width }
}
