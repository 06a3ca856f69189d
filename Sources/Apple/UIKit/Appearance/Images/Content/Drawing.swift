import CoreGraphics

/// An image without its own pixels: a vector file or a symbol.
protocol Drawing: AnyObject, Sendable {
  /// The size in points.
  var size: CGSize { get }

  /// Whether the drawing has colors that depend on the current traits.
  var dependsOnTraits: Bool { get }

  /// Returns an image with a given number of pixels; `nil` if it can't be created.
  func makeImage(width: Int, height: Int) -> CGImage?
}
