import UIKit

/// A phone or tablet in an orientation, whose screen can be created.
public struct Device: Sendable, Hashable {
  /// The orientation of a device.
  public enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The properties of a device that depend on its orientation.
  struct Side: Sendable, Hashable {
    /// The top, left, bottom and right insets, in points.
    let safeArea: [CGFloat]
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    init(
      safeArea: (CGFloat, CGFloat, CGFloat, CGFloat), horizontal: UIUserInterfaceSizeClass,
      vertical: UIUserInterfaceSizeClass
    ) {
      self.safeArea = [safeArea.0, safeArea.1, safeArea.2, safeArea.3]
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The name of the device in Apple's spelling.
  public let name: String

  /// The names of other devices with the same screen.
  public let aliases: [String]

  /// The orientation of the device.
  ///
  /// - Default: `.portrait`.
  public var orientation = Orientation.portrait

  /// The number of pixels per point.
  public let scale: CGFloat

  /// The interface idiom: phone or tablet.
  public let idiom: UIUserInterfaceIdiom

  private let portraitSize: CGSize
  private let portrait: Side
  private let landscape: Side

  init(
    _ name: String, aliases: [String], idiom: UIUserInterfaceIdiom, width: CGFloat, height: CGFloat, scale: CGFloat,
    portrait: Side, landscape: Side
  ) {
    self.name = name
    self.aliases = aliases
    self.idiom = idiom
    self.scale = scale
    portraitSize = CGSize(width: width, height: height)
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The size of the screen in points, in the current orientation.
  public var size: CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The insets that the notch, bars and corners cover, in points, in the current orientation.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = side.safeArea
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  /// Returns the device in another orientation.
  public func held(_ orientation: Orientation) -> Device {
    var device = self
    device.orientation = orientation
    return device
  }

  /// The cutout of the screen: an island if the safe area begins at 59 points or more, otherwise a notch if there is no
  /// home button.
  var cutout: ScreenCutout {
    guard idiom == .phone, portrait.safeArea[2] > 0, !name.hasPrefix("iPhone Duo") else { return .none }
    if portrait.safeArea[0] >= 59 { return .island }
    return Device.notched.contains(name) ? .notch : .smallNotch
  }

  /// The devices with a notch of the width of the iPhone X's.
  private static let notched: Set<String> = [
    "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone 11", "iPhone 12", "iPhone 12 Pro Max",
  ]

  var side: Side {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// The default device of screens: an iPhone 15.
  public static let standard = all.first { $0.name == "iPhone 15" }!
}
