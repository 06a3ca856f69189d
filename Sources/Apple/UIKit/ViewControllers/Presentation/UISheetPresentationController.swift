import CoreGraphics
import Foundation

/// A presentation controller that presents a controller as a sheet, which rests at one of several heights.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  final var isForm = false
  private final var wrapper: SheetView?
  private final var shade: DimmingView?
  private final var stack: SheetStack?
  /// The height of the sheet during a drag.
  private final var draggedHeight: CGFloat?

  // MARK: - Delegate

  /// The object that is told about detents that the user selects, and adapts the presentation. The reference is weak.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: - Detents

  /// The heights at which the sheet rests, from the smallest to the largest. There must be at least one.
  ///
  /// - Default: The large detent only.
  open var detents: [Detent] = [.large()] {
    didSet {
      preconditionOfCaller(!detents.isEmpty, "A sheet requires a detent")
      sheetDidChange()
    }
  }

  /// The identifier of the selected detent, or `nil` for the smallest one.
  ///
  /// - Default: `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The identifier of the largest detent at which the view below is not dimmed and receives touches.
  ///
  /// - Default: `nil`, for dimming at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Invalidates the heights of custom detents.
  open func invalidateDetents() { sheetDidChange() }

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container = run.container else { return }
    TransitionAnimation.run(for: traitCollection.measures.transitions.coverDuration) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } completion: { _ in
    }
  }

  // MARK: - Appearance

  /// Whether a grabber is displayed at the top.
  ///
  /// - Default: `false`.
  open var prefersGrabberVisible: Bool = false {
    didSet { if prefersGrabberVisible != oldValue { sheetDidChange() } }
  }

  /// The radius of the corners in points, or `nil` for the system's radius.
  ///
  /// - Default: `nil`.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { sheetDidChange() } }
  }

  /// Whether the sheet is attached to the bottom edge in a compact height, instead of filling the screen.
  ///
  /// - Default: `false`.
  open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { sheetDidChange() } }
  }

  /// Whether a sheet that is attached to the bottom edge in a compact height has the controller's preferred width.
  ///
  /// - Default: `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet {
      if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { sheetDidChange() }
    }
  }

  /// Whether scrolling up at the beginning of a scroll view in the sheet expands the sheet first.
  ///
  /// - Default: `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true

  /// The position of a sheet on a large screen, where it doesn't fill the width.
  ///
  /// - Default: `.automatic`, for the center.
  /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/preferredplacement
  open var preferredPlacement: Placement = .automatic {
    didSet { if preferredPlacement != oldValue { sheetDidChange() } }
  }

  /// The view from which the sheet is presented. The position of the sheet does not depend on it.
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
      preferredSize: presentedViewController.preferredContentSize, side: side)
  }

  /// The side of the screen that the sheet is at, regardless of the direction of text.
  private var side: SheetGeometry.Side {
    let isMirrored = run.container?.isRightToLeft == true
    return switch preferredPlacement {
    case .automatic, .center: .center
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// Whether the presentation is in progress.
  final var isActive: Bool { run.isActive }

  /// Whether the sheet fills the screen, because there is too little height.
  final var fillsContainer: Bool { run.container != nil && geometry.fills }

  /// The active detents and their heights, from the smallest to the largest.
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

  /// The dimming of the view below, from 0 to 1. It increases from the largest undimmed detent to the next one.
  private var dimming: CGFloat {
    let heights = self.heights
    guard let limit = heights.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return 1 }
    guard heights.indices.contains(limit + 1) else { return 0 }
    return share(from: heights[limit].height, to: heights[limit + 1].height)
  }

  private var isDimmed: Bool { dimming > 0 }

  /// The progress with which the view below is moved to the background as a card, from 0 to 1. It applies to
  /// full-height sheets on phones.
  private var setBack: CGFloat {
    let geometry = self.geometry
    guard !geometry.floats, !geometry.fills, traitCollection.verticalSizeClass == .regular,
      traitCollection.measures.sheets.floating == nil
    else { return 0 }
    let largest = geometry.maximumDetentValue
    let heights = self.heights
    guard let last = heights.last, last.height >= largest else { return 0 }
    guard heights.count > 1 else { return 1 }
    return share(from: heights[heights.count - 2].height, to: largest)
  }

  /// Returns the position of the sheet's height between two others, from 0 to 1.
  private func share(from low: CGFloat, to high: CGFloat) -> CGFloat {
    guard high > low else { return shownHeight >= high ? 1 : 0 }
    return min(max((shownHeight - low) / (high - low), 0), 1)
  }

  private var shownHeight: CGFloat { draggedHeight ?? selected.height }

  open override var presentedView: UIView? { wrapper ?? presentedViewController.viewIfLoaded }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard run.container != nil else { return .zero }
    return geometry.frame(height: shownHeight, isStretched: draggedHeight != nil)
  }

  override var letsTouchesThrough: Bool { !isDimmed }

  override var capturesStatusBar: Bool { fillsContainer || super.capturesStatusBar }

  private func sheetDidChange() {
    run.container?.setNeedsLayout()
  }

  override func prepareSurroundings() {
    guard let container = run.container, let presenter = presentingStorage else { return }
    let shade = DimmingView { [weak self] in self?.dismissByUser() }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.alpha = 0
    container.addSubview(shade)
    self.shade = shade
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
    // The bounds and the center are set instead of the frame, because a drag or transition may have transformed the
    // view.
    wrapper.bounds.size = frame.size
    wrapper.center = CGPoint(x: frame.midX, y: frame.midY)
    wrapper.showsGrabber = prefersGrabberVisible && !geometry.fills
    wrapper.hasShadow = !isDimmed && !geometry.fills
    showShape(of: wrapper, geometry)
    if run.transition == nil { showSurroundings(at: 1) }
  }

  private func showShape(of wrapper: SheetView, _ geometry: SheetGeometry) {
    let measures = traitCollection.measures.sheets
    wrapper.setBackground(
      backgroundEffect, isGlass: geometry.floatingInset(height: shownHeight) != nil)
    guard let floating = measures.floating else {
      wrapper.setCorners(
        geometry.fills ? 0 : preferredCornerRadius ?? measures.cornerRadius, isAttached: !geometry.floats)
      return
    }
    let height = shownHeight
    let isFloating = geometry.floatingInset(height: height) != nil
    let screen = wrapper.window?.screen.configuration
    let corners = geometry.corners(
      height: height, preferred: preferredCornerRadius, displayRadius: screen.map(DisplayCorners.radius) ?? 0)
    wrapper.setShape(
      corners, scale: geometry.scale(height: height),
      covered: isFloating ? geometry.coveredContent(height: height) : nil,
      shadow: isFloating && isDimmed ? floating.shadow : nil)
  }

  /// Updates the dimming and the card, from 0 without the sheet to 1 with it.
  private func showSurroundings(at fraction: CGFloat) {
    shade?.alpha = dimming * fraction
    shade?.isUserInteractionEnabled = isDimmed
    run.container?.accessibilityViewIsModal = isDimmed
    presentingStorage?.viewIfLoaded?.tintAdjustmentMode = fraction > 0 && isDimmed ? .dimmed : .automatic
    stack?.place(at: setBack * fraction, top: run.container?.safeAreaInsets.top ?? 0)
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
    shade?.removeFromSuperview()
    shade = nil
    guard let wrapper else { return }
    self.wrapper = nil
    draggedHeight = nil
    wrapper.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: - Touches

  /// Whether the sheet can be dragged up to a larger detent.
  final var hasHigherDetent: Bool { selected.height < (heights.last?.height ?? 0) }

  /// Begins a drag of the sheet.
  ///
  /// - Returns: The height above the bottom safe area.
  final func beginDrag() -> CGFloat {
    let height = shownHeight
    draggedHeight = height
    return height
  }

  /// Updates the height of the sheet during a drag. Beyond the largest detent, and below the smallest one unless the
  /// sheet is dismissed, it follows with increasing resistance.
  ///
  /// - Parameter mayGo: Whether a drag below the smallest detent dismisses the sheet.
  /// - Returns: The distance below the smallest detent, in points.
  @discardableResult
  final func drag(to height: CGFloat, mayGo: Bool) -> CGFloat {
    let heights = self.heights
    let (least, most) = (heights.first?.height ?? 0, heights.last?.height ?? 0)
    let length = run.container?.bounds.height ?? 0
    var shown = max(height, least)
    if height > most { shown = most + RubberBand.stretch(height - most, length) / 4 }
    if height < least, !mayGo { shown = least + RubberBand.stretch(height - least, length) / 4 }
    draggedHeight = shown
    run.container?.setNeedsLayout()
    run.container?.layoutIfNeeded()
    return max(least - height, 0)
  }

  /// The distance from the smallest detent to the position at which the sheet is not visible.
  final var dismissalDistance: CGFloat {
    max((run.container?.bounds.height ?? 0) - geometry.frame(height: heights.first?.height ?? 0).minY, 1)
  }

  /// Ends a drag. The sheet moves to the detent that its velocity determines.
  ///
  /// - Parameter speed: The upward velocity in points per second, or `nil` to return to the previous detent.
  final func endDrag(speed: CGFloat?) {
    guard let height = draggedHeight else { return }
    let heights = self.heights
    var goal = selected
    if let speed {
      let isFlick = abs(speed) > UISheetPresentationController.flick
      let next =
        isFlick
        ? speed > 0
          ? heights.first { $0.height > height } ?? heights.last : heights.last { $0.height < height } ?? heights.first
        : heights.min { abs($0.height - height) < abs($1.height - height) }
      goal = next ?? goal
    }
    let isOther = goal.identifier != selected.identifier
    animateChanges {
      draggedHeight = nil
      if isOther { selectedDetentIdentifier = goal.identifier }
    }
    if isOther { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  /// The minimum velocity of a flick, which changes the detent regardless of the distance, in points per second.
  static let flick: CGFloat = 500
}

extension UISheetPresentationController {
  /// The position of a sheet on a large screen.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/placement
  public enum Placement: Int, Sendable {
    /// The position that the system chooses, which is the center.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }
}
