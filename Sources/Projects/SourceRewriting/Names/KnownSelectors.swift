/// Methods of Apple's classes that selectors are made of.
enum KnownSelectors {
  /// The method that a reference means where no source declares it. One without parentheses that is not known takes
  /// nothing.
  static func method(_ reference: SelectorReference) -> MemberFacts {
    var member = MemberFacts(kind: reference.kind == .method ? .method : .property, name: reference.name)
    let labels = reference.labels ?? labels[reference.name] ?? []
    member.parameters = labels.map { ParameterFacts(label: $0, name: $0, type: "Any") }
    return member
  }

  /// Its name in Objective-C, where that is not made by rule of the Swift one.
  static func appleName(of fullName: String) -> String? { names[fullName] }

  /// Whether UIKit answers to the selector without being told.
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
