import UIKit

/// What a layout may depend on: size classes, orientation, text size, or anything that is true or false.
@MainActor
public struct LayoutCondition {
  let holds: (UIView) -> Bool

  /// Creates a condition of one's own, on the view that the layout belongs to.
  ///
  /// It is looked at when that view is laid out and when its traits change; after another change, call
  /// `setNeedsLayout()`.
  public init(_ holds: @escaping (UIView) -> Bool) {
    self.holds = holds
  }

  /// Little room across: an iPhone held upright.
  public static let compactWidth = LayoutCondition { $0.traitCollection.horizontalSizeClass == .compact }
  /// Much room across.
  public static let regularWidth = LayoutCondition { $0.traitCollection.horizontalSizeClass == .regular }
  /// Little room from top to bottom: an iPhone held across.
  public static let compactHeight = LayoutCondition { $0.traitCollection.verticalSizeClass == .compact }
  /// Much room from top to bottom.
  public static let regularHeight = LayoutCondition { $0.traitCollection.verticalSizeClass == .regular }
  /// The view is wider than high.
  public static let landscape = LayoutCondition { $0.bounds.width > $0.bounds.height }
  /// The view is at least as high as wide.
  public static let portrait = LayoutCondition { $0.bounds.width <= $0.bounds.height }
  /// One of the five largest text sizes.
  public static let largeText = LayoutCondition {
    $0.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The view is at least so wide, in points.
  public static func width(atLeast points: CGFloat) -> LayoutCondition {
    LayoutCondition { $0.bounds.width >= points }
  }

  /// Traits of one's own choice: `.traits { $0.userInterfaceIdiom == .pad }`.
  public static func traits(_ holds: @escaping (UITraitCollection) -> Bool) -> LayoutCondition {
    LayoutCondition { holds($0.traitCollection) }
  }

  /// Returns the opposite.
  public static func not(_ condition: LayoutCondition) -> LayoutCondition {
    LayoutCondition { !condition.holds($0) }
  }

  /// All of them: `.all(.landscape, .compactHeight)`.
  public static func all(_ conditions: LayoutCondition...) -> LayoutCondition {
    LayoutCondition { view in conditions.allSatisfy { $0.holds(view) } }
  }

  /// One of them or more.
  public static func any(_ conditions: LayoutCondition...) -> LayoutCondition {
    LayoutCondition { view in conditions.contains { $0.holds(view) } }
  }
}
