import Foundation

/// The selection of presenting controllers and presentations, and of the controllers to dismiss.
@MainActor
enum Presenting {
  static func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    preconditionOfCaller(controller !== source, "\(source.description) cannot present itself")
    preconditionOfCaller(
      controller.parentStorage == nil,
      "Application tried to present modally a view controller \(controller.description) that has a parent view controller "
        + "\(controller.parentStorage?.description ?? "")")
    preconditionOfCaller(
      controller.extras.presenting == nil,
      "Application tried to present modally a view controller \(controller.description) that is already being presented "
        + "by \(controller.extras.presenting?.description ?? "")")
    presentedAncestor(of: source)?.activePresentation?.beginIfWaiting()
    let presenter = self.presenter(for: controller, from: source)
    if let other = presenter.extras.presented {
      Diagnostics.report(
        "Attempt to present \(controller.description) on \(presenter.description) (from \(source.description)) which is "
          + (other.isBeingDismissed ? "dismissing" : "already presenting") + " \(other.description).")
      return
    }
    // A controller that is being dismissed would remove the presented views.
    if presentedAncestor(of: presenter)?.isBeingDismissed == true {
      Diagnostics.report(
        "Attempt to present \(controller.description) on \(presenter.description) (from \(source.description)) which is "
          + "being dismissed.")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Diagnostics.report(
        "Attempt to present \(controller.description) on \(presenter.description) (from \(source.description)) whose view "
          + "is not in the window hierarchy.")
      return
    }
    let presentation = controller.presentation(presenting: presenter, from: source)
    presentation.presentingStorage = presenter
    guard let popover = presentation as? UIPopoverPresentationController else {
      adapt(presentation, to: presenter).begin(animated: animated, completion: completion)
      return
    }
    popover.wait(in: window) {
      adapt(popover, to: presenter).begin(animated: animated, completion: completion)
    }
  }

  /// Returns the controller that presents another one: the root ancestor, or the nearest one that defines a
  /// presentation context.
  private static func presenter(for controller: UIViewController, from source: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return source.rootAncestor }
    var current = source
    while !current.definesPresentationContext, let parent = current.parentStorage { current = parent }
    return current
  }

  /// Returns the presentation adapted to the traits: the requested one, or another one in compact size classes.
  private static func adapt(
    _ presentation: UIPresentationController, to presenter: UIViewController
  ) -> UIPresentationController {
    let traits = presenter.traitCollection
    let delegate = presentation.delegate
    var style = presentation.adaptivePresentationStyle(for: traits)
    if traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact, let delegate {
      style = delegate.adaptivePresentationStyle(for: presentation, traitCollection: traits)
    }
    let own = presentation.presentationStyle
    if style == own || style == .automatic || style == .popover || style == .custom { style = .none }
    delegate?.presentationController(presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    guard style != .none else { return presentation }
    let original = presentation.presentedViewController
    let shown = delegate?.presentationController(presentation, viewControllerForAdaptivePresentationStyle: style)
    let controller = shown ?? original
    let prepared = (presentation as? UIPopoverPresentationController)?.preparedSheet
    let isSheet = style == .formSheet || style == .pageSheet
    let ready = isSheet && controller === original ? prepared : nil
    let adapted = ready ?? controller.makePresentation(style: style, presenting: presenter, from: presenter)
    adapted.presentingStorage = presenter
    adapted.delegate = delegate
    delegate?.presentationController(presentation, prepare: adapted)
    if controller === original {
      presentation.run.adapted = adapted
    } else {
      controller.extras.presentation = adapted
    }
    return adapted
  }

  // MARK: - Dismissing

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    (controller.presentedViewController ?? presentedAncestor(of: controller))?.activePresentation?.beginIfWaiting()
    guard let target = controller.presentedViewController ?? presentedAncestor(of: controller) else { return }
    guard !target.isBeingDismissed else { return }
    target.activePresentation?.dismiss(animated: animated, byUser: false, completion: completion)
  }

  /// Returns the controller or the nearest ancestor that is presented.
  private static func presentedAncestor(of controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.extras.presenting != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// Removes everything that a controller presents, without animation, for example when the controller is removed from
  /// its window.
  static func dismissAll(of controller: UIViewController) {
    controller.extras.presented?.activePresentation?.beginIfWaiting()
    guard let presented = controller.extras.presented else { return }
    presented.activePresentation?.dismiss(animated: false, byUser: false, completion: nil)
  }
}
