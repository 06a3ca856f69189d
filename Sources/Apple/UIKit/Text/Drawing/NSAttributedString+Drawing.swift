import CoreGraphics
import Foundation

extension NSAttributedString {
  /// Returns the size of the text with line breaks at newlines only, in points, not rounded.
  public func size() -> CGSize { TextDrawing(self, keepsLines: false).size }

  /// Returns the bounds of the text within a width, in points, not rounded.
  ///
  /// With `.usesLineFragmentOrigin`, lines break at the width, and the rectangle begins at the top left corner. Without
  /// it, there is one line, and the rectangle begins at the baseline. The height has no effect without
  /// `.truncatesLastVisibleLine`. A width of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let placed = PlacedText(self, in: CGRect(origin: .zero, size: size), options, context)
    context?.totalBounds = placed.bounds
    return placed.bounds
  }

  /// Draws the text into the current context with its top left corner at a point. Lines break at newlines only.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextDrawing(self).draw(at: point, in: context)
  }

  /// Draws the text into a rectangle of the current context, with line breaks at its width. Lines that don't fit into
  /// its height are omitted.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    TextDrawing(self, width: rect.width, height: rect.height).draw(at: rect.origin, in: context)
  }

  /// Draws the text into the current context. See `boundingRect(with:options:context:)` for the options.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let placed = PlacedText(self, in: rect, options, context)
    context?.totalBounds = placed.bounds
    guard let current = UIGraphicsGetCurrentContext() else { return }
    placed.drawing.draw(at: placed.topLeft, in: current)
  }
}
