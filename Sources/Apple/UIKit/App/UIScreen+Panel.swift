import CoreGraphics
import Foundation
import QuartzCore

/// The panel: its brightness and its modes, as in a simulator.
extension UIScreen {
  /// Posted when ``brightness`` has changed.
  public nonisolated class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }

  /// Posted when another screen is connected. A host connects none.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }

  /// Posted when a screen is disconnected. A host disconnects none.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }

  /// Posted when ``currentMode`` has changed, which it does not on a host.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }

  /// How bright the panel is, from 0 to 1. Other values are limited. Pictures do not show it.
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

  /// Whether the screen may be darkened beyond what its panel can do. Pictures do not show it.
  ///
  /// - Default: `false`.
  public final var wantsSoftwareDimming: Bool {
    get { panel.wantsSoftwareDimming }
    set { panel.wantsSoftwareDimming = newValue }
  }

  /// The screen's pixels.
  public final var currentMode: UIScreenMode? { mode }
  /// The modes that the screen can have: ``currentMode`` alone.
  public final var availableModes: [UIScreenMode] { [mode] }
  /// The mode with the most pixels.
  public final var preferredMode: UIScreenMode? { mode }

  private var mode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }

  /// The screen that this one mirrors: none.
  public final var mirrored: UIScreen? { nil }

  /// How much brighter than white the brightest color is: as white, since pictures have no more.
  public final var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the brightest color can get.
  public final var potentialEDRHeadroom: CGFloat { 1 }

  /// Seconds until a frame is seen: none.
  public final var calibratedLatency: CFTimeInterval { 0 }

  /// What the screen cuts off at its edges: nothing.
  public final var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Makes a display link of the screen.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Makes a view that shows the windows of the screen as they are now.
  ///
  /// - Parameter afterUpdates: whether pending changes are laid out before.
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

/// The settings of a host's panel.
@MainActor
final class ScreenPanel {
  /// That of simulators.
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
  /// Width and height in pixels.
  open private(set) var size: CGSize

  /// Width by height of a pixel.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
