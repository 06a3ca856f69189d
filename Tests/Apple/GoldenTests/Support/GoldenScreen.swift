import Testing
import UIKit
import ViewHost

/// The device of all pictures: a small one with two pixels in a point, in English.
@MainActor
struct GoldenScreen {
  let host: ViewHost

  init(_ style: UIUserInterfaceStyle) {
    var surroundings = HostEnvironment()
    surroundings.style = style
    host = ViewHost(device: try! .named("iPhone SE"), surroundings: surroundings)
  }

  /// Compares the picture of a sheet of controls with the recorded one.
  func expect(_ name: String, _ sheet: ControlSheet, sourceLocation: SourceLocation = #_sourceLocation) throws {
    host.show(sheet, sizing: .fitting)
    try expect(name, asShown: sheet, sourceLocation: sourceLocation)
  }

  /// Compares the picture of a view with a fixed height, on the system's background, with the recorded one.
  func expect(
    _ name: String, _ view: UIView, height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    host.show(view, sizing: .fixed(CGSize(width: ControlSheet.width, height: height)))
    try expect(name, asShown: view, sourceLocation: sourceLocation)
  }

  /// Compares the picture of a view on the screen in its current state with the recorded one.
  func expect(_ name: String, asShown view: UIView, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try GoldenPicture(name: self.name(name)).expect(host.picture(of: view), sourceLocation: sourceLocation)
  }

  /// Compares the entire screen in its current state with the recorded picture.
  func expectScreen(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try GoldenPicture(name: self.name(name)).expect(host.picture(), sourceLocation: sourceLocation)
  }

  private func name(_ name: String) -> String {
    host.surroundings.style == .dark ? "\(name)-dark" : "\(name)-light"
  }
}
