import ArgumentParser
import UIKit
import ViewHost

/// The options for the screens on which previews are drawn: every combination of devices, styles and text sizes.
struct SeveralScreens: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help:
      "The device, such as \"iPhone 15\" or \"iPhone SE landscape\"; may be given several times. See 'viewcode devices'. (default: iPhone 15)"
  )
  var devices: [String] = []

  @Option(name: .customLong("style"), help: "light or dark; may be given several times. (default: light)")
  var styles: [ScreenOptions.Style] = []

  @Option(
    name: .customLong("text-size"),
    help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5; may be given several times. (default: L)")
  var textSizes: [String] = []

  @Option(help: "The direction of the language: ltr or rtl.")
  var direction = ScreenOptions.Direction.ltr

  @Option(
    name: .customLong("sdk"),
    help:
      "The SDK whose design is drawn: 18, 26 or 27; may be repeated. (default: the one that today's Xcode builds the app with)"
  )
  var sdks: [SDKVersion] = []

  @Option(help: "The size of the previewed view itself in points, such as 375x98; sides from 1 to 10000.")
  var size: ViewSize?

  var viewSize: CGSize? { size.map { CGSize(width: $0.width, height: $0.height) } }

  /// One of the screens.
  struct Screen {
    let device: Device
    let surroundings: HostEnvironment
    /// The suffix of its pictures' names, which contains the options with several values.
    let suffix: String
  }

  @MainActor
  func all(in environment: ProgramEnvironment) throws -> [Screen] {
    try ViewHost.checkFonts()
    let devices = try (self.devices.isEmpty ? ["iPhone 15"] : self.devices).map { try Device.named($0) }
    let styles = self.styles.isEmpty ? [.light] : self.styles
    let sizes = textSizes.isEmpty ? ["L"] : textSizes
    let sdks = self.sdks.isEmpty ? [environment.standardSDK] : self.sdks
    return try devices.flatMap { device in
      try styles.flatMap { style in
        try sizes.flatMap { size in
          try sdks.map { sdk in
            var surroundings = HostEnvironment()
            surroundings.style = style == .dark ? .dark : .light
            surroundings.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
            surroundings.contentSizeCategory = try TextSize.category(named: size)
            surroundings.sdk = sdk
            var parts: [String] = []
            if devices.count > 1 {
              parts.append(device.name + (device.orientation == .landscape ? " landscape" : ""))
            }
            if styles.count > 1 { parts.append(style.rawValue) }
            if sizes.count > 1 { parts.append(size.uppercased()) }
            if sdks.count > 1 { parts.append("iOS \(sdk.rawValue)") }
            return Screen(device: device, surroundings: surroundings, suffix: parts.map { " " + $0 }.joined())
          }
        }
      }
    }
  }
}
