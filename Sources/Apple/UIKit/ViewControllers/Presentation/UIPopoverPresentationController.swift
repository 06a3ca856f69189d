import CoreGraphics
import Foundation

/// A presentation controller that presents a controller in a popover that points at a view or bar item, or in a compact
/// width as a sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private final var wrapper: PopoverView?
  private final var dimming: DimmingView?

  /// The object that prepares and adapts the popover. The reference is weak.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: - Source

  /// The view that contains ``sourceRect``. A source view or a bar item must be set when the popover appears, which is
  /// with the frame after it is presented.
  ///
  /// - Default: `nil`.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { run.container?.setNeedsLayout() } }
  }

  /// The rectangle that the popover points at, in the coordinates of ``sourceView``, or the null rectangle for the
  /// whole view.
  ///
  /// - Default: The null rectangle.
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

  /// The permitted directions of the arrow.
  ///
  /// - Default: All directions.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { if permittedArrowDirections != oldValue { run.container?.setNeedsLayout() } }
  }

  /// The direction of the arrow, or `.unknown` if the popover is not presented.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether the popover may overlap its source. In this implementation it never does.
  ///
  /// - Default: `false`.
  open var canOverlapSourceViewRect: Bool = false

  /// The views that receive touches while the popover is presented. Taps elsewhere dismiss it.
  ///
  /// - Default: `nil`.
  open var passthroughViews: [UIView]?

  /// The background color of the popover, or `nil` for that of the content.
  ///
  /// - Default: `nil`.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { run.container?.setNeedsLayout() } }
  }

  /// The margins between the popover and the edges of the screen, in points.
  ///
  /// - Default: 10 on all sides.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { run.container?.setNeedsLayout() } }
  }

  /// The sheet that is presented instead of the popover in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = run.adapted as? UISheetPresentationController { return sheet }
    let sheet =
      preparedSheet
      ?? UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingStorage)
    preparedSheet = sheet
    return sheet
  }

  /// The sheet that the app configured before it is needed.
  final var preparedSheet: UISheetPresentationController?

  /// Returns a sheet style in a compact width.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  // MARK: - Layout

  final func source(in container: UIView) -> CGRect {
    if let barButtonItem {
      if let view = barButtonItem.viewInBar { return container.convert(view.bounds, from: view) }
      // The item has no room in its bar, or is in no bar: the popover is at the end of the screen's top.
      let area = container.bounds.inset(by: container.safeAreaInsets)
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(x: isMirrored ? area.minX : area.maxX, y: area.minY, width: 0, height: 0)
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
      size: size, source: source(in: container), area: area, permitted: permittedArrowDirections, measures)
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

  /// Returns whether a touch is in a view that the app passes touches through to.
  override func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool {
    passthroughViews?.contains { $0.point(inside: $0.convert(point, from: container), with: event) } ?? false
  }
}

/// A view or bar item that a popover can point at.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {}
