import Foundation

/// The selectors that UIKit's own classes answer to.
enum StandardSelectors {
  static func body(of selector: Selector, for type: AnyClass) -> SelectorTable.Body? {
    if type == UITextField.self || type == UITextView.self { return editing[selector] }
    if type == UIView.self { return views[selector] }
    if type == UIResponder.self { return responders[selector] }
    if type == UIControl.self { return controls[selector] }
    if type == UIRefreshControl.self { return refreshControls[selector] }
    return nil
  }

  /// An action of editing that a subclass overrides. Whether it does can't be seen: the base's version says that nobody did.
  static func inherited(_ selector: Selector, by object: NSObject) -> SelectorTable.Body? {
    object is UIResponder ? editing[selector] : nil
  }

  /// Whether a selector is one of `UIResponderStandardEditActions`.
  static func isEditing(_ selector: Selector) -> Bool { editing[selector] != nil }

  private typealias Table = [Selector: SelectorTable.Body]

  private static func on<T: NSObject>(
    _ body: @escaping @MainActor (T, Any?) -> Void
  ) -> SelectorTable.Body {
    { receiver, arguments in
      if let receiver = receiver as? T { body(receiver, arguments.first ?? nil) }
      return nil
    }
  }

  private static let editing: Table = [
    "cut:": on { (responder: UIResponder, sender) in responder.cut(sender) },
    "copy:": on { (responder: UIResponder, sender) in responder.copy(sender) },
    "paste:": on { (responder: UIResponder, sender) in responder.paste(sender) },
    "pasteAndMatchStyle:": on { (responder: UIResponder, sender) in responder.pasteAndMatchStyle(sender) },
    "select:": on { (responder: UIResponder, sender) in responder.select(sender) },
    "selectAll:": on { (responder: UIResponder, sender) in responder.selectAll(sender) },
    "delete:": on { (responder: UIResponder, sender) in responder.delete(sender) },
    "makeTextWritingDirectionLeftToRight:": on { (responder: UIResponder, sender) in
      responder.makeTextWritingDirectionLeftToRight(sender)
    },
    "makeTextWritingDirectionRightToLeft:": on { (responder: UIResponder, sender) in
      responder.makeTextWritingDirectionRightToLeft(sender)
    },
    "toggleBoldface:": on { (responder: UIResponder, sender) in responder.toggleBoldface(sender) },
    "toggleItalics:": on { (responder: UIResponder, sender) in responder.toggleItalics(sender) },
    "toggleUnderline:": on { (responder: UIResponder, sender) in responder.toggleUnderline(sender) },
    "increaseSize:": on { (responder: UIResponder, sender) in responder.increaseSize(sender) },
    "decreaseSize:": on { (responder: UIResponder, sender) in responder.decreaseSize(sender) },
  ]

  private static let responders: Table = [
    "becomeFirstResponder": on { (responder: UIResponder, _) in responder.becomeFirstResponder() },
    "resignFirstResponder": on { (responder: UIResponder, _) in responder.resignFirstResponder() },
    "reloadInputViews": on { (responder: UIResponder, _) in responder.reloadInputViews() },
  ]

  private static let views: Table = [
    "endEditing:": on { (view: UIView, force) in view.endEditing(force as? Bool ?? true) },
    "setNeedsLayout": on { (view: UIView, _) in view.setNeedsLayout() },
    "setNeedsDisplay": on { (view: UIView, _) in view.setNeedsDisplay() },
    "layoutIfNeeded": on { (view: UIView, _) in view.layoutIfNeeded() },
    "removeFromSuperview": on { (view: UIView, _) in view.removeFromSuperview() },
  ]

  private static let controls: Table = [
    "performPrimaryAction": on { (control: UIControl, _) in control.performPrimaryAction() }
  ]

  private static let refreshControls: Table = [
    "beginRefreshing": on { (control: UIRefreshControl, _) in control.beginRefreshing() },
    "endRefreshing": on { (control: UIRefreshControl, _) in control.endRefreshing() },
  ]
}
