// The presentation controllers of a controller.

extension UIViewController {
  /// The presentation controller of the presented ancestor, or that of the controller itself.
  var presentationControllerNow: UIPresentationController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.extras.presenting != nil { return controller.extras.presentation }
      current = controller.parentStorage
    }
    return presentation(presenting: nil, from: self)
  }

  /// The active presentation controller, which may be an adapted one.
  var activePresentation: UIPresentationController? {
    extras.presentation.map { $0.run.adapted ?? $0 }
  }

  /// Returns the controller's own presentation controller, and creates it if necessary.
  func presentation(presenting: UIViewController?, from source: UIViewController) -> UIPresentationController {
    if let presentation = extras.presentation { return presentation }
    let presentation = makePresentation(style: modalPresentationStyle, presenting: presenting, from: source)
    extras.presentation = presentation
    return presentation
  }

  func makePresentation(
    style: UIModalPresentationStyle, presenting: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let own = makeOwnPresentation(presenting: presenting) { return own }
    switch style {
    case .fullScreen, .currentContext, .none:
      return FullScreenPresentation(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .overCurrentContext:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenting)
      sheet.isForm = style == .formSheet
      return sheet
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      return transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  func presentationStyleDidChange() {
    if extras.presenting == nil { extras.presentation = nil }
  }
}
