import Foundation

/// The path under construction in a context. It stays in the user space it was begun in, so that a plain rectangle remains
/// one; when the transform changes in between, what is there is carried over.
struct ContextPath {
  private(set) var elements = PathElements()
  private var shape = PathShape.general
  private var space = CGAffineTransform.identity

  var isEmpty: Bool { elements.isEmpty }

  /// Brings the path to a user space.
  mutating func enter(_ ctm: CGAffineTransform) {
    if space == ctm { return }
    if !elements.isEmpty {
      // Out of a space without inverse nothing leads: what was there lies where its transform put it.
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
