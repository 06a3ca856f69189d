import CoreGraphics
import Foundation

/// An interaction that detects taps on an Apple Pencil.
///
/// Hosts have no Pencil. Tests simulate a tap with `ViewHost.tapPencil()`.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilinteraction
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?

  /// The delegate that is notified of taps. The reference is weak.
  open weak var delegate: (any UIPencilInteractionDelegate)?

  /// Whether the delegate is notified of taps.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// The user's preferred action for taps. Hosts have the default.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }

  /// Whether the user draws with the Pencil only.
  open class var prefersPencilOnlyDrawing: Bool { false }

  public override init() { super.init() }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  package final func receiveTap() {
    if isEnabled { delegate?.pencilInteractionDidTap(self) }
  }
}

/// The methods that report taps on an Apple Pencil.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilinteractiondelegate
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the user double-tapped the Pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// The action of a tap on a Pencil.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilpreferredaction
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}
