import CoreGraphics

/// A picture without pixels of its own: a vector file, or a symbol.
protocol Drawing: AnyObject, Sendable {
  /// In points.
  var size: CGSize { get }

  /// Whether the drawing has colors that depend on the current traits.
  var dependsOnTraits: Bool { get }

  /// All of it with so many pixels. Nil where that many cannot be.
  func makeImage(width: Int, height: Int) -> CGImage?
}
