import InterfaceBuilder
import UIKit
import ViewHost

import struct ViewHost.Device

/// The device that a file of Interface Builder was edited on, by the names that files have for devices.
enum CanvasDevice {
  /// The device of a name such as `retina4_7`, held as the file says; the standard one where the file names none.
  static func of(_ device: InterfaceBuilder.Device?) -> Device? {
    guard let device else { return named("iPhone SE") }
    guard let name = names[device.id], let found = named(name) else { return nil }
    return found.held(device.isLandscape ? .landscape : .portrait)
  }

  /// The version of Interface Builder that saved a file, without what comes after the point; nil where the file says none.
  ///
  /// Builds of Xcode that are not released say 32700 for every version of theirs: the plug-in's goes there.
  static func version(_ document: Document) -> Int? {
    func whole(_ version: String?) -> Int? { version.flatMap { Int($0.prefix { $0 != "." }) } }
    guard let version = whole(document.toolsVersion) else { return nil }
    return version < 30_000 ? version : whole(document.plugInVersion) ?? version
  }

  /// The measures of the iOS that Interface Builder showed when it saved a file; those of apps where the file doesn't say.
  @MainActor
  static func measures(_ document: Document) -> DesignMeasures {
    let version = version(document)
    let generation = version == nil ? DesignMeasures.iOS13 : CanvasRules.measures.value(near: version)
    return generation.varied { measures in
      // Hidden views keep the sizes that they must have, and no others: below required, above what content asks for.
      measures.stacks.hidingPriority = 999.5
      guard version != nil else { return }
      // Frames that were saved of such rows have the fitted height, to the pixel.
      measures.cells.fittedPixels = 0
      measures.progressViews.height = CanvasRules.progressHeight.value(near: version)
      measures.cells.chevronWidth = CanvasRules.chevronWidth.value(near: version)
      measures.tables.narrowSectionInset = CanvasRules.narrowMargin.value(near: version)
      measures.cells.narrowMargin = CanvasRules.narrowMargin.value(near: version)
      measures.tables.plainHeaderTopPadding = CanvasRules.plainHeaderTopPadding.value(near: version)
      measures.tables.plainHeaderHeight = CanvasRules.plainHeaderHeight.value(near: version)
      measures.tables.firstGroupedTitleTop = CanvasRules.firstGroupedTitleTop.value(near: version)
    }
  }

  /// The size of text that a file was edited in; nil for the usual one.
  @MainActor
  static func textSize(_ document: Document) -> UIContentSizeCategory? {
    if let rank = document.textSizeRank {
      return UIContentSizeCategory.ordered.indices.contains(rank) ? UIContentSizeCategory.ordered[rank] : nil
    }
    return CanvasRules.textSize.value(near: version(document))
  }

  /// How far status bar and home indicator reach into the screen, as that version of Interface Builder takes it; as they do
  /// where the version is not known.
  @MainActor
  static func safeAreaInsets(of device: Device, id: String?, version: Int?) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    guard let version else { return insets }
    guard device.idiom == .phone, insets.bottom > 0 else { return insets }
    let ownHeight = id.flatMap { CanvasRules.statusBarHeights[$0] } ?? device.held(.portrait).safeAreaInsets.top
    let statusBar = CanvasRules.oldStatusBars.value(near: version) ? 44 : ownHeight
    guard device.orientation == .portrait else {
      // What the bar takes of a phone that is held upright, both sides take of one that lies.
      (insets.left, insets.right) = (statusBar, statusBar)
      return insets
    }
    let factor = CanvasRules.safeAreaFactor.value(near: version)
    (insets.top, insets.bottom) = (factor * statusBar, factor * insets.bottom)
    return insets
  }

  /// Whether a view of its own has the status bar of a device without a notch: some versions show it over portrait ones.
  @MainActor
  static func hasStatusBar(overViewOf size: CGSize, on idiom: UIUserInterfaceIdiom, version: Int?) -> Bool {
    guard size.height >= size.width || idiom == .pad else { return false }
    return CanvasRules.statusBarOverViews.value(near: version)
  }

  /// The margins of the content of a cell that lies in no table; nil for those that it has in one, where the version is not known.
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
    // The line below the row is none of the content's, and counts as part of its margin.
    case .lessLine: return margins(bottom: 11 - 1 / device.scale, side: side(width))
    case .byPhone:
      guard standard.areWide(device.size.width) else { return margins(side: 15) }
      return margins(side: width == device.size.width ? 20 : 16)
    case .byWidth: return margins(side: side(min(width, device.size.width)))
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
