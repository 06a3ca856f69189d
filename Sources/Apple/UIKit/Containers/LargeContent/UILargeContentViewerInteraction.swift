import Foundation

/// An interaction that shows the touched item enlarged in the center of the screen, if the user chose an accessibility
/// text size. Moving the touch shows other items.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// A notification that is posted when ``isEnabled`` changes.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether items are shown enlarged, which is while the user has chosen an accessibility text size.
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The delegate that provides items. The reference is weak.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  open private(set) weak var view: UIView?

  private final lazy var gesture = LargeContentGestureRecognizer(for: self)
  private final var panel: LargeContentPanel?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The gesture recognizer of the interaction. Gesture recognizers of the app can require it to fail, or recognize
  /// simultaneously with it.
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

  /// Returns the view at a point, or the nearest ancestor, that supports the large content viewer.
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
