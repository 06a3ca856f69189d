import ArgumentParser
import ReferenceSnapshots
import UIKit
import ViewHost

/// The options for the devices and settings of screens, whose combinations are all used.
struct VariantOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "A device, such as \"iPhone SE landscape\"; may be repeated. See 'viewcode devices'. Default: iPhone 15.")
  var devices: [String] = []

  @Option(name: .customLong("style"), help: "light or dark; may be repeated. Default: light.")
  var styles: [ScreenOptions.Style] = []

  @Option(
    name: .customLong("text-size"), help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5; may be repeated.")
  var textSizes: [String] = []

  @Option(
    name: .customLong("direction"), help: "The direction of the language, ltr or rtl; may be repeated. Default: ltr.")
  var directions: [ScreenOptions.Direction] = []

  @Option(
    name: .customLong("sdk"),
    help:
      "The SDK whose design is drawn: 18, 26 or 27; may be repeated. Default: the one that today's Xcode builds the app with."
  )
  var sdks: [SDKVersion] = []

  /// Returns the variants.
  ///
  /// - Parameters:
  ///   - environment: The environment, which provides the default SDK.
  ///   - namesDefaultSDK: Whether the names of variants contain the default SDK. Names of references do. Names of
  ///     screens in two revisions do not, because they are matched by name, and the default may differ.
  @MainActor
  func variants(in environment: ProgramEnvironment, namesDefaultSDK: Bool) throws -> [ScreenVariant] {
    let devices = self.devices.isEmpty ? ["iPhone 15"] : self.devices
    var variants = ScreenVariant.matrix(
      try devices.map { try Device.named($0) },
      styles: styles.isEmpty ? [.light] : styles.map { $0 == .dark ? .dark : .light },
      textSizes: textSizes.isEmpty ? [.large] : try textSizes.map { try TextSize.category(named: $0) },
      directions: directions.isEmpty ? [.leftToRight] : directions.map { $0 == .rtl ? .rightToLeft : .leftToRight },
      sdks: sdks.isEmpty ? [environment.standardSDK] : sdks)
    if sdks.isEmpty, !namesDefaultSDK {
      for index in variants.indices { variants[index].namesSDK = false }
    }
    return variants
  }
}
