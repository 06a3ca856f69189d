import UIKit

@MainActor
extension Collection where Element: Anchored {
  /// Each of them pinned to its superview: `[title, details].pin(.horizontal, to: .margins)`.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    flatMap { $0.pin(AnchorSet(named: anchors), region, .inset(.exactly(inset)), file, line) }
  }

  /// Each of them pinned to another view or guide.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    flatMap { $0.pin(AnchorSet(named: anchors), item, .inset(.exactly(inset)), file, line) }
  }

  /// All of them equal in some anchors: `[save, cancel].match(.width)`, `[icon, title].match(.centerY)`.
  ///
  /// The first one is what the others are pinned to. Without anchors it is the edges that are equal.
  public func match(
    _ anchors: AnchorSet..., file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().flatMap { $0.pin(AnchorSet(named: anchors), first, .inset(.exactly(0)), file, line) }
  }

  /// Each of them a square.
  public func size(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    flatMap { $0.size(points, file: file, line: line) }
  }

  /// Each of them as wide.
  public func width(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    map { $0.width(points, file: file, line: line) }
  }

  /// Each of them as high.
  public func height(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    map { $0.height(points, file: file, line: line) }
  }

  /// One after the other along an axis: `[a, b, c].spread(.horizontal, .gaps(8), in: .margins)`.
  ///
  /// - `axis`: Horizontal runs in the direction of text.
  /// - `distribution`: What is equal. Default: no gaps.
  /// - `region`: Where the first one begins and the last one ends; `nil` leaves both ends open. Default: `nil`.
  /// - `inset`: Points between the region's ends and the first and last one. Default: 0.
  public func spread(
    _ axis: NSLayoutConstraint.Axis, _ distribution: Distribution = .gaps(0), in region: LayoutRegion? = nil,
    inset: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    Spread(axis: axis, distribution: distribution, file: file, line: line).constraints(Array(self), region, inset)
  }
}

@MainActor
extension Array where Element == UIView {
  /// Each of them stays as small as its content: `[icon, badge].hug(.horizontal)`.
  public func hug(_ axes: NSLayoutConstraint.Axis..., at priority: UILayoutPriority = .required) -> Layout {
    Layout(parts: map { ContentPriority($0, .hugging, axes.isEmpty ? [.horizontal, .vertical] : axes, priority) })
  }
}
