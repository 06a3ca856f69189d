import CoreGraphics
import Foundation
import QuartzCore

/// The display of the screen: its brightness and its modes, as in a simulator.
extension UIScreen {
  /// The name of the notification that ``brightness`` changed.
  public nonisolated class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }

  /// The name of the notification that another screen was connected. A host connects none.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }

  /// The name of the notification that a screen was disconnected. A host disconnects none.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }

  /// The name of the notification that ``currentMode`` changed, which never happens on a host.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }

  /// The brightness of the display, limited to 0 to 1. Snapshots don't show it.
  ///
  /// - Default: 0.5.
  public final var brightness: CGFloat {
    get { panel.brightness }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != panel.brightness else { return }
      panel.brightness = value
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  /// Whether the screen may be dimmed below the minimum of its display. Snapshots don't show it.
  ///
  /// - Default: `false`.
  public final var wantsSoftwareDimming: Bool {
    get { panel.wantsSoftwareDimming }
    set { panel.wantsSoftwareDimming = newValue }
  }

  /// The current mode, with the pixels of the screen.
  public final var currentMode: UIScreenMode? { mode }
  /// The available modes: only ``currentMode``.
  public final var availableModes: [UIScreenMode] { [mode] }
  /// The mode with the most pixels.
  public final var preferredMode: UIScreenMode? { mode }

  private var mode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }

  /// The screen that this one mirrors: `nil`.
  public final var mirrored: UIScreen? { nil }

  /// The factor of the brightest color relative to white: 1, since snapshots have no brighter colors.
  public final var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum factor of the brightest color relative to white.
  public final var potentialEDRHeadroom: CGFloat { 1 }

  /// The latency until a frame is displayed, in seconds: 0.
  public final var calibratedLatency: CFTimeInterval { 0 }

  /// The insets that the screen cuts off at its edges: zero.
  public final var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Returns a display link of the screen.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view with a snapshot of the screen's windows.
  ///
  /// - Parameter afterUpdates: Whether pending changes are laid out first.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let result = UIView(frame: bounds)
    let windows = UIApplication.shared.windows.filter { !$0.isHidden && $0.screen === self }
    for window in windows.sorted(by: { $0.windowLevel < $1.windowLevel }) {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      result.addSubview(picture)
    }
    return result
  }

  private var panel: ScreenPanel { UserInterface.current.screenPanel }
}

/// The settings of a host's display.
@MainActor
final class ScreenPanel {
  /// The brightness, with the default of simulators.
  var brightness: CGFloat = 0.5
  var wantsSoftwareDimming = false
}

extension UserInterface {
  @MainActor fileprivate final var screenPanel: ScreenPanel { part { ScreenPanel() } }
}

/// The pixels of a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenmode
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The width and height in pixels.
  open private(set) var size: CGSize

  /// The ratio of a pixel's width to its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
