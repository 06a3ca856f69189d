import UIKit
import ViewHost

/// Brings the keyboard of a screen up while something takes text, as a phone does.
@MainActor
enum LiveKeyboard {
  /// Heights in points, without the bar of suggestions: the keys, which are lower on a phone's side; on phones with a home indicator also
  /// the row below them, for other keyboards and dictation.
  ///
  /// - Source: what public projects recorded of `keyboardFrameEndUserInfoKey`: 216 (iPhone 8), 291 (iPhone X) upright; 162 and 171 on the
  ///   side; 313 and 398 on iPads.
  private static func height(on device: Device) -> CGFloat {
    let hasIndicator = device.safeAreaInsets.bottom > 0
    if device.idiom == .pad { return device.orientation == .portrait ? 313 : 398 }
    if device.orientation == .landscape { return hasIndicator ? 171 : 162 }
    return hasIndicator ? 291 : 216
  }

  /// Whether what has the focus takes text by the system's keyboard.
  static func isWanted(on host: ViewHost) -> Bool {
    let window = host.window.windowScene?.keyWindow ?? host.window
    return HostKeyboard(for: window).input != nil
  }

  static func follow(on host: ViewHost) {
    host.run {
      let window = host.window.windowScene?.keyWindow ?? host.window
      let keyboard = HostKeyboard(for: window)
      guard keyboard.input != nil else { return host.setKeyboard(height: nil) }
      // An app's own in its place has a height of its own.
      let keys = keyboard.inputView.map(\.bounds.height) ?? height(on: host.device)
      host.setKeyboard(height: keys + (keyboard.inputAccessoryView?.bounds.height ?? 0))
    }
  }
}
