import Foundation
import InterfaceBuilder

extension ClassBuilder {
  /// What a controller has beside its view: titles, items of bars, children.
  func buildController() {
    let object = model.object
    edit { model in model.ownSettings = settings(of: object) }
    if let item = object[ViewControllerElement.navigationItem] {
      let settings = CodeAttributes.settings(of: item, context) + navigationItemSettings(item)
      // The file's item has the last word, also where it has no title.
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
    for command in object.keyCommands {
      context.note(command.position, "a key command is left out")
    }
    bars(of: object)
    children(of: object, sceneNames)
  }

  private func bars(of object: Object) {
    for (bar, path) in [
      (object[NavigationControllerElement.navigationBar], "navigationBar"),
      (object[NavigationControllerElement.toolbar], "toolbar"), (object[TabBarControllerElement.tabBar], "tabBar"),
    ] {
      guard let bar else { continue }
      if let custom = bar.customClass {
        context.note(bar.position, "a bar of the class \(custom.name) needs init(navigationBarClass:toolbarClass:)")
      }
      let settings = settings(of: bar).map { $0.prefixed(path) }
      edit { $0.ownSettings += settings }
    }
  }

  /// The controllers that a container has from the start.
  private func children(of object: Object, _ names: [SourceElement: String]) {
    let relationships = object.segues.filter { $0.kind == .relationship }
    guard !relationships.isEmpty else { return }
    let controllers = relationships.compactMap { segue -> String? in
      guard let destination = segue.destination else { return nil }
      if contains(object, destination, depth: 0) {
        context.note(segue.position, "a controller can't contain itself")
        return nil
      }
      return controllerExpression(destination, names)
    }
    guard !controllers.isEmpty else { return }
    edit { $0.ownSettings.append(.property("viewControllers", "[\(controllers.joined(separator: ", "))]")) }
  }

  private func contains(_ object: Object, _ destination: Object, depth: Int) -> Bool {
    if destination == object || depth > 50 { return true }
    return destination.segues.contains { segue in
      segue.kind == .relationship && segue.destination.map { contains(object, $0, depth: depth + 1) } ?? false
    }
  }

  /// An expression for the controller of a scene, which another storyboard may have.
  func controllerExpression(_ object: Object, _ names: [SourceElement: String]) -> String {
    if let name = names[object.element] { return "\(name)()" }
    if object.kind != .viewControllerPlaceholder, let identifier = object[ViewControllerElement.storyboardIdentifier] {
      // It stays in its storyboard.
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

  /// Puts the controllers of embedding segues into their containers.
  func embedChildren(_ names: [SourceElement: String]) {
    for (segue, source) in segues where segue.kind == .embed {
      guard let destination = segue.destination, !source.isEmpty else { continue }
      if destination == model.object {
        context.note(segue.position, "a controller can't contain itself")
        continue
      }
      let child = controllerExpression(destination, names)
      edit { $0.statements.append("embed(\(child), in: \(source))") }
      edit { $0.embeds.append((child, source)) }
    }
  }
}
