import CoreGraphics

// A navigation bar that goes away while the user scrolls.

extension UINavigationController {
  private var minimization: UIBarMinimization { topViewController?.navigationItem.navigationBarMinimization ?? .init() }

  private var centersSearch: Bool { topViewController?.navigationItem.preferredSearchBarPlacement == .integratedCentered }

  private var minimizationBehavior: UIBarMinimizationBehavior {
    guard measures.bars.minimizingWay != nil else { return .never }
    let behavior = minimization.minimizationBehavior
    return behavior == .automatic ? centersSearch ? .onScrollDown : .never : behavior
  }

  private var restoresAtScrollEdge: Bool {
    guard minimizationBehavior == .onScrollDown else { return false }
    return minimization.restorationBehavior == .atScrollEdge || centersSearch
  }

  /// Whether content has the room of a bar that is away.
  var yieldsBarRoom: Bool { state.isBarMinimized && minimization.safeAreaAdjustment != .disabled }

  /// The configuration of the top item has changed.
  func minimizationDidChange() {
    if minimizationBehavior == .never { setBarMinimized(false) }
    viewStorage?.setNeedsLayout()
  }

  /// Takes the bar away or brings it back as the user scrolls. Scrolling by code does neither.
  func minimizeBar(following scrollView: UIScrollView) {
    let behavior = minimizationBehavior
    guard behavior != .never, let way = measures.bars.minimizingWay, !hidesBar else { return }
    state.scrolledWay.follow(scrollView)
    let isAtBeginning = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    if isAtBeginning { return setBarMinimized(false) }
    let length = behavior == .onScrollDown ? state.scrolledWay.length : -state.scrolledWay.length
    if length > way, !scrollView.endsAtBottom {
      setBarMinimized(true)
    } else if length < -way, !restoresAtScrollEdge {
      setBarMinimized(false)
    }
  }

  private func setBarMinimized(_ isMinimized: Bool) {
    guard state.isBarMinimized != isMinimized else { return }
    state.isBarMinimized = isMinimized
    guard let view = viewStorage, view.window != nil, appearance.isShown else { return }
    TransitionAnimation.run(for: Double(Self.hideShowBarDuration)) {
      self.layOutNavigation()
      view.layoutIfNeeded()
    } completion: { _ in
    }
  }
}
