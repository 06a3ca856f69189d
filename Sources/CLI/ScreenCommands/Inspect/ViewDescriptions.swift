import InterfaceBuilder
import InterfaceCanvas
import UIKit

/// What a file says of the views that were made of it.
@MainActor
struct ViewDescriptions {
  private let descriptions: [ObjectIdentifier: Object]

  init(_ canvas: InterfaceCanvas) {
    descriptions = Dictionary(
      canvas.views.map { (ObjectIdentifier($0.view), $0.description) }, uniquingKeysWith: { first, _ in first })
  }

  /// `nil` for a view that the file does not have: it is part of another one.
  subscript(_ view: UIView) -> Object? { descriptions[ObjectIdentifier(view)] }

  /// The nearest view around one that the file has.
  func holder(of view: UIView) -> Object? {
    var current = view.superview
    while let candidate = current {
      if let known = self[candidate] { return known }
      current = candidate.superview
    }
    return nil
  }

  /// The nearest views in one that the file has, from back to front.
  func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { self[$0] == nil ? views(in: $0) : [$0] }
  }
}
