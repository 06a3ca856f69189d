import InterfaceBuilder

/// Makes the class for one view or controller of a file: first the names and properties of its views, then the constraints between them.
final class ClassBuilder {
  let context: AttributeContext
  private(set) var model: ClassModel
  private(set) var parts: [ClassModel] = []
  private var names: PropertyNames
  private let outlets: [SourceElement: String]
  let classNames: ClassNameSource
  /// The classes of all scenes that are converted together.
  let sceneNames: [SourceElement: String]
  /// How code names each object of the file.
  private var items: [SourceElement: LayoutItem] = [:]
  private var depths: [LayoutItem: Int] = [.root: 0]
  private var order: [LayoutItem: Int] = [:]
  private var parents: [LayoutItem: LayoutItem] = [:]
  private var mask: [ConstraintModel] = []
  private var constraintProperties: [SourceElement: String] = [:]
  private let owner: Object?
  /// The builder of the class that this one's is a part of.
  private weak var outer: ClassBuilder?

  /// - Parameters:
  ///   - outlets: names of properties by what they lead to.
  ///   - owner: what actions of the file are sent to that come to this class: a controller, the file's owner.
  init(
    _ model: ClassModel, outlets: [SourceElement: String], owner: Object?, context: AttributeContext,
    classNames: ClassNameSource, sceneNames: [SourceElement: String] = [:]
  ) {
    self.sceneNames = sceneNames
    self.model = model
    self.context = context
    self.classNames = classNames
    self.owner = owner
    let projectClass = classNames.projectClasses[model.name]
    var names = PropertyNames(besides: TakenNames.of(model.kind).union(projectClass?.members ?? []))
    var chosen: [SourceElement: String] = [:]
    for (element, name) in outlets.sorted(by: {
      ($0.value, $0.key.position.line, $0.key.position.column) < (
        $1.value, $1.key.position.line, $1.key.position.column
      )
    }) {
      if projectClass?.assignedOutlets.contains(name) == true {
        // The property is there and stays: it gets a view that another property keeps.
        let own = names.unique("made\(name.capitalizedFirst)")
        chosen[element] = own
        self.model.assignments.append((name, own))
        continue
      }
      chosen[element] = names.unique(
        SwiftName.isName(name) ? name : SwiftName.property(SwiftName.words(of: name)) ?? "outlet")
    }
    // A property can't be called like a method without arguments.
    for object in context.expressions.document.allObjects {
      for action in object.actions { ActionMethod(action.selector).map { names.take($0.name) } }
    }
    for name in chosen.values { names.take(name) }
    for object in Set([owner, model.object].compactMap { $0 }) {
      for outlet in object.outletCollections { names.take(outlet.property) }
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

  /// The superviews of the class's views and of its parts', by class.
  private(set) var allSuperviews: [String: [String: LayoutItem]] = [:]

  private func buildViews(_ root: Object) {
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
        let own = settings(of: content).filter { !Self.isUsualOfCells($0) }
        model.rootSettings += own.map { $0.prefixed("contentView") }
      }
    }
    model.hierarchy = children(of: content ?? root).compactMap { node($0, in: .root, parent: content ?? root) }
    buildOwnParts(of: root, name: model.rootExpression == "contentView" ? "self" : model.rootExpression, item: .root)
    recognizers(of: root, "\(model.rootExpression)")
    if let content { recognizers(of: content, model.rootExpression) }
    connect(root, model.rootExpression == "contentView" ? "self" : model.rootExpression)
  }

  /// What is set on the class's own view.
  private func rootSettings(of root: Object) -> [Setting] {
    settings(of: root).filter { setting in
      // What an owner of the view decides is not the view's.
      if case .property("isHidden", _) = setting { return false }
      let isCell =
        root.kind == .tableViewCell || root.kind == .collectionViewCell || root.kind == .collectionReusableView
      return !(isCell && Self.isUsualOfCells(setting))
    }
  }

  /// The view inside of a cell or effect view that holds subviews.
  private func contentView(of object: Object) -> Object? {
    switch object.kind {
    case .tableViewCell: object[TableViewCellElement.contentView]
    case .collectionViewCell: object[CollectionViewCellElement.contentView]
    case .tableViewHeaderFooterView: object[TableViewHeaderFooterViewElement.contentView]
    case .visualEffectView: object[VisualEffectViewElement.contentView]
    default: nil
    }
  }

  /// The subviews that code adds: not those that a view makes itself.
  private func children(of object: Object) -> [Object] {
    let owned = ownViews(of: object)
    return object.subviews.filter { !owned.contains($0.element) }
  }

  /// The labels of a styled cell, which the cell makes.
  private func ownViews(of content: Object) -> Set<SourceElement> {
    guard let cell = content.parent, cell.kind == .tableViewCell else { return [] }
    return Set(
      [
        cell[TableViewCellElement.textLabel], cell[TableViewCellElement.detailTextLabel],
        cell[TableViewCellElement.imageView],
      ]
      .compactMap { $0?.element })
  }

  // MARK: - Views

  private func node(_ object: Object, in superview: LayoutItem, parent: Object) -> HierarchyNode? {
    guard let creation = context.creation(of: object) else {
      context.note(
        object.position,
        "\(object.kind?.className ?? object.element.name) is no view of today's UIKit: a plain view is in its place")
      return node(object, Creation(type: "UIView", expression: "UIView()"), superview, parent)
    }
    let varied = object.element.children.filter { $0.name == "variation" }
      .flatMap {
        $0.attributes.map(\.name).filter { $0 != "key" } + $0.children.compactMap { $0.name == "mask" ? nil : $0.key }
      }
    for name in Set(varied).sorted() {
      context.note(object.position, "\(name) varies by size class: code has its general value")
    }
    if object.kind == nil {
      context.note(object.position, "the element \(object.element.name) is not known: a plain view is in its place")
    }
    return node(object, creation, superview, parent)
  }

  private func node(_ object: Object, _ creation: Creation, _ superview: LayoutItem, _ parent: Object) -> HierarchyNode
  {
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

  /// What Interface Builder says of every cell, and nobody writes.
  private static func isUsualOfCells(_ setting: Setting) -> Bool {
    guard case .property(let path, _) = setting else { return false }
    return ["clipsToBounds", "isMultipleTouchEnabled", "insetsLayoutMarginsFromSafeArea"].contains(path)
  }

  /// What Interface Builder says of the content of every effect view.
  private static func isUsual(_ setting: Setting, ofContentIn object: Object) -> Bool {
    guard object.kind == .visualEffectView, case .property(let path, _) = setting else { return false }
    return path == "isMultipleTouchEnabled" || path == "insetsLayoutMarginsFromSafeArea"
  }

  /// Views that make what is inside of them.
  private func isFilledByItself(_ object: Object) -> Bool {
    switch object.kind {
    case .navigationBar?, .toolbar?, .tabBar?, .searchBar?, .tableView?, .collectionView?, .segmentedControl?: true
    default: false
    }
  }

  private func declare(_ object: Object, _ creation: Creation) -> String {
    let outlet = outlets[object.element]
    let name = outlet ?? names.choose(for: object, in: [])
    var property = PropertyModel(object: object, name: name, creation: creation)
    property.isOutlet = outlet != nil
    property.settings = settings(of: object)
    if object.kind == .button, let configuration = object[ButtonElement.configuration] {
      property.settings.insert(contentsOf: context.buttonConfiguration(configuration, of: object).1, at: 0)
    }
    if let module = creation.module { model.modules.insert(module) }
    noteStub(of: object)
    // What a class does after it was loaded, it does after it was made.
    if let custom = object.customClass, object != model.root || model.isController,
      classNames.projectClasses[AttributeContext.typeName(custom.name)]?.awakes == true
    {
      property.settings.append(.call("awakeFromNib()"))
    }
    model.properties.append(property)
    return name
  }

  /// Outlets that hold several objects.
  private func collections() {
    var found: [(name: String, types: Set<String>, elements: [String])] = []
    for object in Set([owner, model.object].compactMap { $0 }).sorted(by: { $0.position.line < $1.position.line }) {
      for outlet in object.outletCollections {
        guard let destination = outlet.destination, SwiftName.isName(outlet.property) else { continue }
        guard case .view(let element)? = items[destination.element] else {
          context.note(
            outlet.element.position, "one of the outlet collection \(outlet.property) is no view of the class")
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

  private func noteVisibility(of object: Object, _ name: String, in parent: Object) {
    guard document.hasVariations, let id = object.id, parent.conditional(.subviews).contains(id) else { return }
    guard let condition = SizeClassCondition.of({ !parent.excluded(from: .subviews, in: $0).contains(id) }) else {
      return
    }
    model.conditionalViews[name] = condition
    context.note(object.position, "\(name) is there in some size classes only: code has it in all of them")
  }

  /// A view that Interface Builder lays out by its mask is laid out by the constraints that the mask means.
  private func placeByMask(_ object: Object, _ item: LayoutItem, in superview: LayoutItem, _ parent: Object) {
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

  // MARK: - Recognisers, connections

  private func recognizers(of object: Object, _ name: String) {
    for recognizer in object.gestureRecognizers {
      guard let type = recognizer.kind?.className, recognizer.kind?.category == .gestureRecognizer else { continue }
      let custom = recognizer.customClass.map { AttributeContext.typeName($0.name) }
      let outlet = outlets[recognizer.element]
      let action = recognizer.actions.first.flatMap(target)
      let arguments = action.map { "target: \($0.target), action: \($0.selector)" } ?? ""
      let settings = CodeAttributes.settings(of: recognizer, context)
      if let custom {
        context.note(recognizer.position, "the class \(custom) of the recogniser has to have UIKit's initialisers")
      }
      noteStub(of: recognizer)
      let variable = outlet ?? names.choose(for: recognizer, in: [])
      var property = PropertyModel(
        object: recognizer, name: variable,
        creation: Creation(type: custom ?? type, expression: "\(custom ?? type)(\(arguments))"))
      property.settings = settings
      property.isOutlet = outlet != nil
      property.needsSelf = action != nil
      items[recognizer.element] = .view(variable)
      model.properties.append(property)
      model.statements.append("\(name).addGestureRecognizer(\(variable))")
      for action in recognizer.actions.dropFirst() {
        guard let target = target(action) else { continue }
        model.statements.append("\(variable).addTarget(\(target.target), action: \(target.selector))")
      }
      delegates(of: recognizer, variable)
      for segue in recognizer.segues { noteSegue(segue, from: variable) }
    }
  }

  /// The target and selector of an action, as code has them; nil where nothing is there to send it to.
  private func target(_ action: ActionConnection) -> (target: String, selector: String)? {
    guard let destination = action.destination, !action.selector.isEmpty else {
      context.note(action.element.position, "the action has no destination")
      return nil
    }
    let isOwn = destination == owner || destination == model.object || destination == model.root
    if isOwn {
      guard let method = ActionMethod(action.selector) else {
        context.note(action.element.position, "\(action.selector) can't be the name of a method of Swift")
        return nil
      }
      let sender = sender(of: action).flatMap { context.creation(of: $0)?.type ?? $0.kind?.className }
      noteAction(action.selector, sender)
      return ("self", "#selector(\(method.reference))")
    }
    if destination[PlaceholderElement.placeholderIdentifier] == "IBFirstResponder" {
      return ("nil", "Selector((\(SwiftLiteral.text(action.selector))))")
    }
    if destination.kind == .exit {
      context.note(action.element.position, "an unwind action leads to the exit: see the coordinator")
      return nil
    }
    if let outer = outer?.receiver(of: destination), let method = ActionMethod(action.selector) {
      // What is inside of a cell reaches the class around it by the chain of responders.
      let sender = sender(of: action).flatMap { context.creation(of: $0)?.type ?? $0.kind?.className }
      outer.noteAction(action.selector, sender)
      return ("nil", "#selector(\(outer.model.name).\(method.reference))")
    }
    if case .view(let name)? = items[destination.element] {
      return (name, "Selector((\(SwiftLiteral.text(action.selector))))")
    }
    context.note(action.element.position, "\(action.selector) goes to an object that is not in this class")
    return nil
  }

  private func sender(of action: ActionConnection) -> Object? {
    guard let element = action.element.parent?.parent, let id = element.id else { return nil }
    return document.object(id)
  }

  /// The class around a part that an object of the file stands for.
  private func receiver(of object: Object) -> ClassBuilder? {
    if object == owner || object == model.object || object == model.root { return self }
    return outer?.receiver(of: object)
  }

  private func noteAction(_ selector: String, _ sender: String?) {
    if let index = model.actions.firstIndex(where: { $0.selector == selector }) {
      if model.actions[index].sender != sender { model.actions[index].sender = nil }
    } else {
      model.actions.append(ActionModel(selector: selector, sender: sender))
    }
  }

  private func connect(_ object: Object, _ name: String) {
    for action in object.actions {
      guard let target = target(action) else { continue }
      let event = action.eventType?.rawValue ?? (object.kind == .button ? "touchUpInside" : "primaryActionTriggered")
      model.statements.append("\(name).addTarget(\(target.target), action: \(target.selector), for: .\(event))")
    }
    delegates(of: object, name)
    outletsBetween(object, name)
    for segue in object.segues { noteSegue(segue, from: name) }
  }

  private func delegates(of object: Object, _ name: String) {
    for outlet in object.outlets where ["delegate", "dataSource", "emptyDataSetSource"].contains(outlet.property) {
      guard let destination = outlet.destination else { continue }
      guard destination == owner || destination == model.object,
        let conformance = Conformances.of(object, outlet.property, model.kind)
      else { continue }
      if let conformance = conformance.model, !model.protocols.contains(conformance) {
        model.protocols.append(conformance)
      }
      if conformance.isSet { model.statements.append("\(name).\(outlet.property) = self") }
    }
  }

  /// Outlets of a view of the user's own class to others of the file.
  private func outletsBetween(_ object: Object, _ name: String) {
    guard object.customClass != nil, object != model.object, object != model.root else { return }
    for outlet in object.outlets where outlet.property != "delegate" && outlet.property != "dataSource" {
      guard let destination = outlet.destination else { continue }
      pendingOutlets.append((name, outlet, destination))
    }
  }

  private var pendingOutlets: [(name: String, outlet: Outlet, destination: Object)] = []

  private func noteSegue(_ segue: Segue, from name: String) {
    segues.append((segue, name))
  }

  private(set) var segues: [(segue: Segue, source: String)] = []

  // MARK: - What belongs to a view beside its subviews

  private func buildOwnParts(of object: Object, name: String, item: LayoutItem) {
    switch object.kind {
    case .tableView: tableParts(object, name)
    case .collectionView: collectionParts(object, name)
    case .tableViewCell: cellParts(object, name)
    case .navigationBar: barItems(object, name)
    case .toolbar, .tabBar: barItems(object, name)
    default: break
    }
    if let refresh = object[ScrollViewElement.refreshControl], object.kind != .tableViewCell, isScrollView(object) {
      part(refresh, of: name, "refreshControl")
    }
  }

  private func isScrollView(_ object: Object) -> Bool {
    object.kind == .scrollView || ElementSchema.of(object.element.name)?.ancestors.contains("scrollView") == true
  }

  private func tableParts(_ table: Object, _ name: String) {
    for prototype in table.prototypes {
      let part = partClass(prototype)
      guard let identifier = prototype[TableViewCellElement.reuseIdentifier], !identifier.isEmpty else { continue }
      model.statements.append(
        "\(name).register(\(part).self, forCellReuseIdentifier: \(SwiftLiteral.text(identifier)))")
    }
    if let header = table[TableViewElement.tableHeaderView] { part(header, of: name, "tableHeaderView") }
    if let footer = table[TableViewElement.tableFooterView] { part(footer, of: name, "tableFooterView") }
    if let background = table[TableViewElement.backgroundView] { part(background, of: name, "backgroundView") }
    guard !table.sections.isEmpty else { return }
    guard model.kind == .tableController else {
      context.note(table.position, "static rows are for table view controllers: they are left out")
      return
    }
    for section in table.sections { self.section(section) }
  }

  private func section(_ section: Object) {
    var result = SectionModel(cells: [])
    result.header = section[TableViewSectionElement.headerTitle].map {
      context.expressions.text($0, of: section, "headerTitle")
    }
    result.footer = section[TableViewSectionElement.footerTitle].map {
      context.expressions.text($0, of: section, "footerTitle")
    }
    if section[TableViewSectionElement.headerView] != nil || section[TableViewSectionElement.footerView] != nil {
      context.note(section.position, "a section's own header or footer view is left out")
    }
    for cell in section.cells {
      let name = partProperty(cell)
      result.cells.append((name, cell[TableViewCellElement.rowHeight]))
      for segue in cell.segues {
        segues.removeAll { $0.segue == segue }
        noteSegue(segue, from: name)
      }
    }
    model.sections.append(result)
  }

  private func collectionParts(_ collection: Object, _ name: String) {
    for prototype in collection.cells {
      let part = partClass(prototype)
      guard let identifier = prototype[CollectionViewCellElement.reuseIdentifier], !identifier.isEmpty else { continue }
      model.statements.append(
        "\(name).register(\(part).self, forCellWithReuseIdentifier: \(SwiftLiteral.text(identifier)))")
    }
    for (property, kind) in [
      (CollectionViewElement.sectionHeaderView, "elementKindSectionHeader"),
      (CollectionViewElement.sectionFooterView, "elementKindSectionFooter"),
    ] {
      guard let view = collection[property] else { continue }
      let part = partClass(view)
      guard let identifier = view[CollectionReusableViewElement.reuseIdentifier], !identifier.isEmpty else { continue }
      model.statements.append(
        "\(name).register(\(part).self, forSupplementaryViewOfKind: UICollectionView.\(kind), "
          + "withReuseIdentifier: \(SwiftLiteral.text(identifier)))")
    }
    if let background = collection[CollectionViewElement.backgroundView] {
      part(background, of: name, "backgroundView")
    }
  }

  private func cellParts(_ cell: Object, _ name: String) {
    for (property, path) in [
      (TableViewCellElement.accessoryView, "accessoryView"),
      (TableViewCellElement.editingAccessoryView, "editingAccessoryView"),
      (TableViewCellElement.backgroundView, "backgroundView"),
      (TableViewCellElement.selectedBackgroundView, "selectedBackgroundView"),
      (TableViewCellElement.multipleSelectionBackgroundView, "multipleSelectionBackgroundView"),
    ] {
      if let view = cell[property] { part(view, of: name, path) }
    }
    for (property, path) in [
      (TableViewCellElement.textLabel, "textLabel"), (TableViewCellElement.detailTextLabel, "detailTextLabel"),
      (TableViewCellElement.imageView, "imageView"),
    ] {
      guard let label = cell[property] else { continue }
      let prefix = name == "self" ? "\(path)?" : "\(name).\(path)?"
      for setting in CodeAttributes.settings(of: label, context) {
        if name == "self" {
          model.rootSettings.append(setting.prefixed("\(path)?"))
        } else {
          model.statements.append(setting.statement(of: prefix))
        }
      }
      if let outlet = outlets[label.element], outlet != path {
        let type = path == "imageView" ? "UIImageView" : "UILabel"
        model.forwarded.append(ForwardedProperty(name: outlet, type: "\(type)?", expression: path))
      }
    }
  }

  /// A view that another one has in a property: a header with its frame.
  private func part(_ object: Object, of owner: String, _ path: String) {
    let name = partProperty(object)
    if path == "tableHeaderView" || path == "tableFooterView" || path == "accessoryView", let frame = object.frame {
      model.statements.append(
        "\(name).frame = \(Expressions.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))")
    }
    model.statements.append("\(owner == "self" ? "" : owner + ".")\(path) = \(name)")
  }

  /// A property for an object that is no subview: of a class of its own, where it has views inside.
  private func partProperty(_ object: Object) -> String {
    let content = contentView(of: object)
    let hasViews = !children(of: content ?? object).isEmpty && !isFilledByItself(object)
    guard hasViews, let creation = context.creation(of: object) else {
      let creation = context.creation(of: object) ?? Creation(type: "UIView", expression: "UIView()")
      let name = declare(object, creation)
      items[object.element] = .view(name)
      buildOwnParts(of: object, name: name, item: .view(name))
      recognizers(of: object, name)
      if object.kind != .tableViewCell { connect(object, name) }
      return name
    }
    let type = partClass(object)
    let outlet = outlets[object.element]
    let name = outlet ?? names.unique(type.withSmallStart)
    let arguments =
      object.kind == .tableViewCell
      ? creation.expression.drop { $0 != "(" }.description : "()"
    partElements.insert(object.element)
    var property = PropertyModel(
      object: nil, name: name, creation: Creation(type: type, expression: "\(type)\(arguments)"))
    property.isOutlet = outlet != nil
    model.properties.append(property)
    items[object.element] = .view(name)
    // What of it has outlets of this class is reached through it.
    if let part = parts.first(where: { $0.name == type }) {
      for inner in part.properties where inner.isOutlet {
        guard let object = inner.object, outlets[object.element] != nil else { continue }
        model.forwarded.append(
          ForwardedProperty(
            name: outlets[object.element]!, type: inner.creation.type, expression: "\(name).\(inner.name)"))
      }
    }
    return name
  }

  /// The objects that are of classes of their own, which have what is inside.
  private var partElements: Set<SourceElement> = []

  /// A class of its own for an object of the file; its name.
  private func partClass(_ object: Object) -> String {
    let kind = Self.kind(of: object)
    let name = classNames.name(ofPart: object, in: model.name)
    var part = ClassModel(
      name: name, kind: kind, uikitClass: context.baseClass(of: object)?.name ?? "UIView", object: object, root: object)
    if object.kind == .tableViewCell {
      let style = object[TableViewCellElement.style] ?? .default
      // Cells with views of their own have no style.
      let isStyled = object[TableViewCellElement.textLabel] != nil
      if isStyled { part.initialStyle = AttributeContext.cellStyle(style) }
    }
    var outlets: [SourceElement: String] = [:]
    for outlet in object.outlets {
      if let destination = outlet.destination { outlets[destination.element] = outlet.property }
    }
    // Those of the class around it are reached through it, under the same names.
    for (element, name) in self.outlets where outlets[element] == nil && Self.lies(element, in: object.element) {
      outlets[element] = name
    }
    let builder = ClassBuilder(
      part, outlets: outlets, owner: object, context: context, classNames: classNames, sceneNames: sceneNames)
    builder.outer = self
    let built = builder.build()
    parts.append(built)
    parts += builder.parts
    allSuperviews.merge(builder.allSuperviews) { first, _ in first }
    // What is inside of a cell begins its segues as the cell's class lets it.
    for (segue, _) in builder.segues where segue.source == object { segues.append((segue, "")) }
    for (segue, _) in builder.segues where segue.source != object {
      context.note(segue.position, "a segue begins inside of \(name): call the coordinator's method there")
      if let flow = flow(of: segue, trigger: .code) { model.flows.append(flow) }
    }
    return name
  }

  private static func lies(_ element: SourceElement, in container: SourceElement) -> Bool {
    element.nearest { $0 == container } != nil
  }

  static func kind(of object: Object) -> ClassModel.Kind {
    switch object.kind {
    case .tableViewCell: .tableCell
    case .collectionViewCell: .collectionCell
    case .tableViewHeaderFooterView: .headerFooter
    case .collectionReusableView: .reusableView
    case .control: .control
    case .view, .containerView, nil: .view
    default: .otherView
    }
  }

  // MARK: - Items of bars

  private func barItems(_ bar: Object, _ name: String) {
    guard !bar.items.isEmpty else { return }
    let items = bar.items.map { barItem($0) }
    model.statements.append("\(name).items = [\(items.joined(separator: ", "))]")
  }

  /// An expression for an item of a bar; a property where there is more to it.
  func barItem(_ item: Object) -> String {
    let expression = itemExpression(item)
    let settings = CodeAttributes.settings(of: item, context)
    var more = settings
    if item.kind == .navigationItem { more += navigationItemSettings(item) }
    let outlet = outlets[item.element]
    noteStub(of: item)
    if more.isEmpty, outlet == nil { return expression.text }
    let name = outlet ?? names.choose(for: item, in: [])
    var property = PropertyModel(
      object: item, name: name, creation: Creation(type: expression.type, expression: expression.text))
    property.settings = item.kind == .navigationItem ? more.filter { $0 != titleSetting(item) } : more
    property.isOutlet = outlet != nil
    property.needsSelf = true
    items[item.element] = .view(name)
    model.properties.append(property)
    return name
  }

  private func titleSetting(_ item: Object) -> Setting? {
    item[NavigationItemElement.title].map { .property("title", context.expressions.text($0, of: item, "title")) }
  }

  /// The buttons and title view of a navigation item.
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
    if let title = item[NavigationItemElement.titleView] {
      let name = partProperty(title)
      if let frame = title.frame {
        model.ownStatements.append(
          "\(name).frame = \(Expressions.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))")
      }
      settings.append(.property("titleView", name))
    }
    return settings
  }

  private func itemExpression(_ item: Object) -> (text: String, type: String) {
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

  private func barButtonArguments(_ item: Object) -> String {
    if let view = item[BarButtonItemElement.customView] {
      let name = partProperty(view)
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
    if let image = item[BarItemElement.image].map(context.expressions.image), title == nil {
      return "image: \(image), style: \(style), \(receiver)"
    }
    return "title: \(title ?? "nil"), style: \(style), \(receiver)"
  }

  // MARK: - Runtime attributes, classes of the user's own

  private func runtimeSettings(of object: Object) -> [Setting] {
    object.runtimeAttributes.compactMap { attribute in
      let path = attribute.keyPath
      guard let value = attribute.value, let text = runtimeValue(value, path) else {
        context.note(attribute.position, "the value of the runtime attribute \(path) can't be written")
        return nil
      }
      guard path.split(separator: ".").allSatisfy({ SwiftName.isName(String($0)) }), !path.isEmpty else {
        context.note(attribute.position, "the runtime attribute \(path) is no path of properties")
        return nil
      }
      if let known = Self.knownPath(path, object.kind) { return .property(known, Self.layerValue(known, text)) }
      // What the class itself has of the user's own, it has under whatever name it is written.
      let isOwn = object == model.object || object == model.root && !model.isController
      classNames.stubs.addProperty(
        path, value,
        of: isOwn && object.customClass != nil
          ? model.name
          : object.customClass.map { AttributeContext.typeName($0.name) } ?? context.baseClass(of: object)?.name
            ?? "UIView")
      return .property(path, text)
    }
  }

  /// UIKit's property of a key path, nil for those of others.
  private static func knownPath(_ path: String, _ kind: ObjectKind?) -> String? {
    switch path {
    case "placeholder": kind == .textField ? path : nil
    case "text": kind == .label ? path : nil
    case "hidden": "isHidden"
    case "exclusiveTouch": "isExclusiveTouch"
    case "clipsToBounds", "tag", "tintColor", "backgroundColor", "accessibilityIdentifier",
      "accessibilityLabel", "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
      "layer.opacity", "layer.zPosition", "layer.masksToBounds", "layer.shadowOffset", "layer.borderColor",
      "layer.shadowColor":
      path
    case "layer.hidden": "layer.isHidden"
    default: nil
    }
  }

  private static func layerValue(_ path: String, _ text: String) -> String {
    guard path == "layer.borderColor" || path == "layer.shadowColor" else { return text }
    return (text.hasPrefix(".") ? "UIColor\(text)" : text.contains("??") ? "(\(text))" : text) + ".cgColor"
  }

  private func runtimeValue(_ value: RuntimeAttribute.Value, _ path: String) -> String? {
    switch value {
    case .empty: "nil"
    case .bool(let value): SwiftLiteral.bool(value)
    case .integer(let value): String(value)
    case .real(let value): SwiftLiteral.number(value)
    case .text(let text): SwiftLiteral.text(text)
    case .localizedText(let text): "NSLocalizedString(\(SwiftLiteral.text(text)), comment: \"\")"
    case .color(let color): context.expressions.wholeColor(color)
    case .image(let image): context.expressions.image(image)
    case .point(let point): Expressions.point(point)
    case .size(let size): Expressions.size(size)
    case .rect(let rect): Expressions.rect(rect)
    case .range(let location, let length): "NSRange(location: \(location), length: \(length))"
    }
  }

  private func noteStub(of object: Object) {
    guard let custom = object.customClass else { return }
    classNames.stubs.addClass(AttributeContext.typeName(custom.name), of: object, context)
  }

  // MARK: - Constraints

  private func buildConstraints(_ root: Object) {
    var seen: Set<SourceElement> = []
    for object in [root] + layoutObjects(of: root)
    where items[object.element] != nil && !partElements.contains(object.element) {
      guard seen.insert(object.element).inserted else { continue }
      for source in object.constraints where !source.isPlaceholder {
        if let constraint = constraint(source) { model.constraints.append(constraint) }
      }
      priorities(of: object)
    }
    model.constraints += mask
    model.constraints = arranged(model.constraints)
    connectOutlets()
  }

  /// Everything that holds constraints, in the order of the file.
  private func layoutObjects(of object: Object) -> [Object] {
    object.childObjects.flatMap { [$0] + layoutObjects(of: $0) }
  }

  private func constraint(_ source: Constraint) -> ConstraintModel? {
    guard var attribute = source.firstAttribute, let firstObject = source.firstItem,
      var first = item(of: firstObject, &attribute)
    else {
      context.note(source.position, "a constraint is left out: it is about something that is not there")
      return nil
    }
    var second: LayoutItem?
    var secondAttribute = LayoutAttribute.notAnAttribute
    if source.element["secondItem"] != nil {
      guard let object = source.secondItem, let written = source.secondAttribute else {
        context.note(source.position, "a constraint is left out: it is about something that is not there")
        return nil
      }
      secondAttribute = written
      guard let item = item(of: object, &secondAttribute) else {
        context.note(source.position, "a constraint is left out: it leads out of the class")
        return nil
      }
      second = item
    }
    if secondAttribute == .notAnAttribute || source.multiplier.value == 0 { second = nil }
    if let problem = Self.problem(attribute, second == nil ? nil : secondAttribute) {
      context.note(source.position, "a constraint is left out: \(problem)")
      return nil
    }
    first = normalized(first, &attribute)
    second = second.map { normalized($0, &secondAttribute) }
    let isToGuide: Bool = if case .guide? = second { true } else { false }
    let constant = source.isStandardSpacing && isToGuide ? 0 : source.constant
    var result = ConstraintModel(
      first: first, attribute: attribute, relation: source.relation, second: second,
      secondAttribute: second == nil ? .notAnAttribute : secondAttribute,
      multiplier: second == nil ? Multiplier(value: 1) : source.multiplier, constant: constant,
      priority: min(1000, max(1, source.priority)))
    result.identifier = source.identifier.flatMap { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
    if let outlet = outlets[source.element] {
      result.property = outlet
      constraintProperties[source.element] = outlet
    }
    vary(&result, source)
    guard result.condition?.pairs.isEmpty != true else {
      context.note(source.position, "a constraint holds in no size class: it is left out")
      return nil
    }
    return placed(result)
  }

  /// What varies of a constraint by size class.
  private func vary(_ result: inout ConstraintModel, _ source: Constraint) {
    guard document.hasVariations else { return }
    if let id = source.id, let owner = source.owner, owner.conditional(.constraints).contains(id) {
      result.condition = SizeClassCondition.of { !owner.excluded(from: .constraints, in: $0).contains(id) }
    }
    // One about a view that is not there is not there either.
    for item in [result.first, result.second].compactMap({ $0?.view }) {
      guard case .view(let name) = item, let condition = model.conditionalViews[name] else { continue }
      result.condition = SizeClassCondition(
        pairs: (result.condition?.pairs ?? Set(SizeClassCondition.Pair.all)).intersection(condition.pairs))
    }
    if source.isVaried {
      var byConstant: [Double: Set<SizeClassCondition.Pair>] = [:]
      for pair in SizeClassCondition.Pair.all { byConstant[source.constant(in: pair.traits), default: []].insert(pair) }
      if byConstant.count > 1 {
        for (constant, pairs) in byConstant { result.variedConstants[SizeClassCondition(pairs: pairs)] = constant }
      } else if let only = byConstant.keys.first {
        result.constant = only
      }
    }
  }

  /// What code calls the thing that a constraint is about. Margins are those of a guide, the guides of controllers those of the
  /// safe area.
  private func item(of object: Object, _ attribute: inout LayoutAttribute) -> LayoutItem? {
    if let known = items[object.element] { return known }
    switch object.kind {
    case .viewLayoutGuide:
      guard let view = object.element.parent.flatMap({ items[$0] }) else { return nil }
      switch object[ViewLayoutGuideElement.key] {
      case .safeArea?: return .guide(view, "safeAreaLayoutGuide")
      case .contentLayoutGuide?: return .guide(view, "contentLayoutGuide")
      case .frameLayoutGuide?: return .guide(view, "frameLayoutGuide")
      case .layoutMargins?: return .guide(view, "layoutMarginsGuide")
      case .readableContent?: return .guide(view, "readableContentGuide")
      case .keyboard?: return .guide(view, "keyboardLayoutGuide")
      case nil: return nil
      }
    case .viewControllerLayoutGuide:
      guard model.isController else { return nil }
      let isTop = object[ViewControllerLayoutGuideElement.type] == .top
      switch (isTop, attribute) {
      case (true, .bottom): attribute = .top
      case (true, .top): return .root
      case (false, .top): attribute = .bottom
      case (false, .bottom): return .root
      default: return nil
      }
      return .guide(.root, "safeAreaLayoutGuide")
    default: return nil
    }
  }

  /// An edge of margins as one of the guide.
  private func normalized(_ item: LayoutItem, _ attribute: inout LayoutAttribute) -> LayoutItem {
    let edges: [LayoutAttribute: LayoutAttribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
      .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
    ]
    if attribute == .baseline { attribute = .lastBaseline }
    guard let edge = edges[attribute] else { return item }
    attribute = edge
    return .guide(item, "layoutMarginsGuide")
  }

  /// What keeps two attributes from being compared, as in UIKit.
  private static func problem(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> String? {
    func family(_ attribute: LayoutAttribute) -> AnchorLines.Axis? {
      switch attribute {
      case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
      case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
      default: AnchorLines.axis(of: attribute)
      }
    }
    guard let axis = family(first) else { return "it has no first attribute" }
    guard let second else { return axis == .size ? nil : "\(first.rawValue) needs a second item" }
    guard family(second) == axis else { return "\(first.rawValue) and \(second.rawValue) can't be compared" }
    let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    let directed: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    if absolute.contains(first) && directed.contains(second) || directed.contains(first) && absolute.contains(second) {
      return "\(first.rawValue) and \(second.rawValue) can't be paired"
    }
    return nil
  }

  /// The same with the inner or later view first, as one reads it.
  private func placed(_ model: ConstraintModel) -> ConstraintModel {
    guard let second = model.second, let flipped = model.flipped else { return model }
    let (one, other) = (model.first.view, second.view)
    if one == other {
      // A view and its own guide: the guide's edges are what is aimed at.
      if case .guide = model.first, case .view = second { return flipped }
      return model
    }
    if contains(one, other) { return flipped }
    if contains(other, one) { return model }
    switch (model.attribute, model.secondAttribute) {
    case (.bottom, .top), (.trailing, .leading): return flipped
    case (.top, .bottom), (.leading, .trailing): return model
    default: return (order[one] ?? 0) < (order[other] ?? 0) ? flipped : model
    }
  }

  private func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
    if outer == .root { return inner != .root }
    var next: LayoutItem? = parents[inner]
    while let item = next {
      if item == outer { return true }
      next = parents[item]
    }
    return false
  }

  /// Constraints by the view that they place, in the order of the views.
  private func arranged(_ constraints: [ConstraintModel]) -> [ConstraintModel] {
    func place(_ model: ConstraintModel) -> Int { model.first.view == .root ? -1 : order[model.first.view] ?? Int.max }
    return constraints.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(
      \.element)
  }

  /// The superview of each property's view.
  var superviews: [String: LayoutItem] {
    var result: [String: LayoutItem] = [:]
    for (item, parent) in parents { if case .view(let name) = item { result[name] = parent } }
    return result
  }

  // MARK: - Priorities of content

  private func priorities(of object: Object) {
    guard let item = items[object.element], object.kind?.category == .view || object.kind == nil else { return }
    if item == .root, object != model.root || model.isController { return }
    for (property, kind, isHorizontal) in [
      (ViewElement.horizontalHuggingPriority, ContentPriorityModel.Kind.hugging, true),
      (ViewElement.verticalHuggingPriority, .hugging, false),
      (ViewElement.horizontalCompressionResistancePriority, .resistance, true),
      (ViewElement.verticalCompressionResistancePriority, .resistance, false),
    ] {
      let standard = kind == .hugging ? 250.0 : 750
      let value = min(1000, max(1, object[property] ?? standard))
      guard value != Self.priority(of: object.kind, kind, isHorizontal) else { continue }
      if kind == .hugging, value == 250 || value == 251, !matters(object, property, value) { continue }
      model.priorities.append(
        ContentPriorityModel(view: item, kind: kind, isHorizontal: isHorizontal, priority: value))
    }
  }

  /// Whether one point of priority decides anything: where the order among views beside each other is another one without it.
  private func matters(_ object: Object, _ property: Property<Double>, _ value: Double) -> Bool {
    guard let siblings = object.parent?.subviews, siblings.count > 1 else { return false }
    let isHorizontal = property.name == ViewElement.horizontalHuggingPriority.name
    func order(_ one: Double, _ other: Double) -> Int { one < other ? -1 : one > other ? 1 : 0 }
    let own = Self.priority(of: object.kind, .hugging, isHorizontal)
    return siblings.contains { sibling in
      sibling != object
        && order(value, sibling[property] ?? 250) != order(own, Self.priority(of: sibling.kind, .hugging, isHorizontal))
    }
  }

  /// What a view made in code begins with.
  private static func priority(
    of kind: ObjectKind?, _ priority: ContentPriorityModel.Kind, _ isHorizontal: Bool
  ) -> Double {
    switch (kind, priority) {
    case (.label, .hugging): isHorizontal ? 250 : 251
    case (.colorWell, .hugging), (.activityIndicatorView, .hugging), (.switch, .hugging), (.stepper, .hugging): 750
    case (.progressView, .hugging): isHorizontal ? 250 : 750
    case (.navigationBar, .hugging), (.searchBar, .hugging), (.tabBar, .hugging), (.toolbar, .hugging):
      isHorizontal ? 250 : 750
    case (.navigationBar, .resistance), (.searchBar, .resistance), (.tabBar, .resistance), (.toolbar, .resistance):
      isHorizontal ? 750 : 1000
    case (_, .hugging): 250
    case (_, .resistance): 750
    }
  }

  // MARK: - Outlets of views of the user's own classes

  private func connectOutlets() {
    for (name, outlet, destination) in pendingOutlets {
      let target: String? =
        if destination == owner || destination == model.object {
          "self"
        } else if let property = constraintProperties[destination.element] {
          property
        } else {
          items[destination.element].map { $0.expression(root: model.rootExpression) }
        }
      guard SwiftName.isName(outlet.property) else { continue }
      guard let target, let custom = model.properties.first(where: { $0.name == name })?.object?.customClass else {
        context.note(outlet.element.position, "the outlet \(outlet.property) leads out of the class")
        continue
      }
      let type =
        target == "self"
        ? "AnyObject" : context.creation(of: destination)?.type ?? destination.kind?.className ?? "NSObject"
      let isConstraint = constraintProperties[destination.element] != nil
      classNames.stubs.addOutlet(
        outlet.property, isConstraint ? "NSLayoutConstraint" : type, of: AttributeContext.typeName(custom.name))
      model.statements.append("\(name).\(outlet.property) = \(target)")
    }
  }
}
