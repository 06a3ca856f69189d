import HostServices
import UIKit

/// An action that opens a window of the app.
///
/// - Source: developer.apple.com/documentation/swiftui/openwindowaction
@MainActor
public struct OpenWindowAction: Sendable {
  /// Opens the window with an identifier. A phone displays only one window, so the action only informs the
  /// developer.
  public func callAsFunction(id: String) { tell("with the identifier \"\(id)\"") }

  /// Opens the window for a value. A phone displays only one window, so the action only informs the developer.
  public func callAsFunction<D: Codable & Hashable>(value: D) { tell("for \(value)") }

  /// Opens the window with an identifier for a value. A phone displays only one window, so the action only informs
  /// the developer.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    tell("with the identifier \"\(id)\" for \(value)")
  }

  private func tell(_ window: String) {
    HostServices.tellDeveloper("SwiftUI: openWindow: the window \(window) does not open, as a phone has one window")
  }
}

/// An action that closes a window of the app.
///
/// - Source: developer.apple.com/documentation/swiftui/dismisswindowaction
@MainActor
public struct DismissWindowAction: Sendable {
  /// Closes the window with an identifier. The window of a phone stays open, so the action only informs the
  /// developer.
  public func callAsFunction(id: String) {
    HostServices.tellDeveloper("SwiftUI: dismissWindow: the window of a phone stays open")
  }
}

extension EnvironmentValues {
  /// The action that opens windows.
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes windows.
  @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether the app supports several windows. A phone supports only one.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the screen is dimmed, as on devices whose screen is always on.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded or mirrored.
  public var isSceneCaptured: Bool { false }

  /// The undo manager of the window; `nil` for views outside of a window.
  public var undoManager: UndoManager? {
    let holder = hostingController
    return MainActor.assumingIsolated { holder.controller?.viewIfLoaded?.window?.undoManager }
  }
}
