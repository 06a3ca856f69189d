import UIKit

extension UIStackView {
  /// Views below each other: `UIStackView.vertical(spacing: 8) { title; details }`.
  ///
  /// - Parameters:
  ///   - spacing: Points between them. Default: 0.
  ///   - alignment: Across. Default: as wide as the stack.
  ///   - distribution: Along. Default: their own heights.
  ///   - margins: Points between them and the stack's edges. Default: none.
  ///   - content: Views, with conditions and loops; those in the braces of another view or stack are added to that.
  public static func vertical(
    spacing: CGFloat = 0, alignment: Alignment = .fill, distribution: Distribution = .fill,
    margins: NSDirectionalEdgeInsets? = nil, @HierarchyBuilder _ content: () -> Hierarchy
  ) -> UIStackView {
    make(.vertical, spacing, alignment, distribution, margins, content())
  }

  /// Views beside each other, in the direction of text: `UIStackView.horizontal(alignment: .center) { icon; title }`.
  ///
  /// - Parameters:
  ///   - spacing: Points between them. Default: 0.
  ///   - alignment: Across. Default: as high as the stack.
  ///   - distribution: Along. Default: their own widths.
  ///   - margins: Points between them and the stack's edges. Default: none.
  ///   - content: Views, with conditions and loops; those in the braces of another view or stack are added to that.
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
