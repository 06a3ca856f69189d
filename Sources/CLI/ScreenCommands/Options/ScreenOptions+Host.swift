import CommandArguments
import UIKit
import ViewHost

extension ScreenOptions {
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
    surroundings.style = style.interfaceStyle
    surroundings.layoutDirection = direction.layoutDirection
    surroundings.contentSizeCategory = try TextSize.category(named: textSize)
    surroundings.sdk = sdk?.version ?? environment.standardSDK
    return surroundings
  }
}

extension PreviewSizeOption {
  var viewSize: CGSize? { size.map { CGSize(width: $0.width, height: $0.height) } }
}

extension ScreenStyle {
  var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension ScreenDirection {
  var layoutDirection: UITraitEnvironmentLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}
