import UIKit

/// The view of a canvas.
final class CanvasView: UIView, ContentHitting {
  var drawing: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a canvas of SwiftUI's") }

  override func draw(_ rect: CGRect) { drawing() }

  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
