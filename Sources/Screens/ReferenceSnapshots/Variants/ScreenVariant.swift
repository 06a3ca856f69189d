import UIKit
import ViewHost

/// A device and the settings of its user, for a screen.
public struct ScreenVariant: Sendable {
  /// The device, in its orientation.
  public var device: Device

  /// The user's settings.
  public var surroundings: HostEnvironment

  /// Whether titles and names of files contain the SDK. iOS 18 is always omitted.
  ///
  /// - Default: `true`.
  package var namesSDK = true

  /// Creates a variant of a device with settings. The default settings are those of a new phone.
  public init(_ device: Device = .standard, surroundings: HostEnvironment = HostEnvironment()) {
    self.device = device
    self.surroundings = surroundings
  }

  /// Returns every combination of the listed values: devices first, then orientations, styles, text sizes, directions,
  /// contrasts, weights and SDKs.
  ///
  /// ```swift
  /// ScreenVariant.matrix([.iPhoneSE, .standard], styles: [.light, .dark], textSizes: [.large, .accessibilityExtraLarge])
  /// ```
  ///
  /// - Parameters:
  ///   - devices: The devices in their own orientations.
  ///   - orientations: The orientations of each device. Default: its own.
  ///   - styles: The interface styles. Default: light.
  ///   - textSizes: The text sizes. Default: large, the default of phones.
  ///   - directions: The layout directions. Default: left to right.
  ///   - contrasts: The contrasts. Default: normal.
  ///   - weights: The weights of text. Default: regular.
  ///   - sdks: The SDKs of the drawn designs. Default: that of iOS 18.
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

  /// The device, and each setting that differs from a new phone's.
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

  /// The title: `iPhone SE, dark, AX3`.
  public var title: String { words.joined(separator: ", ") }

  /// The name for files: `iPhone-SE.dark.AX3`. It is equal in each run and on each machine.
  public var fileName: String { words.map { SnapshotName.plain($0) }.joined(separator: ".") }
}
