import UIKit
import ViewHost

/// A device and the settings of its user: where a screen is looked at.
public struct ScreenVariant: Sendable {
  /// The device, held as it is.
  public var device: Device

  /// The user's settings.
  public var surroundings: HostEnvironment

  /// Whether titles and names of files say the SDK. Default: `true`; iOS 18 is never said.
  package var namesSDK = true

  /// A device with settings, those of a phone as it comes from the shop unless others are named.
  public init(_ device: Device = .standard, surroundings: HostEnvironment = HostEnvironment()) {
    self.device = device
    self.surroundings = surroundings
  }

  /// Every combination of what is listed: devices first, then how they are held, styles, text sizes, directions,
  /// contrasts, weights and SDKs.
  ///
  /// ```swift
  /// ScreenVariant.matrix([.iPhoneSE, .standard], styles: [.light, .dark], textSizes: [.large, .accessibilityExtraLarge])
  /// ```
  ///
  /// - Parameters:
  ///   - devices: the devices, in the orientation that they have.
  ///   - orientations: how each is held. Default: as it is.
  ///   - styles: light, dark. Default: light.
  ///   - textSizes: sizes of text. Default: large, as phones come.
  ///   - directions: directions of the language. Default: left to right.
  ///   - contrasts: how far colors stand apart. Default: normal.
  ///   - weights: whether text is bold. Default: regular.
  ///   - sdks: the SDKs whose designs are drawn. Default: that of iOS 18.
  public static func matrix(
    _ devices: [Device], orientations: [Device.Orientation] = [], styles: [UIUserInterfaceStyle] = [.light],
    textSizes: [UIContentSizeCategory] = [.large],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    contrasts: [UIAccessibilityContrast] = [.normal], weights: [UILegibilityWeight] = [.regular],
    sdks: [SDKVersion] = [.iOS18]
  ) -> [ScreenVariant] {
    let held = devices.flatMap { device in orientations.isEmpty ? [device] : orientations.map { device.held($0) } }
    var variants: [ScreenVariant] = []
    for device in held {
      for style in styles {
        for size in textSizes {
          for direction in directions {
            for contrast in contrasts {
              for weight in weights {
                var surroundings = HostEnvironment()
                surroundings.style = style
                surroundings.contentSizeCategory = size
                surroundings.layoutDirection = direction
                surroundings.contrast = contrast
                surroundings.legibilityWeight = weight
                for sdk in sdks {
                  surroundings.sdk = sdk
                  variants.append(ScreenVariant(device, surroundings: surroundings))
                }
              }
            }
          }
        }
      }
    }
    return variants
  }

  /// What is special about it: the device, and each setting that is not a new phone's.
  private var words: [String] {
    var words = [device.name]
    if device.orientation == .landscape { words.append("landscape") }
    if surroundings.style == .dark { words.append("dark") }
    if surroundings.contentSizeCategory != .large { words.append(surroundings.contentSizeCategory.shortName) }
    if surroundings.layoutDirection == .rightToLeft { words.append("right to left") }
    if surroundings.contrast == .high { words.append("high contrast") }
    if surroundings.legibilityWeight == .bold { words.append("bold text") }
    if namesSDK, surroundings.sdk != .iOS18 { words.append("iOS \(surroundings.sdk.rawValue)") }
    return words
  }

  /// `iPhone SE, dark, AX3`
  public var title: String { words.joined(separator: ", ") }

  /// What files are called by: `iPhone-SE.dark.AX3`. It stays the same in each run and on each machine.
  public var fileName: String { words.map { SnapshotName.plain($0) }.joined(separator: ".") }
}
