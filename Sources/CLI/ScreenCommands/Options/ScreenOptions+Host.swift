import ArgumentParser
import UIKit
import ViewHost

/// The options for the screen that displays a preview.
struct ScreenOptions: ParsableArguments {
  /// The user interface style, light or dark.
  enum Style: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
  }

  /// The layout direction.
  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
  }

  @Option(help: "The device, such as \"iPhone 15\" or \"iPhone SE landscape\". See 'viewcode devices'.")
  var device = "iPhone 15"

  @Option(help: "light or dark.")
  var style = Style.light

  @Option(name: .customLong("text-size"), help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5.")
  var textSize = "L"

  @Option(help: "The direction of the language: ltr or rtl.")
  var direction = Direction.ltr

  @Option(
    help: "The SDK whose design is drawn: 18, 26 or 27. Default: the one that today's Xcode builds the app with.")
  var sdk: SDKVersion?

  @Option(help: "The size of the previewed view itself in points, such as 375x98; sides from 1 to 10000.")
  var size: ViewSize?

  @OptionGroup var systemBars: SystemBarOptions

  @MainActor
  func makeHost(in environment: ProgramEnvironment) throws -> ViewHost {
    try ViewHost.checkFonts()
    let host = ViewHost(device: try Device.named(device), surroundings: try surroundings(in: environment))
    host.showsSystemBars = systemBars.areShown
    return host
  }

  /// Returns a host for the app that `main` launches.
  @MainActor
  func makeHost(
    callingMain main: () -> Void, urls: [URL], in environment: ProgramEnvironment, notesOrigins: Bool = false
  ) throws -> ViewHost {
    try ViewHost.checkFonts()
    let host = try ViewHost(
      callingMain: main, device: try Device.named(device), surroundings: try surroundings(in: environment), urls: urls,
      notesOrigins: notesOrigins)
    host.showsSystemBars = systemBars.areShown
    return host
  }

  @MainActor
  private func surroundings(in environment: ProgramEnvironment) throws -> HostEnvironment {
    var surroundings = HostEnvironment()
    surroundings.style = style == .dark ? .dark : .light
    surroundings.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    surroundings.contentSizeCategory = try TextSize.category(named: textSize)
    surroundings.sdk = sdk ?? environment.standardSDK
    return surroundings
  }

  var viewSize: CGSize? {
    size.map { CGSize(width: $0.width, height: $0.height) }
  }
}
