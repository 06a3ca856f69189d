import Foundation

/// Sizes of tables and cells, as Interface Builder's saved frames and screens of iOS 13 to 18 show them.
@MainActor
enum TableMetrics {
  static var rowHeight: CGFloat { DesignEra.current.rowHeight }
  /// Above and below what cells of a style show.
  static var verticalMargin: CGFloat { DesignEra.current.rowMargin }
  /// Before iOS 13 the line below a row was not the content's.
  static func separatorHeight(scale: CGFloat) -> CGFloat { DesignEra.current.rowsEndInLine ? 1 / scale : 0 }
  /// Between content and accessory.
  static let accessoryGap: CGFloat = 8
  static let imageGap: CGFloat = 16
  static let insetGroupedRadius: CGFloat = 10

  /// Room around titles grows with the size of text, as body text does.
  static func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return length }
    // Lengths that are added up are rounded together: the scaled value of a large one is as good as exact.
    return length * UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
  }

  static var plainHeaderHeight: CGFloat { DesignEra.current.plainHeaderHeight }
  /// How much less room than usual titles of plain tables have.
  static var plainHeaderSlack: CGFloat { standardPlainHeaderHeight - plainHeaderHeight }
  private static let standardPlainHeaderHeight: CGFloat = 28
  /// The room above headers of plain tables, since iOS 15.
  static var plainHeaderTopPadding: CGFloat { DesignEra.current.plainHeaderTopPadding }
  /// Above the first section of a grouped table that has neither title nor table header.
  static let firstGroupedGap: CGFloat = 35
  static var groupedTitleTop: CGFloat { DesignEra.current.groupedTitleTop }
  static var firstGroupedTitleTop: CGFloat { DesignEra.current.firstGroupedTitleTop }
  static let groupedTitleBottom: CGFloat = 6.5
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 6.5

  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 38
  /// A row held as near as this to an edge has the table scroll.
  static let reorderScrollZone: CGFloat = 44
  /// How fast it scrolls at the most, in points per second.
  static let reorderScrollSpeed: CGFloat = 600
  static let sectionIndexWidth: CGFloat = 15

  /// The distance of content from the sides: phones have 16 points, wide ones and tablets 20.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat {
    if width <= 320 { return DesignEra.current.narrowestRowMargin }
    return UIViewController.hasWideMargins(width) ? 20 : DesignEra.current.narrowRowMargin
  }

  /// The margins of a cell's content where nothing else is said.
  static func contentMargins(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: verticalMargin, leading: side, bottom: verticalMargin, trailing: side)
  }

  /// How far sections of inset grouped tables keep from the sides.
  static func sectionInset(forWidth width: CGFloat) -> CGFloat {
    UIViewController.hasWideMargins(width) ? 20 : DesignEra.current.narrowSectionInset
  }

  /// The distance of accessories from the trailing side.
  static func accessoryMargin(for margin: CGFloat) -> CGFloat {
    DesignEra.current.accessoryMargin ?? margin
  }

  /// The gap between two grouped sections without titles is two of these.
  static func groupedGap(pixel: CGFloat) -> CGFloat { 18 - (pixel < 0.5 ? pixel : 0.5) }
}
