import InterfaceBuilder

/// A builder of the class for a view or view controller of a file: first the names and properties of its views, then
/// the constraints between them.
final class ClassBuilder {
  let context: AttributeContext
  var model: ClassModel
  var parts: [ClassModel] = []
  var names: PropertyNames
  let outlets: [SourceElement: String]
  let classNames: ClassNameSource
  /// The classes of all scenes that are converted together.
  let sceneNames: [SourceElement: String]
  /// The layout item of each object of the file.
  var items: [SourceElement: LayoutItem] = [:]
  var depths: [LayoutItem: Int] = [.root: 0]
  var order: [LayoutItem: Int] = [:]
  var parents: [LayoutItem: LayoutItem] = [:]
  var mask: [ConstraintModel] = []
  var constraintProperties: [SourceElement: String] = [:]
  /// The objects with classes of their own, which contain their subviews.
  var partElements: Set<SourceElement> = []
  /// The objects that are being built with their contents: the class's own view, and parts that are visited.
  var elementsUnderWay: Set<SourceElement>
  /// The outlets between views, whose destinations may be named later.
  var pendingOutlets: [(name: String, outlet: Outlet, destination: Object)] = []
  var segues: [(segue: Segue, source: String)] = []
  let owner: Object?
  /// The builder of the class that contains this part.
  weak var outer: ClassBuilder?

  /// - Parameters:
  ///   - outlets: The names of properties by their destinations.
  ///   - owner: The target of actions in the file that the class receives: a view controller, or the file's owner.
  init(
    _ model: ClassModel, outlets: [SourceElement: String], owner: Object?, context: AttributeContext,
    classNames: ClassNameSource, sceneNames: [SourceElement: String] = [:]
  ) {
    self.sceneNames = sceneNames
    self.model = model
    self.context = context
    self.classNames = classNames
    self.owner = owner
    elementsUnderWay = Set([model.object, model.root].compactMap { $0?.element })
    let projectClass = classNames.projectClasses[model.name]
    var names = PropertyNames(besides: TakenNames.of(model.kind).union(projectClass?.members ?? []))
    var chosen: [SourceElement: String] = [:]
    for (element, name) in outlets.sorted(by: {
      ($0.value, $0.key.position.line, $0.key.position.column) < (
        $1.value, $1.key.position.line, $1.key.position.column
      )
    }) {
      if projectClass?.assignedOutlets.contains(name) == true {
        // The existing property is kept, and a view in another property is assigned to it.
        let own = names.unique("made\(name.capitalizedFirst)")
        chosen[element] = own
        self.model.assignments.append((name, own))
        continue
      }
      chosen[element] = names.unique(
        SwiftName.isName(name) ? name : SwiftName.property(SwiftName.words(of: name)) ?? "outlet")
    }
    // A property can't have the name of a method without arguments.
    for object in context.expressions.document.allObjects {
      for action in object.actions { ActionMethod(action.selector).map { names.take($0.name) } }
    }
    for name in chosen.values { names.take(name) }
    for object in Set([owner, model.object].compactMap { $0 }) {
      for outlet in Self.ownCollections(of: object) { names.take(outlet.property) }
    }
    self.outlets = chosen
    self.names = names
  }

  var document: Document { context.expressions.document }

  // MARK: - Building

  func build() -> ClassModel {
    let names = sceneNames
    if let root = model.root { buildViews(root) }
    if let root = model.root { buildConstraints(root) }
    embedChildren(names)
    collections()
    if outer == nil { buildFlows() }
    allSuperviews[model.name] = superviews
    return model
  }

  func edit(_ change: (inout ClassModel) -> Void) { change(&model) }

  /// The superviews of the views in this class and in its parts, by class.
  var allSuperviews: [String: [String: LayoutItem]] = [:]

  func buildViews(_ root: Object) {
    items[root.element] = .root
    if model.kind == .controller, root.kind != .view || root.customClass != nil {
      let creation = context.creation(of: root) ?? Creation(type: "UIView", expression: "UIView()")
      let name = declare(root, creation)
      model.rootName = name
      model.rootCreation = Creation(type: creation.type, expression: name)
    } else {
      model.rootSettings = rootSettings(of: root)
    }
    let content = contentView(of: root)
    if let content, model.rootExpression == "contentView" || root.kind == .visualEffectView {
      items[content.element] = .root
      if root.kind != .visualEffectView {
        let clips = Self.mayStickOut(content)
        let own = settings(of: content).filter { !Self.isUsualOfCells($0, clips: clips) }
        model.rootSettings += own.map { $0.prefixed("contentView") }
      }
    }
    model.hierarchy = children(of: content ?? root).compactMap { node($0, in: .root, parent: content ?? root) }
    buildOwnParts(of: root, name: model.rootExpression == "contentView" ? "self" : model.rootExpression, item: .root)
    recognizers(of: root, "\(model.rootExpression)")
    if let content { recognizers(of: content, model.rootExpression) }
    connect(root, model.rootExpression == "contentView" ? "self" : model.rootExpression)
  }

  /// Returns the settings of the class's own view.
  func rootSettings(of root: Object) -> [Setting] {
    let isCell =
      root.kind == .tableViewCell || root.kind == .collectionViewCell || root.kind == .collectionReusableView
    guard isCell else { return settings(of: root) }
    // The content of a row ends before its separator, so if the content clips, the cell clips nothing.
    let clips = contentView(of: root)?[ViewElement.clipsSubviews] != true && Self.mayStickOut(root)
    return settings(of: root).filter { !Self.isUsualOfCells($0, clips: clips) }
  }

  /// Returns the view within a cell or effect view that contains the subviews.
  func contentView(of object: Object) -> Object? {
    let content: Object? =
      switch object.kind {
      case .tableViewCell: object[TableViewCellElement.contentView]
      case .collectionViewCell: object[CollectionViewCellElement.contentView]
      case .tableViewHeaderFooterView: object[TableViewHeaderFooterViewElement.contentView]
      case .visualEffectView: object[VisualEffectViewElement.contentView]
      default: nil
      }
    // An identifier in the file can refer to any view, including an enclosing one.
    return content.flatMap { $0 != object && Self.lies($0.element, in: object.element) ? $0 : nil }
  }

  /// Returns the subviews that code adds, without those that a view creates itself.
  func children(of object: Object) -> [Object] {
    let owned = ownViews(of: object)
    return object.subviews.filter { !owned.contains($0.element) }
  }

  /// Returns the labels of a styled cell, which the cell creates.
  func ownViews(of content: Object) -> Set<SourceElement> {
    guard let cell = content.parent, cell.kind == .tableViewCell else { return [] }
    return Set(
      [
        cell[TableViewCellElement.textLabel], cell[TableViewCellElement.detailTextLabel],
        cell[TableViewCellElement.imageView],
      ]
      .compactMap { $0?.element })
  }

  // MARK: - Views

  func node(_ object: Object, in superview: LayoutItem, parent: Object) -> HierarchyNode? {
    guard let creation = context.creation(of: object) else {
      context.note(
        object.position,
        "\(object.kind?.className ?? object.element.name) is not a view in current UIKit; a UIView replaces it")
      return node(object, Creation(type: "UIView", expression: "UIView()"), superview, parent)
    }
    let varied = object.element.children.filter { $0.name == "variation" }
      .flatMap {
        $0.attributes.map(\.name).filter { $0 != "key" } + $0.children.compactMap { $0.name == "mask" ? nil : $0.key }
      }
    for name in Set(varied).sorted() {
      context.note(object.position, "\(name) varies by size class; the code has its general value")
    }
    for state in object.element.children where state.name == "state" {
      guard let configuration = state.child("preferredSymbolConfiguration") else { continue }
      context.note(configuration.position, "the symbol configuration of a button's state is omitted")
    }
    if object.kind == nil {
      context.note(object.position, "the element \(object.element.name) is unknown; a UIView replaces it")
    }
    return node(object, creation, superview, parent)
  }

  func node(_ object: Object, _ creation: Creation, _ superview: LayoutItem, _ parent: Object) -> HierarchyNode {
    let name = declare(object, creation)
    let item = LayoutItem.view(name)
    items[object.element] = item
    parents[item] = superview
    depths[item] = (depths[superview] ?? 0) + 1
    order[item] = order.count
    model.viewCount += 1
    noteVisibility(of: object, name, in: parent)
    placeByMask(object, item, in: superview, parent)
    var node = HierarchyNode(name: name, isStack: object.kind == .stackView)
    let content = contentView(of: object)
    if let content {
      let inner = LayoutItem.view("\(name).contentView")
      items[content.element] = inner
      parents[inner] = item
      depths[inner] = (depths[item] ?? 0) + 1
      order[inner] = order.count
      node.content = "contentView"
      for setting in settings(of: content) where !Self.isUsual(setting, ofContentIn: object) {
        model.statements.append(setting.statement(of: "\(name).contentView"))
      }
      node.children = children(of: content).compactMap { self.node($0, in: inner, parent: content) }
      recognizers(of: content, "\(name).contentView")
    } else if !isFilledByItself(object) {
      node.children = children(of: object).compactMap { self.node($0, in: item, parent: object) }
    }
    buildOwnParts(of: object, name: name, item: item)
    recognizers(of: object, name)
    connect(object, name)
    return node
  }

  /// Returns whether a setting is one that Interface Builder writes for every cell, and that code omits.
  ///
  /// - Parameter clips: Whether it is visible that the cell clips its content.
  static func isUsualOfCells(_ setting: Setting, clips: Bool) -> Bool {
    guard case .property(let path, _) = setting else { return false }
    if path == "clipsToBounds" { return !clips }
    return ["isMultipleTouchEnabled", "insetsLayoutMarginsFromSafeArea"].contains(path)
  }

  /// Returns whether the content of a cell may be drawn outside of its bounds, such as the shadow of a knob or a layer,
  /// or an image that is larger than its view.
  static func mayStickOut(_ object: Object) -> Bool {
    switch object.kind {
    case .switch, .slider: return true
    case .imageView:
      let fits: Set<ContentMode?> = [nil, .scaleToFill, .scaleAspectFit, .redraw]
      if !fits.contains(object[ViewElement.contentMode]), object[ViewElement.clipsSubviews] != true { return true }
    default: break
    }
    if object.runtimeAttributes.contains(where: { $0.keyPath.lowercased().contains("shadow") }) { return true }
    return object.childObjects.contains { $0.kind?.category == .view && mayStickOut($0) }
  }

  /// Returns whether a setting is one that Interface Builder writes for the content of every effect view.
  static func isUsual(_ setting: Setting, ofContentIn object: Object) -> Bool {
    guard object.kind == .visualEffectView, case .property(let path, _) = setting else { return false }
    return path == "isMultipleTouchEnabled" || path == "insetsLayoutMarginsFromSafeArea"
  }

  /// Returns whether a view creates its own subviews.
  func isFilledByItself(_ object: Object) -> Bool {
    switch object.kind {
    case .navigationBar?, .toolbar?, .tabBar?, .searchBar?, .tableView?, .collectionView?, .segmentedControl?: true
    default: false
    }
  }

  func declare(_ object: Object, _ creation: Creation) -> String {
    let outlet = outlets[object.element]
    let name = outlet ?? names.choose(for: object, outlets: outlets)
    var property = PropertyModel(object: object, name: name, creation: creation)
    property.isOutlet = outlet != nil
    property.settings = object.kind == .tableViewCell ? rootSettings(of: object) : settings(of: object)
    if object.kind == .button, let configuration = object[ButtonElement.configuration] {
      property.settings.insert(contentsOf: context.buttonConfiguration(configuration, of: object).1, at: 0)
    }
    if let module = creation.module { model.modules.insert(module) }
    noteStub(of: object)
    // Code that creates an object calls `awakeFromNib()` afterward, because no nib does.
    if let custom = object.customClass, object != model.root || model.isController,
      classNames.projectClasses[AttributeContext.typeName(custom.name)]?.awakes == true
    {
      property.settings.append(.call("awakeFromNib()"))
    }
    model.properties.append(property)
    return name
  }

  /// Returns the custom outlet collections. Interface Builder uses one to assign gesture recognizers to a view.
  static func ownCollections(of object: Object) -> [OutletCollection] {
    object.outletCollections.filter { $0.property != "gestureRecognizers" }
  }

  /// Adds outlet collections.
  func collections() {
    var found: [(name: String, types: Set<String>, elements: [String])] = []
    for object in Set([owner, model.object].compactMap { $0 }).sorted(by: { $0.position.line < $1.position.line }) {
      for outlet in Self.ownCollections(of: object) {
        guard let destination = outlet.destination, SwiftName.isName(outlet.property) else { continue }
        guard case .view(let element)? = items[destination.element] else {
          context.note(
            outlet.element.position,
            "the outlet collection \(outlet.property) contains an object that is not a view of the class")
          continue
        }
        let type = context.creation(of: destination)?.type ?? destination.kind?.className ?? "UIView"
        if let index = found.firstIndex(where: { $0.name == outlet.property }) {
          found[index].types.insert(type)
          found[index].elements.append(element)
        } else {
          found.append((outlet.property, [type], [element]))
        }
      }
    }
    model.collections = found.map {
      CollectionModel(name: $0.name, type: $0.types.count == 1 ? $0.types.first! : "UIView", elements: $0.elements)
    }
  }

  func settings(of object: Object) -> [Setting] {
    CodeAttributes.settings(of: object, context) + runtimeSettings(of: object)
  }

  func noteVisibility(of object: Object, _ name: String, in parent: Object) {
    guard document.hasVariations, let id = object.id, parent.conditional(.subviews).contains(id) else { return }
    guard let condition = SizeClassCondition.of({ !parent.excluded(from: .subviews, in: $0).contains(id) }) else {
      return
    }
    model.conditionalViews[name] = condition
    context.note(object.position, "\(name) is installed in some size classes only; the code has it in all of them")
  }

  /// Positions a view that Interface Builder lays out by its autoresizing mask with equivalent constraints.
  func placeByMask(_ object: Object, _ item: LayoutItem, in superview: LayoutItem, _ parent: Object) {
    let isFixed = object[ViewElement.fixedFrame] ?? false
    let translates = object[ViewElement.translatesAutoresizingMaskIntoConstraints] ?? true
    guard parent.kind != .stackView, isFixed || translates, let frame = object.frame else { return }
    guard
      let size = parent.frame.map({ Size(width: $0.width, height: $0.height) })
        ?? parent.parent?.frame.map({
          Size(width: $0.width, height: $0.height)
        })
    else { return }
    mask += MaskConstraints.constraints(
      item, frame: frame, mask: object[ViewElement.autoresizingMask] ?? [], in: superview, size: size,
      isScrolled: parent.kind == .scrollView)
  }
}
