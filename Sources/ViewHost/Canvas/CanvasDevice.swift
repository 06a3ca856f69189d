import InterfaceBuilder
import UIKit

/// The device that a file of Interface Builder was edited on, by the names that files have for devices.
enum CanvasDevice {
  /// The device of a name such as `retina4_7`, held as the file says; the standard one where the file names none.
  static func of(_ device: InterfaceBuilder.Device?) -> Device? {
    guard let device else { return named("iPhone SE") }
    guard let name = names[device.id], let found = named(name) else { return nil }
    return found.held(device.isLandscape ? .landscape : .portrait)
  }

  /// The version of Interface Builder that saved a file, without what comes after the point.
  ///
  /// Builds of Xcode that are not released say 32700 for every version of theirs: the plug-in's goes there.
  static func version(_ document: Document) -> Int {
    func whole(_ version: String?) -> Int? { version.flatMap { Int($0.prefix { $0 != "." }) } }
    let version = whole(document.toolsVersion) ?? 0
    return version < 30_000 ? version : whole(document.plugInVersion) ?? version
  }

  /// The measures of the iOS that Interface Builder showed when it saved a file: that of Xcode 11 from 14,800 on, of Xcode 26
  /// from 24,000 on.
  @MainActor
  static func measures(_ document: Document) -> DesignMeasures {
    let version = version(document)
    let generation: DesignMeasures =
      switch version {
      case ..<1: .iOS13
      case ..<14_800: .iOS7
      case ..<24_000: .iOS13
      default: .iOS26
      }
    return generation.varied { measures in
      // Hidden views keep the sizes that they must have.
      measures.stacks.hidingPriority = .canvasHiding
      guard version > 0 else { return }
      // iOS 14 made progress bars thicker and empty fields higher.
      if version < 17_000 { (measures.progressViews.height, measures.textFields.emptyFieldExtra) = (2, 0) }
      // The chevrons of Xcode 11 and 12 are wider.
      if (14_800..<19_000).contains(version) { measures.cells.chevronWidth = version < 18_000 ? 11 : 11.6 }
      // Rows of the canvas of Xcode 14 and 15 have wide margins in narrow tables as well.
      if (21_000..<24_000).contains(version) {
        (measures.tables.narrowSectionInset, measures.cells.narrowMargin) = (20, 20)
      }
      if (14_800..<17_000).contains(version) { measures.cells.narrowContentMargin = 15 }
      // iOS 15 brought the room above headers.
      if version < 19_000 { measures.tables.plainHeaderTopPadding = 0 }
      switch version {
      case 19_000..<21_000: measures.tables.plainHeaderHeight = 26
      case 22_000..<24_500: measures.tables.firstGroupedTitleTop = 15.5
      default: break
      }
    }
  }

  /// The size of text that a file was edited in; nil for the usual one.
  ///
  /// From Xcode 12.5 to 13 the canvas shows files that say nothing of it in the smallest size: their preference is taken for 0.
  static func textSize(_ document: Document) -> UIContentSizeCategory? {
    if let rank = document.textSizeRank {
      return UIContentSizeCategory.ordered.indices.contains(rank) ? UIContentSizeCategory.ordered[rank] : nil
    }
    return (18_000..<21_000).contains(version(document)) ? .extraSmall : nil
  }

  /// How far status bar and home indicator reach into the screen, as that version of Interface Builder takes it.
  static func safeAreaInsets(of device: Device, id: String?, version: Int) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    guard device.orientation == .portrait else {
      // What the bar takes of a phone that is held upright, both sides take of one that lies.
      if id == "retina5_9", version >= 21_000 { (insets.left, insets.right) = (50, 50) }
      if id == "retina6_1", version >= 21_000 { (insets.left, insets.right) = (48, 48) }
      return insets
    }
    switch id {
    // Xcode 16.3 and later keep twice the room free.
    case "retina6_1"? where version >= 23_700: (insets.top, insets.bottom) = (96, 68)
    case "retina5_9"? where version >= 24_500: (insets.top, insets.bottom) = (88, 68)
    case "retina5_9"? where version >= 24_000: insets.top = 50
    case _ where version >= 24_000 && device.idiom == .phone && insets.bottom > 0:
      (insets.top, insets.bottom) = (2 * insets.top, 2 * insets.bottom)
    // Since iOS 14 the bar is higher on the phones whose notch takes more of their coarser pixels.
    case "retina6_1"? where version >= 21_000: insets.top = 48
    case "retina5_9"? where version >= 21_000: insets.top = 50
    case "retina6_0"? where version < 21_000: insets.top = 44
    case "retina6_7"? where version < 21_000: insets.top = 44
    default: break
    }
    return insets
  }

  /// Whether a view of its own has the status bar of a device without a notch: some versions show it over portrait ones.
  static func hasStatusBar(overViewOf size: CGSize, on idiom: UIUserInterfaceIdiom, version: Int) -> Bool {
    guard size.height >= size.width || idiom == .pad else { return false }
    return (14_000..<14_800).contains(version) || version >= 22_000
  }

  /// The margins of the content of a cell that lies in no table.
  @MainActor
  static func cellMargins(width: CGFloat, device: Device, version: Int) -> NSDirectionalEdgeInsets? {
    func margins(top: CGFloat = 11, bottom: CGFloat = 11, side: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
    let standard = DesignMeasures.iOS13.margins
    func side(_ width: CGFloat) -> CGFloat { standard.side(forWidth: width) }
    switch version {
    case ..<1: return nil
    case ..<13_000: return margins(top: 8, bottom: 8, side: 8)
    // The line below the row is none of the content's, and counts as part of its margin.
    case ..<14_800: return margins(bottom: 11 - 1 / device.scale, side: side(width))
    case ..<17_000:
      guard standard.areWide(device.size.width) else { return margins(side: 15) }
      return margins(side: width == device.size.width ? 20 : 16)
    case ..<24_000: return margins(side: side(min(width, device.size.width)))
    default: return nil
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
