import Foundation

/// The measures of controls and tables that changed from one iOS to another.
///
/// Apps have those of iOS 13 to 18. Only the canvas of Interface Builder files takes others, so that a file is laid out in
/// the measures of the iOS that it was saved with. Lengths are in points.
@MainActor
package struct DesignEra {
  // MARK: - Controls

  var switchSize = CGSize(width: 51, height: 31)
  var sliderHeight: CGFloat = 31
  /// How far a slider reaches beyond its alignment rectangle.
  var sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  package var progressHeight: CGFloat = 4
  var searchBarHeight: CGFloat = 56

  /// What a text field without a border and without text has beyond its line.
  package var emptyFieldExtra: CGFloat = 1

  // MARK: - Tables

  var rowHeight: CGFloat = 44
  var rowMargin: CGFloat = 11
  /// How much less than ``rowHeight`` a row of a style may be high, in pixels.
  var rowPixelsToSpare: CGFloat = 1
  /// What a row that constraints size has beyond what they ask for.
  var fittedRowExtra: CGFloat = 0
  /// Whether the line below a row takes a pixel from the row's content.
  var rowsEndInLine = false
  /// From the trailing side to the end of an accessory; nil for what the margin asks for.
  var accessoryMargin: CGFloat?
  package var chevronWidth: CGFloat = 10.5
  /// The margin of content in tables as narrow as the first phones.
  var narrowestRowMargin: CGFloat = 16
  /// The margin of content in tables of a narrow phone.
  package var narrowRowMargin: CGFloat = 16
  /// The same where accessories keep the whole margin free, and content does not.
  package var narrowContentMargin: CGFloat?
  /// The room between a row's title and the subtitle below it, where the row is high enough.
  var subtitleGap: CGFloat = 3
  package var plainHeaderHeight: CGFloat = 28
  package var plainHeaderTopPadding: CGFloat = 22
  package var groupedTitleTop: CGFloat = 16
  package var firstGroupedTitleTop: CGFloat = 33
  /// How far sections of an inset grouped table keep from the sides of a narrow phone.
  package var narrowSectionInset: CGFloat = 16

  // MARK: - Stacks

  /// How much a stack wants hidden views to take no room.
  package var hidingPriority = UILayoutPriority.required

  // MARK: - Eras

  /// iOS 7 to 12.
  package static let iOS7: DesignEra = {
    var era = DesignEra()
    era.progressHeight = 2
    era.rowsEndInLine = true
    era.accessoryMargin = 23.5
    era.subtitleGap = 0
    era.narrowestRowMargin = 15
    return era
  }()

  /// iOS 13 to 18.
  package static let iOS13 = DesignEra()

  /// iOS 26, of which the measures are here that layout depends on, and not the looks.
  package static let iOS26: DesignEra = {
    var era = DesignEra()
    era.switchSize = CGSize(width: 63, height: 28)
    era.sliderHeight = 34
    era.sliderInsets = .zero
    era.searchBarHeight = 64
    era.rowHeight = 51
    era.rowMargin = 15
    era.rowPixelsToSpare = 0
    era.groupedTitleTop = 15.5
    era.fittedRowExtra = 1
    return era
  }()

  package static var current = DesignEra.iOS13

  /// Does something in the measures of an era.
  package static func with<Result>(_ era: DesignEra, _ body: () -> Result) -> Result {
    let before = current
    current = era
    defer { current = before }
    return body()
  }
}
