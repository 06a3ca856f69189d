/// An intrinsic length for Interface Builder, which replaces that of an unknown class.
package enum IntrinsicLength: Hashable, Sendable {
  case points(Double)
  /// No length along this axis, although the other axis has one.
  case deferred
  /// A length that fills the available space.
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
