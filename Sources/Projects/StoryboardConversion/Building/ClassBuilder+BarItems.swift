import InterfaceBuilder

extension ClassBuilder {
  func barItems(_ bar: Object, _ name: String) {
    guard !bar.items.isEmpty else { return }
    let items = bar.items.map { barItem($0) }
    model.statements.append("\(name).items = [\(items.joined(separator: ", "))]")
  }

  /// Returns an expression for a bar item, which is a property if the item needs more than an initializer.
  func barItem(_ item: Object) -> String {
    let expression = itemExpression(item)
    let settings = CodeAttributes.settings(of: item, context)
    var more = settings
    if item.kind == .navigationItem { more += navigationItemSettings(item) }
    // The initializer takes an image or a title. The bar displays the image, and menus and assistive technologies use
    // the title.
    if item.kind == .barButtonItem, showsImage(item), let title = item[BarItemElement.title], !title.isEmpty {
      more.append(.property("title", context.expressions.text(title, of: item, "title")))
    }
    let outlet = outlets[item.element]
    noteStub(of: item)
    if more.isEmpty, outlet == nil { return expression.text }
    let name = outlet ?? names.choose(for: item)
    var property = PropertyModel(
      object: item, name: name, creation: Creation(type: expression.type, expression: expression.text))
    property.settings = item.kind == .navigationItem ? more.filter { $0 != titleSetting(item) } : more
    property.isOutlet = outlet != nil
    property.needsSelf = true
    items[item.element] = .view(name)
    model.properties.append(property)
    return name
  }

  /// Returns whether a bar button item is created with its image.
  private func showsImage(_ item: Object) -> Bool {
    let system = item[BarButtonItemElement.systemItem]
    let isSystems = system != nil && system != .pageCurl && system != .writingTools
    return !isSystems && item[BarButtonItemElement.customView] == nil && item[BarItemElement.image] != nil
  }

  func titleSetting(_ item: Object) -> Setting? {
    item[NavigationItemElement.title].map { .property("title", context.expressions.text($0, of: item, "title")) }
  }

  /// Returns the settings for the buttons and the title view of a navigation item.
  func navigationItemSettings(_ item: Object) -> [Setting] {
    var settings: [Setting] = []
    func buttons(_ items: [Object], _ one: String, _ several: String) {
      guard !items.isEmpty else { return }
      let expressions = items.map(barItem)
      settings.append(
        expressions.count == 1
          ? .property(one, expressions[0]) : .property(several, "[\(expressions.joined(separator: ", "))]"))
    }
    if let back = item[NavigationItemElement.backBarButtonItem] {
      settings.append(.property("backBarButtonItem", barItem(back)))
    }
    buttons(item.leftBarButtonItems, "leftBarButtonItem", "leftBarButtonItems")
    buttons(item.rightBarButtonItems, "rightBarButtonItem", "rightBarButtonItems")
    if let title = item[NavigationItemElement.titleView], let name = partProperty(title) {
      if let frame = title.frame {
        model.ownStatements.append(
          "\(name).frame = \(Expressions.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))")
      }
      settings.append(.property("titleView", name))
    }
    return settings
  }

  func itemExpression(_ item: Object) -> (text: String, type: String) {
    switch item.kind {
    case .navigationItem:
      let title = item[NavigationItemElement.title].map { context.expressions.text($0, of: item, "title") }
      return ("UINavigationItem(title: \(title ?? "\"\""))", "UINavigationItem")
    case .tabBarItem:
      let tag = item[BarItemElement.tag] ?? 0
      if let system = item[TabBarItemElement.systemItem] {
        return ("UITabBarItem(tabBarSystemItem: .\(system.rawValue), tag: \(tag))", "UITabBarItem")
      }
      let title = item[BarItemElement.title].map { context.expressions.text($0, of: item, "title") } ?? "nil"
      let image = item[BarItemElement.image].map(context.expressions.image) ?? "nil"
      if let selected = item[TabBarItemElement.selectedImage].map(context.expressions.image) {
        return ("UITabBarItem(title: \(title), image: \(image), selectedImage: \(selected))", "UITabBarItem")
      }
      return ("UITabBarItem(title: \(title), image: \(image), tag: \(tag))", "UITabBarItem")
    default:
      let type = item.customClass.map { AttributeContext.typeName($0.name) } ?? "UIBarButtonItem"
      return ("\(type)(\(barButtonArguments(item)))", type)
    }
  }

  func barButtonArguments(_ item: Object) -> String {
    if let view = item[BarButtonItemElement.customView], let name = partProperty(view) {
      if let frame = view.frame {
        model.ownStatements.append(
          "\(name).frame = \(Expressions.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))")
      }
      return "customView: \(name)"
    }
    var target = item.actions.first.flatMap(self.target)
    for segue in item.segues { noteSegue(segue, from: "") }
    if target == nil, model.isController, let segue = item.segues.first {
      target = ("self", "#selector(\(method(of: segue)))")
    }
    let receiver = target.map { "target: \($0.target), action: \($0.selector)" } ?? "target: nil, action: nil"
    if let system = item[BarButtonItemElement.systemItem], system != .pageCurl, system != .writingTools {
      return "barButtonSystemItem: .\(system.rawValue), \(receiver)"
    }
    let style = [.done, .prominent].contains(item[BarButtonItemElement.style]) ? ".done" : ".plain"
    let title = item[BarItemElement.title].map { context.expressions.text($0, of: item, "title") }
    if let image = item[BarItemElement.image].map(context.expressions.image) {
      return "image: \(image), style: \(style), \(receiver)"
    }
    return "title: \(title ?? "nil"), style: \(style), \(receiver)"
  }
}
