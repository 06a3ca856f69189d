import UIKit

/// The view of a picture.
final class ImageHolder: UIImageView, ContentHitting {
  /// Draws pictures that are to be drawn otherwise than layers draw them.
  private var canvas: PaintedCanvas?

  /// - Parameter image: drawn in all of the view's bounds.
  func setDrawing(_ image: UIImage, tint: UIColor, _ interpolation: Image.Interpolation, smoothsEdges: Bool) {
    guard interpolation != .medium || !smoothsEdges else {
      canvas?.removeFromSuperview()
      canvas = nil
      return
    }
    let canvas = canvas ?? PaintedCanvas()
    if canvas.superview == nil { addSubview(canvas) }
    self.canvas = canvas
    canvas.drawing = { [weak canvas] in
      guard let canvas, let context = UIGraphicsGetCurrentContext() else { return }
      context.setShouldAntialias(smoothsEdges)
      context.interpolationQuality =
        switch interpolation {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
      let shown =
        image.renderingMode == .alwaysTemplate ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
      shown.draw(in: canvas.bounds)
    }
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  override var image: UIImage? {
    // What a canvas draws is not shown twice.
    get { canvas == nil ? super.image : nil }
    set { super.image = canvas == nil ? newValue : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    canvas?.frame = bounds
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    // Its color is that of the text beside it, which does not dim either.
    tintAdjustmentMode = .normal
  }
  required init?(coder: NSCoder) { fatalError("no file has the view of a picture") }
  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

extension UIImage {
  func tinted(_ color: UIColor, in environment: EnvironmentValues) -> UIImage {
    isSymbolImage || renderingMode == .alwaysTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
