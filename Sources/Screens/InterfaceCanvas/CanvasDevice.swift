import InterfaceBuilder
import UIKit
import ViewHost

import struct ViewHost.Device

/// The device for which a file of Interface Builder was edited, by the names of devices in files.
enum CanvasDevice {
  /// Returns the device of a name such as `retina4_7` in the file's orientation, or the standard device if the file
  /// names none.
  static func of(_ device: InterfaceBuilder.Device?) -> Device? {
    guard let device else { return named("iPhone SE") }
    guard let name = names[device.id], let found = named(name) else { return nil }
    return found.held(device.isLandscape ? .landscape : .portrait)
  }

  /// Returns the major version of Interface Builder that saved a file, or nil if the file has none.
  ///
  /// Unreleased builds of Xcode write 32700 for all versions. In that case, the version of the plug-in is used.
  static func version(_ document: Document) -> Int? {
    func whole(_ version: String?) -> Int? { version.flatMap { Int($0.prefix { $0 != "." }) } }
    guard let version = whole(document.toolsVersion) else { return nil }
    return version < 30_000 ? version : whole(document.plugInVersion) ?? version
  }

  /// Returns the measures of the version of iOS that Interface Builder displayed when it saved a file, or those of apps
  /// if the file has no version.
  @MainActor
  static func measures(_ document: Document) -> DesignMeasures {
    let version = version(document)
    let generation = version == nil ? DesignMeasures.iOS13 : CanvasRules.measures.value(near: version)
    return generation.varied { measures in
      // Hidden views keep only their required sizes. The priority is below required, and above the priorities of
      // content.
      measures.stacks.hidingPriority = 999.5
      guard version != nil else { return }
      // The saved frames of such rows have the fitted height to the pixel.
      measures.cells.fittedPixels = 0
      measures.progressViews.height = CanvasRules.progressHeight.value(near: version)
      measures.cells.chevronWidth = CanvasRules.chevronWidth.value(near: version)
      measures.cells.narrowMargin = CanvasRules.narrowMargin.value(near: version)
      measures.tables.plainHeaderTopPadding = CanvasRules.plainHeaderTopPadding.value(near: version)
      measures.tables.plainHeaderHeight = CanvasRules.plainHeaderHeight.value(near: version)
      if let width = CanvasRules.wideTableWidth.value(near: version) {
        measures.margins.wideTableWidth = width
        measures.margins.wideInsetRowWidth = DesignMeasures.iOS26.margins.wideInsetRowWidth
      }
      if let top = CanvasRules.titleTopBelowFooter.value(near: version) {
        measures.tables.groupedTitleTopBelowGap = measures.tables.groupedTitleTop
        measures.tables.groupedTitleTop = top
      }
    }
  }

  /// Returns the text size with which a file was edited, or nil for the standard size.
  @MainActor
  static func textSize(_ document: Document) -> UIContentSizeCategory? {
    if let rank = document.textSizeRank {
      return UIContentSizeCategory.ordered.indices.contains(rank) ? UIContentSizeCategory.ordered[rank] : nil
    }
    return CanvasRules.textSize.value(near: version(document))
  }

  /// Returns the insets for the status bar and the home indicator in that version of Interface Builder, or the actual
  /// ones if the version is unknown.
  @MainActor
  static func safeAreaInsets(of device: Device, id: String?, version: Int?) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    guard let version else { return insets }
    if isRoundedTablet(id) {
      // The list of devices has the tablet of the same size with a home button instead.
      insets.top = 24
      insets.bottom = CanvasRules.roundedTabletBottom.value(near: version)
      return insets
    }
    guard device.idiom == .phone, insets.bottom > 0 else { return insets }
    let ownHeight = id.flatMap { CanvasRules.statusBarHeights[$0] } ?? device.held(.portrait).safeAreaInsets.top
    let statusBar = CanvasRules.oldStatusBars.value(near: version) ? 44 : ownHeight
    guard device.orientation == .portrait else {
      // In landscape, the inset of the portrait status bar applies to both sides.
      (insets.left, insets.right) = (statusBar, statusBar)
      if CanvasRules.landscapeBars.value(near: version) { insets.top = statusBar }
      return insets
    }
    let factor = CanvasRules.safeAreaFactor.value(near: version)
    (insets.top, insets.bottom) = (factor * statusBar, factor * insets.bottom)
    return insets
  }

  /// Returns whether a device is a tablet with rounded corners, which has a home indicator and a higher status bar.
  static func isRoundedTablet(_ id: String?) -> Bool {
    id.map { $0.hasPrefix("ipad") && ($0.hasSuffix("rounded") || $0 == "ipad10_9") } ?? false
  }

  /// Returns whether a view without a controller has the status bar of a device without a notch. Some versions display
  /// it over portrait views only.
  @MainActor
  static func hasStatusBar(overViewOf size: CGSize, on idiom: UIUserInterfaceIdiom, version: Int?) -> Bool {
    let isWide = size.height < size.width && idiom != .pad
    guard !isWide || CanvasRules.statusBarOverWideViews.value(near: version) else { return false }
    return CanvasRules.statusBarOverViews.value(near: version)
  }

  /// Returns the margins of a cell outside a table, or nil for those in a table if the version is unknown.
  @MainActor
  static func cellMargins(width: CGFloat, device: Device, version: Int?) -> NSDirectionalEdgeInsets? {
    guard let version else { return nil }
    func margins(top: CGFloat = 11, bottom: CGFloat = 11, side: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
    let standard = DesignMeasures.iOS13.margins
    func side(_ width: CGFloat) -> CGFloat { standard.side(forWidth: width) }
    switch CanvasRules.cellMargins.value(near: version) {
    case .eight: return margins(top: 8, bottom: 8, side: 8)
    // The separator below the row is not a part of the content, and counts as a part of its margin.
    case .lessLine: return margins(bottom: 11 - 1 / device.scale, side: side(width))
    case .byPhone:
      guard standard.areWide(device.size.width) else { return margins(side: 15) }
      return margins(side: width == device.size.width ? 20 : 16)
    case .byWidth: return margins(side: side(min(width, device.size.width)))
    case .byScreen:
      let screen = device.held(.portrait).size.width
      let isWide = CanvasRules.wideTableWidth.value(near: version).map { screen >= $0 } ?? standard.areWide(screen)
      return margins(top: 15, bottom: 15, side: isWide ? standard.wideSide : standard.side)
    }
  }

  private static func named(_ name: String) -> Device? {
    Device.all.first { $0.name == name || $0.aliases.contains(name) }
  }

  private static let names = [
    "retina3_5": "iPhone SE (1st generation)", "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone SE",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone 11 Pro", "retina6_1": "iPhone 11",
    "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 12",
    "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 15", "retina6_72": "iPhone 15 Plus",
    "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad 9.7",
    "ipad10_2": "iPad 10.2", "ipad10_5": "iPad Pro 10.5",
    "ipad10_9": "iPad Pro 11", "ipad11_0rounded": "iPad Pro 11", "ipad12_9": "iPad Pro 12.9",
    "ipad12_9rounded": "iPad Pro 12.9",
  ]
}
