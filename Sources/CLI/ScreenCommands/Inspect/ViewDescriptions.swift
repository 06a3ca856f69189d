import InterfaceBuilder
import InterfaceCanvas
import UIKit

/// The objects in a file that describe its views.
@MainActor
struct ViewDescriptions {
  private let descriptions: [ObjectIdentifier: Object]

  init(_ canvas: InterfaceCanvas) {
    descriptions = Dictionary(
      canvas.views.map { (ObjectIdentifier($0.view), $0.description) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the object, or `nil` for a view that the file does not contain because it is part of another.
  subscript(_ view: UIView) -> Object? { descriptions[ObjectIdentifier(view)] }

  /// Returns the nearest ancestor of a view that the file contains.
  func holder(of view: UIView) -> Object? {
    var current = view.superview
    while let candidate = current {
      if let known = self[candidate] { return known }
      current = candidate.superview
    }
    return nil
  }

  /// Returns the nearest descendants of a view that the file contains, from back to front.
  func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { self[$0] == nil ? views(in: $0) : [$0] }
  }
}
