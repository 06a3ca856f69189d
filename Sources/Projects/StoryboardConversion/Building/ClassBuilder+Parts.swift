import InterfaceBuilder

extension ClassBuilder {
  func buildOwnParts(of object: Object, name: String, item: LayoutItem) {
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

  func isScrollView(_ object: Object) -> Bool {
    object.kind == .scrollView || ElementSchema.of(object.element.name)?.ancestors.contains("scrollView") == true
  }

  func tableParts(_ table: Object, _ name: String) {
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
      context.note(table.position, "static rows are omitted: they require a table view controller")
      return
    }
    for section in table.sections { self.section(section) }
  }

  func section(_ section: Object) {
    var result = SectionModel(cells: [])
    result.header = section[TableViewSectionElement.headerTitle].map {
      context.expressions.text($0, of: section, "headerTitle")
    }
    result.footer = section[TableViewSectionElement.footerTitle].map {
      context.expressions.text($0, of: section, "footerTitle")
    }
    if section[TableViewSectionElement.headerView] != nil || section[TableViewSectionElement.footerView] != nil {
      context.note(section.position, "a section's custom header or footer view is omitted")
    }
    for cell in section.cells {
      guard let name = partProperty(cell) else { continue }
      result.cells.append((name, cell[TableViewCellElement.rowHeight]))
      for segue in cell.segues {
        segues.removeAll { $0.segue == segue }
        noteSegue(segue, from: name)
      }
    }
    model.sections.append(result)
  }

  func collectionParts(_ collection: Object, _ name: String) {
    for prototype in collection.cells {
      let part = partClass(prototype)
      guard let identifier = prototype[CollectionViewCellElement.reuseIdentifier], !identifier.isEmpty else { continue }
      model.statements.append(
        "\(name).register(\(part).self, forCellWithReuseIdentifier: \(SwiftLiteral.text(identifier)))")
    }
    for kind in Supplements(of: collection).kinds {
      let part = kind.prototype.flatMap { isAroundItself($0) ? nil : partClass($0) } ?? "UICollectionReusableView"
      model.statements.append(
        "\(name).register(\(part).self, forSupplementaryViewOfKind: UICollectionView.\(kind.constant), "
          + "withReuseIdentifier: \(SwiftLiteral.text(kind.identifier)))")
    }
    if let background = collection[CollectionViewElement.backgroundView] {
      part(background, of: name, "backgroundView")
    }
  }

  func cellParts(_ cell: Object, _ name: String) {
    if let configuration = cell.element.child("listContentConfiguration") {
      context.note(
        configuration.position, "the cell's content configuration is omitted; set a UIListContentConfiguration")
    }
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
      var settings = CodeAttributes.settings(of: label, context)
      // Labels that a cell creates have fonts that follow the user's text size. A fixed font of the file does not.
      let hasFont = settings.contains { if case .property("font", _) = $0 { true } else { false } }
      if !hasFont, let font = label[LabelElement.fontDescription] {
        settings.append(.property("font", context.expressions.font(font)))
      }
      let adjusts = label[LabelElement.adjustsFontForContentSizeCategory] == true
      let own = settings.filter { !Self.isUsual($0, ofLabel: path, adjusts: adjusts, in: cell) }
        .map { $0.prefixed("\(path)?") }
      if name == "self" {
        model.rootSettings += own
      } else if let index = model.properties.lastIndex(where: { $0.name == name }) {
        model.properties[index].settings += own
      }
      if let outlet = outlets[label.element], outlet != path {
        let type = path == "imageView" ? "UIImageView" : "UILabel"
        model.forwarded.append(
          ForwardedProperty(name: outlet, type: "\(type)?", expression: name == "self" ? path : "\(name).\(path)"))
      }
    }
  }

  /// Returns whether a setting is the default of a label that its cell creates, or one that Interface Builder writes
  /// for every such label.
  ///
  /// - Parameter adjusts: Whether the file's label follows the user's text size, as labels that a cell creates do. A
  ///   label that does not keeps its font.
  private static func isUsual(
    _ setting: Setting, ofLabel path: String, adjusts: Bool, in cell: Object
  ) -> Bool {
    switch setting {
    case .property("isMultipleTouchEnabled", _), .property("insetsLayoutMarginsFromSafeArea", _): true
    case .property("isUserInteractionEnabled", "true"), .property("adjustsFontForContentSizeCategory", "true"):
      path != "imageView"
    case .property("font", ".preferredFont(forTextStyle: .body)"):
      adjusts && path == "textLabel" && cell[TableViewCellElement.style] != .value2
    default: false
    }
  }

  /// Adds a view that another view has in a property, such as a header with its frame.
  func part(_ object: Object, of owner: String, _ path: String) {
    guard let name = partProperty(object) else { return }
    if path == "tableHeaderView" || path == "tableFooterView" || path == "accessoryView", let frame = object.frame {
      model.statements.append(
        "\(name).frame = \(Expressions.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))")
    }
    model.statements.append("\(owner == "self" ? "" : owner + ".")\(path) = \(name)")
  }

  /// Returns a property for an object that is not a subview, or nil if the file defines it within itself. An object
  /// with subviews gets a class of its own.
  func partProperty(_ object: Object) -> String? {
    if isAroundItself(object) { return nil }
    elementsUnderWay.insert(object.element)
    defer { elementsUnderWay.remove(object.element) }
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
    // Outlets of this class to objects within the part are forwarded to the part.
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

  /// Returns whether an object is being built, so that using it as a part would nest it within itself, and adds a note.
  /// An identifier in a file can refer to any object.
  private func isAroundItself(_ object: Object) -> Bool {
    guard elementsUnderWay.contains(object.element) else { return false }
    context.note(object.position, "the object contains itself; omitting the inner reference")
    return true
  }

  /// Creates a class for an object of the file, and returns its name.
  func partClass(_ object: Object) -> String {
    let kind = Self.kind(of: object)
    let name = classNames.name(ofPart: object, in: model.name)
    var part = ClassModel(
      name: name, kind: kind, uikitClass: context.baseClass(of: object)?.name ?? "UIView", object: object, root: object)
    if object.kind == .tableViewCell {
      let style = object[TableViewCellElement.style] ?? .default
      // Cells with custom views have no style.
      let isStyled = object[TableViewCellElement.textLabel] != nil
      if isStyled { part.initialStyle = AttributeContext.cellStyle(style) }
    }
    if let custom = object.customClass, classNames.isShared(object) {
      part.uikitClass = AttributeContext.typeName(custom.name)
      classNames.stubs.addClass(part.uikitClass, of: object, context)
      if kind == .view || kind == .control { part.kind = .otherView }
    }
    var outlets: [SourceElement: String] = [:]
    for outlet in object.outlets {
      if let destination = outlet.destination { outlets[destination.element] = outlet.property }
    }
    // Outlets of the enclosing class to objects within the part have the same names in the part.
    for (element, name) in self.outlets where outlets[element] == nil && Self.lies(element, in: object.element) {
      outlets[element] = name
    }
    let builder = ClassBuilder(
      part, outlets: outlets, owner: object, context: context, classNames: classNames, sceneNames: sceneNames)
    builder.outer = self
    builder.elementsUnderWay.formUnion(elementsUnderWay)
    let built = builder.build()
    parts.append(built)
    parts += builder.parts
    allSuperviews.merge(builder.allSuperviews) { first, _ in first }
    // The class of a cell triggers the segues that begin within the cell.
    for (segue, _) in builder.segues where segue.source == object { segues.append((segue, "")) }
    for (segue, _) in builder.segues where segue.source != object {
      context.note(segue.position, "a segue begins inside \(name); call the coordinator's method there")
      if let flow = flow(of: segue, trigger: .code) { model.flows.append(flow) }
    }
    return name
  }

  static func lies(_ element: SourceElement, in container: SourceElement) -> Bool {
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
}
