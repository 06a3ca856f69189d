import Foundation

/// Shows what a finger is held on in the middle of the screen, large, where the user has chosen one of the accessibility text
/// sizes. Moving the finger shows other items.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when ``isEnabled`` has changed.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether items are shown large: while the user has chosen one of the accessibility text sizes.
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// What decides about items. It is not kept alive.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  open private(set) weak var view: UIView?

  private final lazy var gesture = LargeContentGestureRecognizer(for: self)
  private final var panel: LargeContentPanel?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The gesture that shows items: for gestures of the app's that must wait for it, or go on beside it.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { gesture }

  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(gesture)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  // MARK: - Items

  final func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    let item = delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? standardItem(at: point)
    return item.flatMap { $0.showsLargeContentViewer ? $0 : nil }
  }

  /// The view at a point, or the first one around it, that wants to be shown large.
  final func standardItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    var current = view.hitTest(point, with: nil)
    while let candidate = current {
      if candidate.showsLargeContentViewer { return candidate }
      if candidate === view { return nil }
      current = candidate.superview
    }
    return nil
  }

  final func follow(_ state: UIGestureRecognizer.State, at point: CGPoint) {
    switch state {
    case .began, .changed:
      show(item(at: point))
    case .ended:
      let item = item(at: point)
      hide()
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default:
      hide()
    }
  }

  // MARK: - Panel

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, let view, let window = view.window else { return hide() }
    if panel?.item === item { return }
    panel?.removeFromSuperview()
    let place = delegate.map { $0.viewController(for: self).viewIfLoaded ?? window } ?? window
    let panel = LargeContentPanel(item: item)
    self.panel = panel
    ViewAnimation.withoutAnimation {
      (place.window == nil ? window : place).addSubview(panel)
      panel.center(in: panel.superview?.bounds ?? .zero)
    }
  }

  private func hide() {
    panel?.removeFromSuperview()
    panel = nil
  }
}
