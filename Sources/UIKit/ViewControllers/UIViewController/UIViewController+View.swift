// Loading the view, and what the controller keeps settled on it.

extension UIViewController {
  func loadViewNow() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    loadView()
    guard viewStorage != nil else {
      fatalError(
        "\(description): loadView() did not set `view`. Set it there, and don't call super when you do.")
    }
    isLoadingView = false
    viewDidLoad()
  }

  func loadPlainView() {
    if let nibName {
      fatalError(
        "\(description) was made with the nib '\(nibName)': Interface Builder files are not read yet. Override "
          + "loadView() or pass nil.")
    }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(plain)
  }

  func setView(_ newView: UIView?) {
    guard newView !== viewStorage else { return }
    if let old = viewStorage {
      old.viewControllerStorage = nil
      old.setMinimumLayoutMargins(nil)
    }
    if let newView, let owner = newView.viewControllerStorage {
      fatalError(
        "\(newView.briefDescription) is the view of \(owner.description) already, and can't be that of \(description)")
    }
    viewStorage = newView
    newView?.viewControllerStorage = self
    newView?.updateInheritedTraits()
    newView?.updateSafeAreaInsets()
    applySystemMargins()
  }

  func barsGuide(_ role: GuideRole) -> ControllerLayoutGuide {
    let name = role == .topBars ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
    return view.systemGuide(role, name) { ControllerLayoutGuide() }
  }

  /// Phones hold content 16 points from the sides, wide ones and tablets 20.
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewStorage?.bounds.width ?? 0
    let side: CGFloat = width >= Self.leastWidthOfWideMargins ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The narrowest view that has the wide margins: that of the large phones.
  private static var leastWidthOfWideMargins: CGFloat { 414 }

  func applySystemMargins() {
    viewStorage?.setMinimumLayoutMargins(
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil)
  }
}
