import UIKit

@MainActor
extension Collection where Element: Anchored {
  /// Pins each item to its superview: `[title, details].pin(.horizontal, to: .margins)`.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    flatMap { $0.pin(AnchorSet(named: anchors), region, .inset(.exactly(inset)), file, line) }
  }

  /// Pins each item to another view or guide.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    flatMap { $0.pin(AnchorSet(named: anchors), item, .inset(.exactly(inset)), file, line) }
  }

  /// Makes anchors of all items equal: `[save, cancel].match(.width)`, `[icon, title].match(.centerY)`.
  ///
  /// The others are pinned to the first one. Without anchors, the edges are made equal.
  public func match(
    _ anchors: AnchorSet..., file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().flatMap { $0.pin(AnchorSet(named: anchors), first, .inset(.exactly(0)), file, line) }
  }

  /// Makes each item a square with a fixed size.
  public func size(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    flatMap { $0.size(points, file: file, line: line) }
  }

  /// Gives each item a fixed width.
  public func width(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    map { $0.width(points, file: file, line: line) }
  }

  /// Gives each item a fixed height.
  public func height(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    map { $0.height(points, file: file, line: line) }
  }

  /// Arranges the items along an axis: `[a, b, c].spread(.horizontal, .gaps(8), in: .margins)`.
  ///
  /// - `axis`: the axis; horizontal is in the direction of text.
  /// - `distribution`: the distances. Default: no gaps.
  /// - `region`: the region for the start of the first item and the end of the last one; `nil` to leave both
  ///   unconstrained. Default: `nil`.
  /// - `inset`: the inset from the ends of the region in points. Default: 0.
  public func spread(
    _ axis: NSLayoutConstraint.Axis, _ distribution: Distribution = .gaps(0), in region: LayoutRegion? = nil,
    inset: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    Spread(axis: axis, distribution: distribution, file: file, line: line).constraints(Array(self), region, inset)
  }
}

@MainActor
extension Array where Element == UIView {
  /// Keeps each item as small as its content: `[icon, badge].hug(.horizontal)`.
  public func hug(_ axes: NSLayoutConstraint.Axis..., at priority: UILayoutPriority = .required) -> Layout {
    Layout(parts: map { ContentPriority($0, .hugging, axes.isEmpty ? [.horizontal, .vertical] : axes, priority) })
  }
}
