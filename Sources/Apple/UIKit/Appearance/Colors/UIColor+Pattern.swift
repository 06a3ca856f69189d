import CoreGraphics
import Foundation

extension UIColor {
  /// Creates a color that fills with copies of an image, starting at the origin of the drawing context.
  ///
  /// It has no components: `getRed(_:green:blue:alpha:)` and similar methods return `false`.
  public convenience init(patternImage image: UIImage) {
    let bounds = CGRect(origin: .zero, size: image.size)
    let recording = CGContext(recording: bounds)
    image.draw(in: bounds, of: recording)
    guard bounds.width > 0, bounds.height > 0,
      let space = CGColorSpace(patternBaseSpace: nil),
      let color = CGColor(
        patternSpace: space,
        pattern: CGPattern(
          cell: recording.displayList, bounds: bounds, matrix: .identity, xStep: bounds.width, yStep: bounds.height),
        components: [1])
    else {
      // An image without pixels draws nothing.
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(cgColor: color)
  }
}
