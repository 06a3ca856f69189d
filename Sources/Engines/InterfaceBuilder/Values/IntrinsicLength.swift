/// An intrinsic length that only Interface Builder uses, in the place of that of a class it does not know.
package enum IntrinsicLength: Hashable, Sendable {
  case points(Double)
  /// None along this axis, though there is one along the other.
  case deferred
  /// As long as there is room for.
  case infinite
}

extension IntrinsicLength: PropertyValue {
  package static var meaning: String { "a number, deferred or infinite" }

  package init?(attribute: String, of element: SourceElement) {
    if attribute == "deferred" {
      self = .deferred
    } else if attribute == "infinite" {
      self = .infinite
    } else if let points = Double(attribute: attribute, of: element) {
      self = .points(points)
    } else {
      return nil
    }
  }
}
