import Foundation

/// The selectors that UIKit's responders respond to. Each class has those that it declares:
/// `UIResponder.standardBody(of:for:)`.
enum StandardSelectors {
  /// Returns an editing action that a subclass overrides. Whether it does is unknown before the call: the base
  /// implementation reports that it wasn't overridden.
  static func inherited(_ selector: Selector, by object: AnyObject) -> SelectorTable.Body? {
    object is UIResponder ? editing[selector] : nil
  }

  /// Returns whether a selector is one of `UIResponderStandardEditActions`.
  static func isEditing(_ selector: Selector) -> Bool { editing[selector] != nil }

  typealias Table = [Selector: SelectorTable.Body]

  static func on<T: NSObject>(
    _ body: @escaping @MainActor (T, Any?) -> Void
  ) -> SelectorTable.Body {
    { receiver, arguments in
      if let receiver = receiver as? T { body(receiver, arguments.first ?? nil) }
      return nil
    }
  }

  static let editing: Table = [
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
    "pasteAndGo:": on { (responder: UIResponder, sender) in responder.pasteAndGo(sender) },
    "pasteAndSearch:": on { (responder: UIResponder, sender) in responder.pasteAndSearch(sender) },
    "print:": on { (responder: UIResponder, sender) in responder.printContent(sender) },
    "duplicate:": on { (responder: UIResponder, sender) in responder.duplicate(sender) },
    "move:": on { (responder: UIResponder, sender) in responder.move(sender) },
    "rename:": on { (responder: UIResponder, sender) in responder.rename(sender) },
    "export:": on { (responder: UIResponder, sender) in responder.export(sender) },
    "find:": on { (responder: UIResponder, sender) in responder.find(sender) },
    "findAndReplace:": on { (responder: UIResponder, sender) in responder.findAndReplace(sender) },
    "findNext:": on { (responder: UIResponder, sender) in responder.findNext(sender) },
    "findPrevious:": on { (responder: UIResponder, sender) in responder.findPrevious(sender) },
    "useSelectionForFind:": on { (responder: UIResponder, sender) in responder.useSelectionForFind(sender) },
  ]

  static let responders: Table = [
    "becomeFirstResponder": on { (responder: UIResponder, _) in responder.becomeFirstResponder() },
    "resignFirstResponder": on { (responder: UIResponder, _) in responder.resignFirstResponder() },
    "reloadInputViews": on { (responder: UIResponder, _) in responder.reloadInputViews() },
  ]
}
