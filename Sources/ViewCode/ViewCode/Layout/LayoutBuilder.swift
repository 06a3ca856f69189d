import UIKit

/// A result builder of a ``Layout`` from lines, with conditions and loops.
@MainActor
@resultBuilder
public enum LayoutBuilder {
  public static func buildBlock(_ lines: any LayoutLine...) -> Layout {
    Layout(lines)
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
    Layout(joining: parts)
  }

  public static func buildLimitedAvailability(_ part: Layout) -> Layout {
    part
  }
}
