import UIKit

extension Anchored {
  /// Pins anchors to those of the superview or of a part of it: `card.pin(.edges, to: .safeArea, inset: 16)`.
  ///
  /// Edges have an inset of `inset` points, sizes are reduced by both insets, and centers and baselines aren't
  /// affected. Without a superview, a warning with the line is reported, and no constraint is created.
  ///
  /// - `anchors`: the anchors of this view and of the target. Default: the edges.
  /// - `region`: the target. Default: the superview's edges.
  /// - `inset`: the inset in points; negative for an outset. Default: 0.
  ///
  /// - Returns: The inactive constraints in the order top, leading, left, bottom, trailing, right, baselines, centers,
  ///   sizes.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .inset(.exactly(inset)), file, line)
  }

  /// Pins anchors to those of the superview with a distance that is a limit or the system's: `label.pin(.trailing,
  /// inset: .atLeast(16))`.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, inset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .inset(inset), file, line)
  }

  /// Pins anchors to those of the superview with an inset for each edge.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, insets: NSDirectionalEdgeInsets,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, Pin.Displacement(insets), file, line)
  }

  /// Pins anchors to those of the superview with an inset for each edge, independent of the direction of text.
  ///
  /// Use it with ``AnchorSet/absoluteEdges``: `leading` has the left inset even in right-to-left languages.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, insets: UIEdgeInsets, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .absoluteInsets(insets), file, line)
  }

  /// Pins anchors to those of the superview with an offset: `badge.pin(.centerX, offset: 12)`.
  ///
  /// The `offset` of all anchors is in points downwards and in the direction of text.
  public func pin(
    _ anchors: AnchorSet..., to region: LayoutRegion = .superview, offset: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), region, .offset(.exactly(offset)), file, line)
  }

  /// Pins anchors to those of the superview with an offset that is a limit or the system's.
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
