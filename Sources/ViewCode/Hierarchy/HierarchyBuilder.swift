import UIKit

/// Reads a ``Hierarchy`` from a list of views, with conditions and loops.
@MainActor
@resultBuilder
public enum HierarchyBuilder {
  public static func buildExpression(_ view: UIView) -> Hierarchy {
    Hierarchy([Hierarchy.Node(view: view, children: Hierarchy())])
  }

  public static func buildExpression(_ view: UIView?) -> Hierarchy {
    view.map { buildExpression($0) } ?? Hierarchy()
  }

  public static func buildExpression(_ views: [UIView]) -> Hierarchy {
    Hierarchy(views.map { Hierarchy.Node(view: $0, children: Hierarchy()) })
  }

  public static func buildExpression(_ hierarchy: Hierarchy) -> Hierarchy {
    hierarchy
  }

  public static func buildBlock(_ parts: Hierarchy...) -> Hierarchy {
    Hierarchy(parts.flatMap(\.nodes))
  }

  public static func buildOptional(_ part: Hierarchy?) -> Hierarchy {
    part ?? Hierarchy()
  }

  public static func buildEither(first part: Hierarchy) -> Hierarchy {
    part
  }

  public static func buildEither(second part: Hierarchy) -> Hierarchy {
    part
  }

  public static func buildArray(_ parts: [Hierarchy]) -> Hierarchy {
    Hierarchy(parts.flatMap(\.nodes))
  }

  public static func buildLimitedAvailability(_ part: Hierarchy) -> Hierarchy {
    part
  }
}

extension UIView {
  /// This view, holding others: `card { title }` in a ``Hierarchy``.
  ///
  /// It only describes; nothing is added before the pipeline runs.
  public func callAsFunction(@HierarchyBuilder _ content: () -> Hierarchy) -> Hierarchy {
    Hierarchy([Hierarchy.Node(view: self, children: content())])
  }
}
