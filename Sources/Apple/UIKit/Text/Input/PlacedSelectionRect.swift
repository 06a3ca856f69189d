/// A rectangle of a selection in one of this module's views.
final class PlacedSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isRightToLeft: Bool
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool) {
    self.place = place
    self.isRightToLeft = isRightToLeft
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
