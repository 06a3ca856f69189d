import UIKit

extension Anchored {
  /// Pins anchors to the same ones of another view or guide: `shade.pin(.edges, to: imageView)`.
  ///
  /// - `anchors`: the anchors of both.
  /// - `item`: the view or layout guide.
  /// - `inset`: the inset from the item's edges in points. Default: 0.
  ///
  /// - Returns: The inactive constraints.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, inset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, .inset(.exactly(inset)), file, line)
  }

  /// Pins anchors to the same ones of another view or guide with a distance that is a limit or the system's.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, inset: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, .inset(inset), file, line)
  }

  /// Pins anchors to the same ones of another view or guide with an inset for each edge.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, insets: NSDirectionalEdgeInsets, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, Pin.Displacement(insets), file, line)
  }

  /// Pins anchors to the same ones of another view or guide with an inset for each edge, independent of the direction
  /// of text.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, insets: UIEdgeInsets, file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, .absoluteInsets(insets), file, line)
  }

  /// Pins anchors to the same ones of another view or guide with an offset: `badge.pin(.firstBaseline, to: title,
  /// offset: 2)`.
  ///
  /// The `offset` of all anchors is in points downwards and in the direction of text.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, offset: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, .offset(.exactly(offset)), file, line)
  }

  /// Pins anchors to the same ones of another view or guide with an offset that is a limit or the system's.
  public func pin(
    _ anchors: AnchorSet..., to item: any Anchored, offset: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    pin(AnchorSet(named: anchors), item, .offset(offset), file, line)
  }

  func pin(
    _ anchors: AnchorSet, _ item: any Anchored, _ displacement: Pin.Displacement, _ file: StaticString, _ line: UInt
  ) -> [NSLayoutConstraint] {
    Pin(anchors: anchors, target: item, displacement: displacement, file: file, line: line).constraints(self)
  }
}
