import Testing
import UIKit
import ViewHost

/// The device that all pictures are taken on: a small one, two pixels a point, in English.
@MainActor
struct GoldenScreen {
  let host: ViewHost

  init(_ style: UIUserInterfaceStyle) {
    var surroundings = HostEnvironment()
    surroundings.style = style
    host = ViewHost(device: try! .named("iPhone SE"), surroundings: surroundings)
  }

  /// Holds the picture of a sheet of controls against the recorded one.
  func expect(_ name: String, _ sheet: ControlSheet, sourceLocation: SourceLocation = #_sourceLocation) throws {
    host.show(sheet, sizing: .fitting)
    try expect(name, asShown: sheet, sourceLocation: sourceLocation)
  }

  /// Holds the picture of a view of a fixed height, on the system's background, against the recorded one.
  func expect(
    _ name: String, _ view: UIView, height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    host.show(view, sizing: .fixed(CGSize(width: ControlSheet.width, height: height)))
    try expect(name, asShown: view, sourceLocation: sourceLocation)
  }

  /// Holds the picture of a view that is on the screen, as it is now, against the recorded one.
  func expect(_ name: String, asShown view: UIView, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try GoldenPicture(name: self.name(name)).expect(host.picture(of: view), sourceLocation: sourceLocation)
  }

  /// Holds the whole screen, as it is now, against the recorded picture.
  func expectScreen(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try GoldenPicture(name: self.name(name)).expect(host.picture(), sourceLocation: sourceLocation)
  }

  private func name(_ name: String) -> String {
    host.surroundings.style == .dark ? "\(name)-dark" : "\(name)-light"
  }
}
