import InterfaceBuilder

/// The transitions of segues by kind.
@MainActor
enum SegueTransition {
  static func perform(
    _ segue: Segue, from source: UIViewController, to destination: UIViewController, sender: Any?, anchor: NSObject?
  ) {
    switch segue.kind {
    case .push?, .show?: source.show(destination, sender: sender)
    case .showDetail?: source.showDetailViewController(destination, sender: sender)
    case .replace?:
      guard let navigation = source.navigationController else { return source.show(destination, sender: sender) }
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: segue.animates)
    case .popoverPresentation?, .popover?:
      destination.modalPresentationStyle = .popover
      destination.popoverPresentationController?.sourceView = anchor as? UIView ?? sender as? UIView
      destination.popoverPresentationController?.barButtonItem = anchor as? UIBarButtonItem
      source.present(destination, animated: segue.animates)
    default:
      if let style = segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init) {
        destination.modalPresentationStyle = style
      }
      source.present(destination, animated: segue.animates)
    }
  }
}

extension UIModalPresentationStyle {
  /// Creates a style; `nil` for one that exists only on other systems.
  init?(_ style: InterfaceBuilder.ModalPresentationStyle) {
    switch style {
    case .automatic: self = .automatic
    case .none: self = .none
    case .fullScreen: self = .fullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .blurOverFullScreen: return nil
    }
  }
}
