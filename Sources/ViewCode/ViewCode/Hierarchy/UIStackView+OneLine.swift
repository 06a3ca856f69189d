import UIKit

extension UIStackView {
  /// Returns a vertical stack of views: `UIStackView.vertical(spacing: 8) { title; details }`.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points. Default: 0.
  ///   - alignment: The horizontal alignment. Default: the width of the stack.
  ///   - distribution: The vertical distribution. Default: the views' own heights.
  ///   - margins: The margins to the stack's edges in points. Default: none.
  ///   - content: The views, with conditions and loops. Those in the braces of another view or stack are added to that
  ///     one.
  public static func vertical(
    spacing: CGFloat = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    margins: NSDirectionalEdgeInsets? = nil, @HierarchyBuilder _ content: () -> Hierarchy
  ) -> UIStackView {
    make(.vertical, spacing, alignment, distribution, margins, content())
  }

  /// Returns a horizontal stack of views, in the direction of text: `UIStackView.horizontal(alignment: .center) { icon;
  /// title }`.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points. Default: 0.
  ///   - alignment: The vertical alignment. Default: the height of the stack.
  ///   - distribution: The horizontal distribution. Default: the views' own widths.
  ///   - margins: The margins to the stack's edges in points. Default: none.
  ///   - content: The views, with conditions and loops. Those in the braces of another view or stack are added to that
  ///     one.
  public static func horizontal(
    spacing: CGFloat = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    margins: NSDirectionalEdgeInsets? = nil, @HierarchyBuilder _ content: () -> Hierarchy
  ) -> UIStackView {
    make(.horizontal, spacing, alignment, distribution, margins, content())
  }

  private static func make(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ alignment: Alignment, _ distribution: Distribution,
    _ margins: NSDirectionalEdgeInsets?, _ content: Hierarchy
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    if let margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = margins
    }
    content.build(in: stack)
    return stack
  }
}
