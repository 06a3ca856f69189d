import UIKit

extension Anchored {
  /// Pins anchors to those of the superview, or of a part of it: `card.pin(.edges, to: .safeArea, inset: 16)`.
  ///
  /// Edges lie `inset` points inside, a size is smaller by both insets, centers and baselines take part as they are.
  /// Without a superview there is nothing to pin to: a warning names the line, and no constraint is made.
  ///
  /// - `anchors`: Which ones, of this view and of the target. Default: the edges.
  /// - `region`: What to pin to. Default: the superview's edges.
  /// - `inset`: Points towards the middle; negative ones lead out. Default: 0.
  ///
  /// - Returns: The constraints, not active yet, in the order top, leading, left, bottom, trailing, right, baselines,
  ///   centers, sizes.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .inset(.exactly(inset)), file, line)
  }

  /// Pins anchors to those of the superview at a distance that is a limit or the system's:
  /// `label.pin(.trailing, inset: .atLeast(16))`.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .inset(inset), file, line)
  }

  /// Pins anchors to those of the superview, each edge with an inset of its own.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, insets: NSDirectionalEdgeInsets,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, Pin.Displacement(insets), file, line)
  }

  /// Pins anchors to those of the superview, each edge with an inset of its own, whatever the direction of text.
  ///
  /// Name ``AnchorSet/absoluteEdges`` with it: `leading` takes the left inset also where text begins at the right.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, insets: UIEdgeInsets, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .absoluteInsets(insets), file, line)
  }

  /// Pins anchors beside those of the superview: `badge.pin(.centerX, offset: 12)`.
  ///
  /// `offset` is points down and to where text ends, for every anchor alike.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, offset: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .offset(.exactly(offset)), file, line)
  }

  /// Pins anchors beside those of the superview, at a distance that is a limit or the system's.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, offset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .offset(offset), file, line)
  }

  func pin(
    _ anchors: AnchorSet, _ region: LayoutRegion, _ displacement: Pin.Displacement, _ file: StaticString, _ line: UInt
  ) -> [NSLayoutConstraint] {
    guard let superview = surroundingView else {
      Warning.noSuperview(of: self, file, line)
      return []
    }
    let (item, bottom) = region.anchors(in: superview)
    return Pin(
      anchors: anchors, target: item, targetBottom: bottom, displacement: displacement, file: file, line: line
    ).constraints(self)
  }
}

extension Pin.Displacement {
  init(_ insets: NSDirectionalEdgeInsets) {
    self = .insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
