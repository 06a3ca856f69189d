import UIKit

/// A result builder of a ``Hierarchy`` from views and guides, with conditions and loops.
@MainActor
@resultBuilder
public enum HierarchyBuilder {
  public static func buildExpression(
    _ view: UIView, file: StaticString = #fileID, line: UInt = #line
  ) -> Hierarchy {
    Hierarchy([Hierarchy.Node(.view(view), Hierarchy(), file, line)])
  }

  public static func buildExpression(
    _ view: UIView?, file: StaticString = #fileID, line: UInt = #line
  ) -> Hierarchy {
    view.map { buildExpression($0, file: file, line: line) } ?? Hierarchy()
  }

  public static func buildExpression(
    _ views: [UIView], file: StaticString = #fileID, line: UInt = #line
  ) -> Hierarchy {
    Hierarchy(views.map { Hierarchy.Node(.view($0), Hierarchy(), file, line) })
  }

  public static func buildExpression(
    _ guide: UILayoutGuide, file: StaticString = #fileID, line: UInt = #line
  ) -> Hierarchy {
    Hierarchy([Hierarchy.Node(.guide(guide), Hierarchy(), file, line)])
  }

  public static func buildExpression(
    _ guides: [UILayoutGuide], file: StaticString = #fileID, line: UInt = #line
  ) -> Hierarchy {
    Hierarchy(guides.map { Hierarchy.Node(.guide($0), Hierarchy(), file, line) })
  }

  public static func buildExpression(_ hierarchy: Hierarchy) -> Hierarchy {
    hierarchy
  }

  public static func buildBlock() -> Hierarchy {
    Hierarchy()
  }

  public static func buildPartialBlock(first: Hierarchy) -> Hierarchy {
    first
  }

  public static func buildPartialBlock(accumulated: consuming Hierarchy, next: Hierarchy) -> Hierarchy {
    accumulated.nodes += next.nodes
    return accumulated
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
    Hierarchy(joining: parts)
  }

  public static func buildLimitedAvailability(_ part: Hierarchy) -> Hierarchy {
    part
  }
}

extension UIView {
  /// Returns this view with children: `card { title }` in a ``Hierarchy``.
  ///
  /// It is only a description; nothing is added before the pipeline runs.
  public func callAsFunction(
    file: StaticString = #fileID, line: UInt = #line, @HierarchyBuilder _ content: () -> Hierarchy
  ) -> Hierarchy {
    Hierarchy([Hierarchy.Node(.view(self), content(), file, line)])
  }
}
