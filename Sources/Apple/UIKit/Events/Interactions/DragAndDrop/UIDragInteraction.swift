import Foundation

/// An interaction that drags items from a view when the user presses and holds it. The items are dropped on a view with
/// a drop interaction, otherwise they return.
///
/// - Source: developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate that provides the items. The reference is weak.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// Whether new interactions are enabled: `true`, as on every device since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// Whether drags can begin.
  ///
  /// - Default: ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// The time that a finger is held before an item is lifted.
  ///
  /// - Default: `.default`.
  /// - Source: developer.apple.com/documentation/uikit/uidraginteraction/liftbehavior-swift.property
  open var liftBehavior: LiftBehavior = .default {
    didSet { gesture.liftBehavior = liftBehavior }
  }

  /// Whether a drag with a pointer begins as soon as the pointer moves, before an item would be lifted by a finger. Hosts
  /// have no drags with a pointer.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uidraginteraction/allowspointerdragbeforeliftdelay
  open var allowsPointerDragBeforeLiftDelay = true

  private final lazy var gesture = DragGestureRecognizer(for: self)
  /// The drag that began here or is about to begin.
  final var drag: DragInProgress?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    drag?.cancel()
    drag = nil
    self.view?.removeGestureRecognizer(gesture)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  /// Asks for the items at a point of the window, and returns whether there are any.
  final func prepare(at point: CGPoint) -> Bool {
    guard isEnabled, let delegate, let window = view?.window else { return false }
    let drag = DragInProgress(of: self, in: window, at: point)
    drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
    self.drag = drag.items.isEmpty ? nil : drag
    return self.drag != nil
  }

  final func follow(_ state: UIGestureRecognizer.State, at point: CGPoint) {
    guard let drag else { return }
    switch state {
    case .began: drag.begin()
    case .changed: drag.move(to: point)
    case .ended:
      drag.move(to: point)
      drag.drop()
      self.drag = nil
    case .cancelled, .failed:
      drag.cancel()
      self.drag = nil
    default: break
    }
  }
}

extension UIDragInteraction {
  /// The time that a finger is held before an item is lifted.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidraginteraction/liftbehavior-swift.enum
  public enum LiftBehavior: Int, Sendable {
    /// The standard time.
    case `default` = 0
    /// A longer time, for views with many gestures. A second finger cancels the lift.
    case extended = 1
  }
}
