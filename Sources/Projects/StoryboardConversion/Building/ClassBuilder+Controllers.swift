import Foundation
import InterfaceBuilder

extension ClassBuilder {
  /// Adds the parts of a view controller besides its view: titles, bar items, children.
  func buildController() {
    let object = model.object
    edit { model in model.ownSettings = settings(of: object) }
    if let item = object[ViewControllerElement.navigationItem] {
      let settings = CodeAttributes.settings(of: item, context) + navigationItemSettings(item)
      // The navigation item of the file takes precedence, even if it has no title.
      let hasNoTitle = item[NavigationItemElement.title] == nil && object[ViewControllerElement.title] != nil
      let title: [Setting] = hasNoTitle ? [.property("navigationItem.title", "nil")] : []
      edit { $0.ownSettings += title + settings.map { $0.prefixed("navigationItem") } }
    }
    if let item = object[ViewControllerElement.tabBarItem] {
      let expression = barItem(item)
      edit { $0.ownSettings.append(.property("tabBarItem", expression)) }
    }
    if !object.toolbarItems.isEmpty {
      let items = object.toolbarItems.map(barItem)
      edit { $0.ownSettings.append(.property("toolbarItems", "[\(items.joined(separator: ", "))]")) }
    }
    for command in object.keyCommands { keyCommand(command) }
    bars(of: object)
    children(of: object, sceneNames)
  }

  private func keyCommand(_ command: Object) {
    let selector = command[CommandElement.selector] ?? command.actions.first?.selector ?? ""
    let input = command[KeyCommandElement.input] ?? command[KeyCommandElement.keyEquivalent] ?? ""
    guard let method = ActionMethod(selector), !input.isEmpty else {
      context.note(command.position, "a key command is omitted: it has no key or no method")
      return
    }
    noteAction(selector, "UIKeyCommand")
    let names = (command[KeyCommandElement.modifierMask] ?? command[KeyCommandElement.modifierFlags])?.names ?? []
    let table = [
      ("command", "command"), ("shift", "shift"), ("alternate", "alternate"), ("option", "alternate"),
      ("control", "control"), ("alphaShift", "alphaShift"), ("numericPad", "numericPad"),
    ]
    let flags = table.filter { names.contains($0.0) }.map { ".\($0.1)" }
    let modifiers = flags.count == 1 ? flags[0] : "[\(flags.joined(separator: ", "))]"
    let (key, action) = (SwiftLiteral.text(input), "#selector(\(method.reference))")
    let title = command[KeyCommandElement.title].flatMap { $0.isEmpty ? nil : $0 }
    let discoverability = command[KeyCommandElement.discoverabilityTitle].flatMap { $0.isEmpty ? nil : $0 }
    var arguments = "input: \(key), modifierFlags: \(modifiers), action: \(action)"
    if title != nil || discoverability != nil {
      arguments = "action: \(action), input: \(key), modifierFlags: \(modifiers)"
      if let title { arguments = "title: \(context.expressions.text(title, of: command, "title")), \(arguments)" }
      if let discoverability {
        arguments +=
          ", discoverabilityTitle: \(context.expressions.text(discoverability, of: command, "discoverabilityTitle"))"
      }
    }
    edit { $0.ownStatements.append("addKeyCommand(UIKeyCommand(\(arguments)))") }
  }

  private func bars(of object: Object) {
    for (bar, path) in [
      (object[NavigationControllerElement.navigationBar], "navigationBar"),
      (object[NavigationControllerElement.toolbar], "toolbar"), (object[TabBarControllerElement.tabBar], "tabBar"),
    ] {
      guard let bar else { continue }
      if let custom = bar.customClass {
        context.note(
          bar.position, "a bar with the class \(custom.name) requires init(navigationBarClass:toolbarClass:)")
      }
      let settings = settings(of: bar).map { $0.prefixed(path) }
      edit { $0.ownSettings += settings }
    }
  }

  /// Adds the initial children of a container view controller.
  private func children(of object: Object, _ names: [SourceElement: String]) {
    let relationships = object.segues.filter { $0.kind == .relationship }
    guard !relationships.isEmpty else { return }
    let controllers = relationships.compactMap { segue -> (relationship: String, expression: String)? in
      guard let destination = segue.destination else { return nil }
      if contains(object, destination, depth: 0) {
        context.note(segue.position, "a controller cannot contain itself")
        return nil
      }
      return (segue.relationship ?? "", controllerExpression(destination, names))
    }
    guard !controllers.isEmpty else { return }
    if let style = columnStyle(of: object) {
      edit { $0.initialStyle = style }
      for controller in controllers {
        guard let column = Self.column(controller.relationship) else { continue }
        edit { $0.ownStatements.append("setViewController(\(controller.expression), for: .\(column))") }
      }
      return
    }
    let list = controllers.map(\.expression).joined(separator: ", ")
    edit { $0.ownSettings.append(.property("viewControllers", "[\(list)]")) }
  }

  /// Returns the style with which a split view controller is created, or nil for one from before iOS 14, which has two
  /// children and no columns.
  private func columnStyle(of object: Object) -> String? {
    typealias Element = SplitViewControllerElement
    guard object.kind == .splitViewController else { return nil }
    let hasThird = object.segues.contains { $0.relationship == "supplementaryViewController" }
    if hasThird || object[Element.allowTripleColumnStyle] == true { return "tripleColumn" }
    return object[Element.allowDoubleColumnStyle] == true ? "doubleColumn" : nil
  }

  /// Returns the column of a split view controller for its current or earlier name in files.
  private static func column(_ relationship: String) -> String? {
    switch relationship {
    case "masterViewController", "primaryViewController", "primary": "primary"
    case "supplementaryViewController", "supplementary": "supplementary"
    case "detailViewController", "secondaryViewController", "secondary": "secondary"
    case "compactViewController", "compact": "compact"
    default: nil
    }
  }

  private func contains(_ object: Object, _ destination: Object, depth: Int) -> Bool {
    if destination == object || depth > 50 { return true }
    return destination.segues.contains { segue in
      segue.kind == .relationship && segue.destination.map { contains(object, $0, depth: depth + 1) } ?? false
    }
  }

  /// Returns an expression for the view controller of a scene, which may be in another storyboard.
  func controllerExpression(_ object: Object, _ names: [SourceElement: String]) -> String {
    if let name = names[object.element] { return "\(name)()" }
    if object.kind != .viewControllerPlaceholder, let identifier = object[ViewControllerElement.storyboardIdentifier] {
      // The scene stays in its storyboard.
      let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
      return "UIStoryboard(name: \(SwiftLiteral.text(name)), bundle: nil)"
        + ".instantiateViewController(withIdentifier: \(SwiftLiteral.text(identifier)))"
    }
    let storyboard = object[ViewControllerPlaceholderElement.storyboardName] ?? ""
    let source = "UIStoryboard(name: \(SwiftLiteral.text(storyboard)), bundle: nil)"
    if let identifier = object[ViewControllerPlaceholderElement.referencedIdentifier] {
      return "\(source).instantiateViewController(withIdentifier: \(SwiftLiteral.text(identifier)))"
    }
    return "\(source).instantiateInitialViewController() ?? UIViewController()"
  }

  /// Adds the view controllers of embed segues to their container views.
  func embedChildren(_ names: [SourceElement: String]) {
    for (segue, source) in segues where segue.kind == .embed {
      guard let destination = segue.destination, !source.isEmpty else { continue }
      if destination == model.object {
        context.note(segue.position, "a controller cannot contain itself")
        continue
      }
      let child = controllerExpression(destination, names)
      edit { $0.statements.append("embed(\(child), in: \(source))") }
      edit { $0.embeds.append((child, source)) }
    }
  }
}
