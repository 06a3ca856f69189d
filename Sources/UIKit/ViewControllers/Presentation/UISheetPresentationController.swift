import CoreGraphics
import Foundation

/// Shows a controller as a sheet that rests at one of several heights.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  final var isForm = false
  private final var wrapper: SheetView?
  private final var dimming: DimmingView?
  private final var stack: SheetStack?

  // MARK: - Delegate

  /// What hears of detents that the user chooses, and adapts the presentation. It is not kept alive.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: - Detents

  /// The heights at which the sheet rests, from the smallest to the largest.
  ///
  /// - Default: the large one alone. There has to be one.
  open var detents: [Detent] = [.large()] {
    didSet {
      requireOfCaller(!detents.isEmpty, "A sheet needs a detent")
      sheetDidChange()
    }
  }

  /// The detent at which the sheet rests; `nil` for the smallest.
  ///
  /// - Default: `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The largest detent at which what is below is not dimmed and takes touches.
  ///
  /// - Default: `nil`: it is dimmed at all of them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Has the heights of custom detents asked for again.
  open func invalidateDetents() { sheetDidChange() }

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container = run.container else { return }
    TransitionAnimation.run(for: TransitionAnimation.coverDuration) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } completion: { _ in
    }
  }

  // MARK: - Looks

  /// Whether a grabber shows at the top.
  ///
  /// - Default: `false`.
  open var prefersGrabberVisible: Bool = false {
    didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
  }

  /// The radius of the corners, in points; `nil` for the system's.
  ///
  /// - Default: `nil`.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
  }

  /// Whether the sheet is attached to the lower edge where the height is compact, and does not fill the screen.
  ///
  /// - Default: `false`.
  open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
  }

  /// Whether a sheet at the lower edge in compact height is as wide as the controller would like it.
  ///
  /// - Default: `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet {
      if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() }
    }
  }

  /// Whether a scroll view in the sheet that is scrolled beyond its beginning has the sheet grow first.
  ///
  /// - Default: `true`. Fingers heed it.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true

  /// A view that the sheet comes from. The sheet's place doesn't depend on it.
  ///
  /// - Default: `nil`.
  open var sourceView: UIView?

  // MARK: - Layout

  private var geometry: SheetGeometry {
    let container = run.container
    return SheetGeometry(
      bounds: container?.bounds.size ?? .zero, safeArea: container?.safeAreaInsets ?? .zero, traits: traitCollection,
      isForm: isForm, attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      preferredSize: presentedViewController.preferredContentSize)
  }

  /// Whether the presentation is under way.
  final var isActive: Bool { run.isActive }

  /// Whether the sheet is as large as the screen, for want of room.
  final var fillsContainer: Bool { run.container != nil && geometry.fills }

  /// The active detents with their heights, the smallest first.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let geometry = self.geometry
    let context = DetentContext(traitCollection, maximum: geometry.maximumDetentValue)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min($0, geometry.maximumDetentValue))
      }
    }
    let all = resolved.isEmpty ? [(identifier: .large, height: geometry.maximumDetentValue)] : resolved
    return all.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }

  private var selected: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = self.heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
  }

  private var isDimmed: Bool {
    let heights = self.heights
    guard let limit = heights.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return true
    }
    return (heights.firstIndex { $0.identifier == selected.identifier } ?? 0) > limit
  }

  /// Whether what is below is set back as a card: below sheets of full height on phones.
  private var setsBack: Bool {
    let geometry = self.geometry
    return !geometry.floats && !geometry.fills && traitCollection.verticalSizeClass == .regular
      && selected.height >= geometry.maximumDetentValue
  }

  open override var presentedView: UIView? { wrapper ?? presentedViewController.viewIfLoaded }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard run.container != nil else { return .zero }
    return geometry.frame(height: selected.height)
  }

  override var letsTouchesThrough: Bool { !isDimmed }

  override var capturesStatusBar: Bool { fillsContainer || super.capturesStatusBar }

  private func sheetDidChange() {
    run.container?.setNeedsLayout()
  }

  override func prepareSurroundings() {
    guard let container = run.container, let presenter = presentingStorage else { return }
    let dimming = DimmingView { [weak self] in self?.dismissByUser() }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.addSubview(dimming)
    self.dimming = dimming
    let wrapper = SheetView(presentedViewController.view)
    wrapper.traitOverrides.userInterfaceLevel = .elevated
    if geometry.floats { wrapper.traitOverrides.horizontalSizeClass = .compact }
    let pan = SheetPanGestureRecognizer()
    pan.sheet = self
    pan.listeners.append { ($0 as? SheetPanGestureRecognizer)?.follow() }
    wrapper.addGestureRecognizer(pan)
    self.wrapper = wrapper
    let below = (presenter.activePresentation as? UISheetPresentationController)?.wrapper
    if let card = below ?? presenter.viewIfLoaded { stack = SheetStack(of: card) }
  }

  override func installPresentedView() {
    guard let container = run.container, let wrapper else { return }
    container.addSubview(wrapper)
    placePresentedView()
  }

  override func placePresentedView() {
    guard let wrapper, wrapper.superview != nil else { return }
    let frame = frameOfPresentedViewInContainerView
    let geometry = self.geometry
    // A sheet that a finger or transition moves has its place all the same.
    wrapper.bounds.size = frame.size
    wrapper.center = CGPoint(x: frame.midX, y: frame.midY)
    wrapper.showsGrabber = prefersGrabberVisible && !geometry.fills
    wrapper.setCorners(
      geometry.fills ? 0 : preferredCornerRadius ?? SheetView.cornerRadius, isAttached: !geometry.floats)
    if run.transition == nil { showSurroundings(at: 1) }
  }

  /// Shade and card, from 0 without the sheet to 1 with it.
  private func showSurroundings(at fraction: CGFloat) {
    dimming?.alpha = isDimmed ? fraction : 0
    dimming?.isUserInteractionEnabled = isDimmed
    run.container?.accessibilityViewIsModal = isDimmed
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = fraction > 0 && isDimmed ? .dimmed : .automatic
    stack?.place(at: setsBack ? fraction : 0, top: run.container?.safeAreaInsets.top ?? 0)
  }

  override func makeMotion(isComing: Bool, behind: UIView?) -> any TransitionMotion {
    let distance = (run.container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
    return CoverMotion(view: wrapper, isComing: isComing, distance: distance) { [weak self] in
      self?.showSurroundings(at: $0)
    }
  }

  override func removeSurroundings() {
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = .automatic
    stack?.remove()
    stack = nil
    dimming?.removeFromSuperview()
    dimming = nil
    guard let wrapper else { return }
    self.wrapper = nil
    wrapper.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: - Fingers

  /// The user lets the sheet go at another detent.
  package func selectByUser(_ identifier: Detent.Identifier) {
    guard identifier != selected.identifier else { return }
    animateChanges { selectedDetentIdentifier = identifier }
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Whether the sheet can be dragged up, and down without going away.
  final var hasHigherDetent: Bool { next(isHigher: true) != nil }
  final var hasLowerDetent: Bool { next(isHigher: false) != nil }

  private func next(isHigher: Bool) -> Detent.Identifier? {
    let heights = self.heights
    guard let index = heights.firstIndex(where: { $0.identifier == selected.identifier }) else { return nil }
    let next = isHigher ? index + 1 : index - 1
    return heights.indices.contains(next) ? heights[next].identifier : nil
  }

  /// The user drags the sheet to the next detent.
  final func selectNextByUser(isHigher: Bool) {
    if let identifier = next(isHigher: isHigher) { selectByUser(identifier) }
  }
}
