/// Methods of Apple's classes that selectors refer to.
enum KnownSelectors {
  /// Returns the method that a reference denotes if no source declares it. An unknown reference without parentheses
  /// denotes a method without arguments.
  static func method(_ reference: SelectorReference) -> MemberFacts {
    var member = MemberFacts(kind: reference.kind == .method ? .method : .property, name: reference.name)
    let labels = reference.labels ?? labels[reference.name] ?? []
    member.parameters = labels.map { ParameterFacts(label: $0, name: $0, type: "Any") }
    return member
  }

  /// Returns the name in Objective-C if it differs from the name derived from Swift.
  static func appleName(of fullName: String) -> String? { names[fullName] }

  /// Returns whether UIKit itself registers the selector.
  static func isRegistered(_ selector: String) -> Bool { registered.contains(selector) }

  private static let labels: [String: [String]] = [
    "cut": [""], "copy": [""], "paste": [""], "select": [""], "selectAll": [""], "delete": [""], "endEditing": [""],
    "toggleBoldface": [""], "toggleItalics": [""], "toggleUnderline": [""], "pasteAndMatchStyle": [""],
    "makeTextWritingDirectionLeftToRight": [""], "makeTextWritingDirectionRightToLeft": [""], "increaseSize": [""],
    "decreaseSize": [""], "popViewController": ["animated"], "popToRootViewController": ["animated"],
    "dismiss": ["animated", "completion"], "viewWillAppear": [""], "viewDidAppear": [""], "viewWillDisappear": [""],
    "viewDidDisappear": [""], "setEditing": ["", "animated"],
    "pasteAndGo": [""], "pasteAndSearch": [""], "printContent": [""], "duplicate": [""], "move": [""], "rename": [""],
    "export": [""], "find": [""], "findAndReplace": [""], "findNext": [""], "findPrevious": [""],
    "useSelectionForFind": [""],
  ]

  private static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "setEditing(_:animated:)": "setEditing:animated:", "printContent(_:)": "print:",
  ]

  private static let registered: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "pasteAndGo:", "pasteAndSearch:", "print:", "duplicate:",
    "move:", "rename:", "export:", "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    "becomeFirstResponder", "resignFirstResponder", "reloadInputViews",
    "endEditing:", "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "removeFromSuperview", "performPrimaryAction",
    "beginRefreshing", "endRefreshing",
  ]
}
