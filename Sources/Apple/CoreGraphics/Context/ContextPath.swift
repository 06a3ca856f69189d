import Foundation

/// The current path of a context. It remains in the user space in which it was begun, so that a plain rectangle remains
/// one. When the transform changes, it is converted.
struct ContextPath {
  private(set) var elements = PathElements()
  private var shape = PathShape.general
  private var space = CGAffineTransform.identity

  var isEmpty: Bool { elements.isEmpty }

  /// Converts the path to a user space.
  mutating func enter(_ ctm: CGAffineTransform) {
    if space == ctm { return }
    if !elements.isEmpty {
      // A singular transform has no inverse, so that the existing points keep their positions.
      let bridge = ctm.isUsable ? space.concatenating(ctm.inverted()) : .identity
      elements = elements.applying(bridge)
      shape = .general
    }
    space = ctm
  }

  mutating func edit(in ctm: CGAffineTransform, _ change: (inout PathElements) -> Void) {
    enter(ctm)
    change(&elements)
    shape = .general
  }

  mutating func add(_ path: CGPath, in ctm: CGAffineTransform) {
    enter(ctm)
    shape = elements.isEmpty ? path.shape : .general
    elements.append(path.elements, .identity)
  }

  mutating func take(in ctm: CGAffineTransform) -> CGPath {
    let path = peek(in: ctm)
    self = ContextPath()
    return path
  }

  mutating func peek(in ctm: CGAffineTransform) -> CGPath {
    enter(ctm)
    return CGPath(elements: elements, shape: shape)
  }
}
