// Loading of the view, and the properties that the controller maintains on it.

extension UIViewController {
  func loadViewNow() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    loadView()
    if viewStorage != nil {
      isLoadingView = false
      sendMessage("viewDidLoad") { viewDidLoad() }
      return
    }
    // As on iOS, viewDidLoad() is called even without a view, and may set it.
    sendMessage("viewDidLoad") { viewDidLoad() }
    guard viewStorage != nil else {
      fatalError(
        "\(description): loadView() did not set `view`. Set it there, and do not call super.")
    }
  }

  /// Loads the view from the scene or nib of the controller or from a nib with the name of its class, or creates a
  /// plain view.
  func loadPlainView() {
    if let sceneStorage, sceneStorage.loadView(of: self) { return }
    if let nib = nibOfView {
      _ = nib.instantiate(withOwner: self)
      guard viewStorage != nil else {
        fatalError("\(description) loaded the \"\(nib.name)\" nib but the view outlet was not set.")
      }
      return
    }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(plain)
  }

  /// The nib of the view. As on iOS, a controller without a nib name searches for a nib with the name of its class,
  /// first without "Controller" at the end.
  private var nibOfView: UINib? {
    let bundle = nibBundle ?? .main
    if let nibName { return UINib(nibName: nibName, bundle: bundle) }
    let className = String(describing: type(of: self))
    guard type(of: self) != UIViewController.self else { return nil }
    let short = className.hasSuffix("ViewController") ? String(className.dropLast("Controller".count)) : nil
    return [short, className].compactMap { $0 }.lazy.compactMap { UINib.existing($0, in: bundle) }.first
  }

  func setView(_ newView: UIView?) {
    guard newView !== viewStorage else { return }
    if let old = viewStorage {
      old.viewControllerStorage = nil
      old.setMinimumLayoutMargins(nil)
    }
    if let newView, let owner = newView.viewControllerStorage {
      fatalError(
        "\(newView.briefDescription) is already the view of \(owner.description), "
          + "so it cannot be the view of \(description)"
      )
    }
    viewStorage = newView
    newView?.viewControllerStorage = self
    newView?.updateInheritedTraits()
    newView?.updateSafeAreaInsets()
    applySystemMargins()
  }

  /// Returns whether a view can be this controller's view, which is not the case if it is that of another controller.
  func canHave(_ view: UIView) -> Bool { view.viewControllerStorage.map { $0 === self } ?? true }

  func barsGuide(_ role: GuideRole) -> ControllerLayoutGuide {
    let name = role == .topBars ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
    return view.systemGuide(role, name) { ControllerLayoutGuide() }
  }

  /// The system's minimum margins, which are larger on wide phones and on tablets.
  var systemMargins: NSDirectionalEdgeInsets {
    let side = viewStorage?.systemSideMargin ?? measures.margins.side
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func applySystemMargins() {
    viewStorage?.setMinimumLayoutMargins(
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil)
  }
}

extension UIView {
  /// The controller whose root view this is.
  package var controllerOfView: UIViewController? { viewControllerStorage }
}
