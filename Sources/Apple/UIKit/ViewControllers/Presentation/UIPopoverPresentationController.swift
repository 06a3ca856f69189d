import CoreGraphics
import Foundation

/// Shows a controller in a bubble that points at a view or bar item; in narrow surroundings, as a sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private final var wrapper: PopoverView?
  private final var dimming: DimmingView?

  /// What prepares and adapts the popover. It is not kept alive.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: - What it points at

  /// The view that ``sourceRect`` is in.
  ///
  /// - Default: `nil`. There has to be one, or a bar item, when the popover comes: with the frame after it is presented.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { run.container?.setNeedsLayout() } }
  }

  /// What the popover points at, in the coordinates of ``sourceView``; the null rectangle for all of the view.
  ///
  /// - Default: the null rectangle.
  open var sourceRect: CGRect = .null {
    didSet { if sourceRect != oldValue { run.container?.setNeedsLayout() } }
  }

  /// The bar item that the popover points at.
  ///
  /// - Default: `nil`.
  open var barButtonItem: UIBarButtonItem? {
    didSet { if barButtonItem !== oldValue { run.container?.setNeedsLayout() } }
  }

  /// The view or bar item that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Where the arrow may point.
  ///
  /// - Default: anywhere.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { if permittedArrowDirections != oldValue { run.container?.setNeedsLayout() } }
  }

  /// Where the arrow points; `.unknown` while the popover is not on the screen.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether the popover may lie over what it points at. Here it never does.
  ///
  /// - Default: `false`.
  open var canOverlapSourceViewRect: Bool = false

  /// Views that take touches while the popover is there; a tap elsewhere dismisses it.
  ///
  /// - Default: `nil`.
  open var passthroughViews: [UIView]?

  /// The color of the bubble; `nil` for the content's.
  ///
  /// - Default: `nil`.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { run.container?.setNeedsLayout() } }
  }

  /// What the popover leaves free at the edges of the screen, in points.
  ///
  /// - Default: 10 on every side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { run.container?.setNeedsLayout() } }
  }

  /// The sheet that the popover has become in narrow surroundings.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = run.adapted as? UISheetPresentationController { return sheet }
    let sheet =
      preparedSheet
      ?? UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingStorage)
    preparedSheet = sheet
    return sheet
  }

  /// The sheet that the app has set up before it is needed.
  final var preparedSheet: UISheetPresentationController?

  /// A sheet in compact width.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  // MARK: - Layout

  private func sourceInContainer(_ container: UIView) -> CGRect {
    if let barButtonItem, let view = barButtonItem.viewInBar {
      return container.convert(view.bounds, from: view)
    }
    if let sourceView {
      return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }
    fatalError(
      "UIPopoverPresentationController (\(presentedViewController.description)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
  }

  private var geometry: PopoverGeometry? {
    guard let container = run.container else { return nil }
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let area = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left), bottom: max(safe.bottom, margins.bottom),
        right: max(safe.right, margins.right)))
    let wish = presentedViewController.preferredContentSize
    let measures = container.measures.popovers
    let size = CGSize(
      width: wish.width > 0 ? wish.width : measures.standardSize.width,
      height: wish.height > 0 ? wish.height : measures.standardSize.height)
    return PopoverGeometry(
      size: size, source: sourceInContainer(container), area: area, permitted: permittedArrowDirections, measures)
  }

  open override var presentedView: UIView? { wrapper ?? presentedViewController.viewIfLoaded }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry?.frame ?? .zero }

  override func prepareSurroundings() {
    guard let container = run.container else { return }
    delegate?.prepareForPopoverPresentation(self)
    let dimming = DimmingView { [weak self] in self?.dismissByUser() }
    dimming.backgroundColor = .clear
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    self.dimming = dimming
    let wrapper = PopoverView(presentedViewController.view)
    wrapper.traitOverrides.userInterfaceLevel = .elevated
    wrapper.traitOverrides.horizontalSizeClass = .compact
    self.wrapper = wrapper
  }

  override func installPresentedView() {
    guard let container = run.container, let wrapper else { return }
    container.addSubview(wrapper)
    placePresentedView()
  }

  override func placePresentedView() {
    guard let wrapper, wrapper.superview != nil, let geometry else { return }
    arrowDirection = geometry.direction
    wrapper.show(geometry, color: backgroundColor)
    presentedViewController.setBarInsets(geometry.arrowInsets)
  }

  override func makeMotion(isComing: Bool, behind: UIView?) -> any TransitionMotion {
    FadeMotion(view: wrapper, isComing: isComing) { [weak self] shown in
      self?.presentingStorage?.viewIfLoaded?.tintAdjustmentMode = shown > 0 ? .dimmed : .automatic
    }
  }

  override func removeSurroundings() {
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = .automatic
    arrowDirection = .unknown
    presentedViewController.setBarInsets(.zero)
    dimming?.removeFromSuperview()
    dimming = nil
    guard let wrapper else { return }
    self.wrapper = nil
    wrapper.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  /// Touches on views that the app lets through.
  override func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool {
    passthroughViews?.contains { $0.point(inside: $0.convert(point, from: container), with: event) } ?? false
  }
}

/// What a popover can point at: a view or an item in a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {}
