import UIKit

/// A phone or tablet that a screen can be made of, in one of its orientations.
public struct Device: Sendable, Hashable {
  /// How a device is held.
  public enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// What depends on how a device is held.
  struct Side: Sendable, Hashable {
    /// Top, left, bottom and right, in points.
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

  /// The device's name, as Apple writes it.
  public let name: String

  /// Other devices with the same screen.
  public let aliases: [String]

  /// How the device is held.
  ///
  /// - Default: `.portrait`.
  public var orientation = Orientation.portrait

  /// Pixels per point.
  public let scale: CGFloat

  /// Whether it is a phone or a tablet.
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

  /// The screen's size in points, as the device is held.
  public var size: CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// How far the notch, bars and corners reach in, in points, as the device is held.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = side.safeArea
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  /// Returns the same device, held in another way.
  public func held(_ orientation: Orientation) -> Device {
    var device = self
    device.orientation = orientation
    return device
  }

  /// What is cut out of the screen: an island where the safe area begins at 59 points or more, a notch where there is no home button.
  var cutout: ScreenCutout {
    guard idiom == .phone, portrait.safeArea[2] > 0, !name.hasPrefix("iPhone Duo") else { return .none }
    if portrait.safeArea[0] >= 59 { return .island }
    return Device.notched.contains(name) ? .notch : .smallNotch
  }

  /// Those whose notch has the width of the iPhone X's.
  private static let notched: Set<String> = [
    "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone 11", "iPhone 12", "iPhone 12 Pro Max",
  ]

  var side: Side {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// The device that screens are made of where nobody names one: an iPhone 15.
  public static let standard = all.first { $0.name == "iPhone 15" }!
}
