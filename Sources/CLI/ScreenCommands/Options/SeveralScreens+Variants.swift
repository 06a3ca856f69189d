import CommandArguments
import ReferenceSnapshots
import UIKit
import ViewHost

extension SeveralScreens {
  /// One of the screens.
  struct Screen {
    let device: Device
    let surroundings: HostEnvironment
    /// The suffix of its pictures' names, which contains the options with several values.
    let suffix: String
  }

  /// Returns every combination of the options.
  @MainActor
  func all(in environment: ProgramEnvironment) throws -> [Screen] {
    try ViewHost.checkFonts()
    let sizes = textSizes.isEmpty ? ["L"] : textSizes
    let categories = try sizes.map { ($0.uppercased(), try TextSize.category(named: $0)) }
    let (devices, sdks) = (try chosenDevices, chosenSDKs(in: environment))
    var result: [Screen] = []
    for device in devices {
      for style in chosenStyles {
        for (size, category) in categories {
          for direction in chosenDirections {
            for sdk in sdks {
              var surroundings = HostEnvironment()
              surroundings.style = style.interfaceStyle
              surroundings.layoutDirection = direction.layoutDirection
              surroundings.contentSizeCategory = category
              surroundings.sdk = sdk
              var parts: [String] = []
              if devices.count > 1 {
                parts.append(device.name + (device.orientation == .landscape ? " landscape" : ""))
              }
              if styles.count > 1 { parts.append(style.rawValue) }
              if sizes.count > 1 { parts.append(size) }
              if directions.count > 1 { parts.append(direction.rawValue) }
              if sdks.count > 1 { parts.append("iOS \(sdk.rawValue)") }
              result.append(
                Screen(device: device, surroundings: surroundings, suffix: parts.map { " " + $0 }.joined()))
            }
          }
        }
      }
    }
    return result
  }

  /// Returns the variants for captured screens.
  ///
  /// - Parameters:
  ///   - environment: The environment, which provides the default SDK.
  ///   - namesDefaultSDK: Whether the names of variants contain the default SDK. Names of references do. Names of
  ///     screens in two revisions do not, because they are matched by name, and the default may differ.
  @MainActor
  func variants(in environment: ProgramEnvironment, namesDefaultSDK: Bool) throws -> [ScreenVariant] {
    var variants = ScreenVariant.matrix(
      try chosenDevices, styles: chosenStyles.map(\.interfaceStyle),
      textSizes: try textSizes.isEmpty ? [.large] : textSizes.map { try TextSize.category(named: $0) },
      directions: chosenDirections.map(\.layoutDirection), sdks: chosenSDKs(in: environment))
    if sdks.isEmpty, !namesDefaultSDK {
      for index in variants.indices { variants[index].namesSDK = false }
    }
    return variants
  }

  private var chosenDevices: [Device] {
    get throws { try (devices.isEmpty ? ["iPhone 15"] : devices).map { try Device.named($0) } }
  }

  private var chosenStyles: [ScreenStyle] { styles.isEmpty ? [.light] : styles }

  private var chosenDirections: [ScreenDirection] { directions.isEmpty ? [.ltr] : directions }

  @MainActor
  private func chosenSDKs(in environment: ProgramEnvironment) -> [SDKVersion] {
    sdks.isEmpty ? [environment.standardSDK] : sdks.map(\.version)
  }
}
