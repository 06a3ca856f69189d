import UIKit

/// A condition of a layout, such as a size class, the orientation or the text size, or a custom one.
@MainActor
public struct LayoutCondition {
  let holds: (UIView) -> Bool

  /// Creates a custom condition of the view that the layout belongs to.
  ///
  /// It is evaluated when that view is laid out and when its traits change. After other changes, call
  /// `setNeedsLayout()`.
  public init(_ holds: @escaping (UIView) -> Bool) {
    self.holds = holds
  }

  /// Compact width, such as an iPhone in portrait.
  public static let compactWidth = LayoutCondition { $0.traitCollection.horizontalSizeClass == .compact }
  /// Regular width.
  public static let regularWidth = LayoutCondition { $0.traitCollection.horizontalSizeClass == .regular }
  /// Compact height, such as an iPhone in landscape.
  public static let compactHeight = LayoutCondition { $0.traitCollection.verticalSizeClass == .compact }
  /// Regular height.
  public static let regularHeight = LayoutCondition { $0.traitCollection.verticalSizeClass == .regular }
  /// The view is wider than it is high.
  public static let landscape = LayoutCondition { $0.bounds.width > $0.bounds.height }
  /// The view is at least as high as it is wide.
  public static let portrait = LayoutCondition { $0.bounds.width <= $0.bounds.height }
  /// The text size is one of the five largest.
  public static let largeText = LayoutCondition {
    $0.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns a condition for a minimum width of the view, in points.
  public static func width(atLeast points: CGFloat) -> LayoutCondition {
    LayoutCondition { $0.bounds.width >= points }
  }

  /// Returns a condition of traits: `.traits { $0.userInterfaceIdiom == .pad }`.
  public static func traits(_ holds: @escaping (UITraitCollection) -> Bool) -> LayoutCondition {
    LayoutCondition { holds($0.traitCollection) }
  }

  /// Returns the negation of a condition.
  public static func not(_ condition: LayoutCondition) -> LayoutCondition {
    LayoutCondition { !condition.holds($0) }
  }

  /// Returns the conjunction of conditions: `.all(.landscape, .compactHeight)`.
  public static func all(_ conditions: LayoutCondition...) -> LayoutCondition {
    LayoutCondition { view in conditions.allSatisfy { $0.holds(view) } }
  }

  /// Returns the disjunction of conditions.
  public static func any(_ conditions: LayoutCondition...) -> LayoutCondition {
    LayoutCondition { view in conditions.contains { $0.holds(view) } }
  }
}
