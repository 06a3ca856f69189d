import Foundation

/// A clip as a list of the intersected shapes, the last one first. Nodes are immutable and shared by states and
/// commands.
package final class ClipNode {
  package enum Shape {
    case path(CGPath, CGPathFillRule)
    case mask(CGImage, CGRect)
  }

  package let parent: ClipNode?
  package let shape: Shape
  /// The transform from the space of the shape to that of the list.
  package let transform: CGAffineTransform
  package let shouldAntialias: Bool
  /// A rectangle around the clip in the space of the list.
  package let bounds: CGRect

  package init(
    parent: ClipNode?, shape: Shape, transform: CGAffineTransform, shouldAntialias: Bool, limit: CGRect
  ) {
    self.parent = parent
    self.shape = shape
    self.transform = transform
    self.shouldAntialias = shouldAntialias
    let own: CGRect
    switch shape {
    case .path(let path, _):
      if case .rectangle(let rect) = path.shape { own = rect } else { own = path.boundingBoxOfPath }
    case .mask(_, let rect):
      own = rect.standardized
    }
    // An empty clip is the null rectangle, which intersects nothing.
    bounds = (parent?.bounds ?? limit).overlap(own.applying(transform))
  }
}
