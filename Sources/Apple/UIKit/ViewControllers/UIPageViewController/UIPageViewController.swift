import CoreGraphics
import Foundation

/// A controller with pages that the user turns.
///
/// In both styles, one page is displayed and pages slide. The page curl and two pages side by side are not implemented.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  private final var page: UIViewController?
  private final weak var shown: UIViewController?
  private final var transition: ControllerTransition?
  private final let interPageSpacing: CGFloat

  // MARK: - Creating

  /// Creates a controller without a page.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? options?[.spineLocation] as? Int
    spineLocation = style == .scroll ? .none : spine.flatMap(SpineLocation.init) ?? .min
    let spacing = options?[.interPageSpacing]
    interPageSpacing = (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? spacing as? CGFloat ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a horizontal controller with a page curl and without a page.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    transitionStyle = nib?.pageTransitionStyle ?? .pageCurl
    navigationOrientation = nib?.pageOrientation ?? .horizontal
    spineLocation = nib?.pageSpine ?? .min
    interPageSpacing = nib?.pageSpacing ?? 0
    super.init(coder: coder)
  }

  /// The style in which pages are turned.
  public let transitionStyle: UIPageViewController.TransitionStyle

  /// The orientation of successive pages.
  public let navigationOrientation: UIPageViewController.NavigationOrientation

  /// The location of the spine, or `.none` for scrolling pages.
  public let spineLocation: UIPageViewController.SpineLocation

  /// Whether pages have content on their backs. The default is `true` for a spine in the middle, where `false` stops the
  /// program, and `false` otherwise. Pages slide here, so their backs are never visible.
  open var isDoubleSided: Bool {
    get { isDoubleSidedStorage ?? (spineLocation == .mid) }
    set {
      precondition(
        newValue || spineLocation != .mid, "A UIPageViewController whose spine is in the middle must be double-sided.")
      isDoubleSidedStorage = newValue
    }
  }

  private final var isDoubleSidedStorage: Bool?

  // MARK: - Pages

  /// The object that provides pages. Without it the user can't turn pages. The reference is weak.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateDots() }
  }

  /// The object that is told about pages that the user turns. The reference is weak.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The displayed page.
  ///
  /// - Default: `nil`.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Displays a page, without telling the delegate.
  ///
  /// - Parameters:
  ///   - viewControllers: The page. Only the first one is displayed.
  ///   - completion: A closure that is called with whether the animation was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers?.first, direction, animated: animated, completion)
    updateDots()
  }

  private func turn(
    to next: UIViewController?, _ direction: NavigationDirection, animated: Bool, isUnderFinger: Bool = false,
    _ completion: ((Bool) -> Void)?
  ) {
    transition?.endNow()
    guard next !== page else {
      completion?(true)
      return
    }
    let old = page
    page = next
    old?.willMove(toParent: nil)
    if let next { manage(next) }
    guard appearance.isShown, let view = viewStorage as? PageLayoutView, let next else {
      old?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      if let old { release(old) }
      next?.didMove(toParent: self)
      viewStorage?.setNeedsLayout()
      completion?(true)
      return
    }
    let isAnimated = animated && old != nil && view.window != nil
    var plan = ControllerTransition.Plan(
      container: view.content, from: old, to: next, fromView: old?.viewIfLoaded, toView: next.view,
      isAnimated: isAnimated)
    plan.isUnderFinger = isUnderFinger
    plan.begin = {
      old?.beginDisappearance(animated: isAnimated)
      next.beginAppearance(animated: isAnimated)
    }
    plan.makeMotion = { [weak self] in
      self?.shown = next
      self?.sizePage()
      view.content.addSubview(next.view)
      guard isAnimated, let self else { return StillMotion() }
      return PageMotion(from: old?.viewIfLoaded, to: next.view, way: way(direction, in: view))
    }
    plan.end = { [weak self] finished in
      self?.transition = nil
      if !finished {
        self?.turnBack(from: next, to: old)
        completion?(false)
        return
      }
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endDisappearance()
      next.endAppearance()
      if let old { self?.release(old) }
      next.didMove(toParent: self)
      completion?(finished)
    }
    let transition = ControllerTransition(plan)
    self.transition = transition
    transition.start(in: view.window)
  }

  /// Restores the previous page after a canceled turn.
  private func turnBack(from next: UIViewController, to old: UIViewController?) {
    next.beginDisappearance(animated: true)
    next.viewIfLoaded?.removeFromSuperview()
    next.endDisappearance()
    next.willMove(toParent: nil)
    release(next)
    page = old
    shown = old
    old?.willMove(toParent: self)
    old?.didMove(toParent: self)
    old?.beginAppearance(animated: true)
    old?.endAppearance()
  }

  private func way(_ direction: NavigationDirection, in view: UIView) -> CGPoint {
    let sign: CGFloat = direction == .forward ? -1 : 1
    if navigationOrientation == .vertical {
      return CGPoint(x: 0, y: sign * (view.bounds.height + interPageSpacing))
    }
    let mirror: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    return CGPoint(x: sign * mirror * (view.bounds.width + interPageSpacing), y: 0)
  }

  /// Turns a page on behalf of the user.
  ///
  /// - Returns: `false` if there is no page.
  @discardableResult
  package func turnByUser(_ direction: NavigationDirection, isUnderFinger: Bool = false) -> Bool {
    guard transition == nil, let page, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let dots = (viewStorage as? PageLayoutView)?.dots
    turn(to: next, direction, animated: true, isUnderFinger: isUnderFinger) { [weak self] finished in
      guard let self else { return }
      if finished, let dots { dots.currentPage += direction == .forward ? 1 : -1 }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [page], transitionCompleted: finished)
    }
    return true
  }

  // MARK: - Touches

  private final lazy var pan: PagePanGestureRecognizer = {
    let pan = PagePanGestureRecognizer()
    pan.controller = self
    pan.listeners.append { ($0 as? PagePanGestureRecognizer)?.follow() }
    return pan
  }()

  /// The gesture recognizers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  /// Updates the progress of an interactive turn, from 0 to 1.
  final func updateTurn(_ fraction: CGFloat) { transition?.updateInteractiveTransition(fraction) }

  /// Ends an interactive turn.
  final func endTurn(_ isTurned: Bool) {
    if isTurned { transition?.finishInteractiveTransition() } else { transition?.cancelInteractiveTransition() }
  }

  // MARK: - View

  open override func loadView() {
    let view = PageLayoutView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.content.addGestureRecognizer(pan)
    self.view = view
    updateDots()
  }

  private func updateDots() {
    guard let view = viewStorage as? PageLayoutView else { return }
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    view.dots.isHidden = count <= 0
    if count > 0 {
      view.dots.numberOfPages = count
      view.dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    view.setNeedsLayout()
  }

  final func placePage() {
    guard let view = viewStorage as? PageLayoutView, let page else { return }
    sizePage()
    if transition == nil, shown !== page {
      shown = page
      view.content.addSubview(page.view)
    }
  }

  /// Sizes the page to the content before it is added, so that its constraints are not solved in its initial size.
  private func sizePage() {
    guard let view = viewStorage as? PageLayoutView, let page else { return }
    if page.view.transform.isIdentity, page.view.frame != view.content.bounds {
      page.view.frame = view.content.bounds
    }
  }

  override func prepareChildrenForAppearance() {
    placePage()
  }

  override func finishAppearanceOfChildren() {
    transition?.endIfOver()
  }

  open override var childForStatusBarStyle: UIViewController? { page }

  open override var childForStatusBarHidden: UIViewController? { page }
}
