import UIKit

/// Reads a ``Layout`` from a list of constraints, with conditions and loops.
@MainActor
@resultBuilder
public enum LayoutBuilder {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> Layout {
    Layout([constraint])
  }

  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> Layout {
    Layout(constraints)
  }

  public static func buildExpression(_ layout: Layout) -> Layout {
    layout
  }

  public static func buildBlock(_ parts: Layout...) -> Layout {
    Layout(parts.flatMap(\.constraints))
  }

  public static func buildOptional(_ part: Layout?) -> Layout {
    part ?? Layout()
  }

  public static func buildEither(first part: Layout) -> Layout {
    part
  }

  public static func buildEither(second part: Layout) -> Layout {
    part
  }

  public static func buildArray(_ parts: [Layout]) -> Layout {
    Layout(parts.flatMap(\.constraints))
  }

  public static func buildLimitedAvailability(_ part: Layout) -> Layout {
    part
  }
}
