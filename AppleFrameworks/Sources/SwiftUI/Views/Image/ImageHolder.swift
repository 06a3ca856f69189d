import UIKit

/// The view of an image.
final class ImageHolder: UIImageView, ContentHitting {
  /// The view that draws images with interpolations or edges that layers do not support.
  private var canvas: PaintedCanvas?

  /// Sets the drawing of an image.
  ///
  /// - Parameter image: The image, which is drawn to fill the view's bounds.
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
    // The layer does not display an image that the canvas draws.
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
    // The color matches adjacent text, which is not dimmed either.
    tintAdjustmentMode = .normal
  }
  required init?(coder: NSCoder) { fatalError("the view of a picture cannot be decoded from an archive") }
  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

extension UIImage {
  func tinted(_ color: UIColor, in environment: EnvironmentValues) -> UIImage {
    isSymbolImage || renderingMode == .alwaysTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
