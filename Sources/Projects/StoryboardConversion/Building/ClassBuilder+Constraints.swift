import InterfaceBuilder

extension ClassBuilder {
  func buildConstraints(_ root: Object) {
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

  /// Returns all objects that contain constraints, in the order of the file.
  func layoutObjects(of object: Object) -> [Object] {
    object.childObjects.flatMap { [$0] + layoutObjects(of: $0) }
  }

  func constraint(_ source: Constraint) -> ConstraintModel? {
    guard var attribute = source.firstAttribute, let firstObject = source.firstItem,
      var first = item(of: firstObject, &attribute)
    else {
      context.note(source.position, "a constraint is omitted: it refers to an object that does not exist")
      return nil
    }
    var second: LayoutItem?
    var secondAttribute = LayoutAttribute.notAnAttribute
    if source.element["secondItem"] != nil {
      guard let object = source.secondItem, let written = source.secondAttribute else {
        context.note(source.position, "a constraint is omitted: it refers to an object that does not exist")
        return nil
      }
      secondAttribute = written
      guard let item = item(of: object, &secondAttribute) else {
        context.note(source.position, "a constraint is omitted: it refers to an object outside the class")
        return nil
      }
      second = item
    }
    if secondAttribute == .notAnAttribute || source.multiplier.value == 0 { second = nil }
    if let problem = Self.problem(attribute, second == nil ? nil : secondAttribute) {
      context.note(source.position, "a constraint is omitted: \(problem)")
      return nil
    }
    first = normalized(first, of: firstObject, &attribute)
    second = second.map { normalized($0, of: source.secondItem, &secondAttribute) }
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
      context.note(source.position, "a constraint is omitted: it is not installed in any size class")
      return nil
    }
    return placed(result)
  }

  /// Applies the variations of a constraint by size class.
  func vary(_ result: inout ConstraintModel, _ source: Constraint) {
    guard document.hasVariations else { return }
    if let id = source.id, let owner = source.owner, owner.conditional(.constraints).contains(id) {
      result.condition = SizeClassCondition.of { !owner.excluded(from: .constraints, in: $0).contains(id) }
    }
    // A constraint for a view that is not installed is not installed either.
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

  /// Returns the layout item for the object of a constraint. Margins become those of a layout guide, and the layout
  /// guides of view controllers become those of the safe area.
  func item(of object: Object, _ attribute: inout LayoutAttribute) -> LayoutItem? {
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

  /// Returns a margin attribute as an edge of the layout guide.
  func normalized(_ item: LayoutItem, of object: Object?, _ attribute: inout LayoutAttribute) -> LayoutItem {
    let edges: [LayoutAttribute: LayoutAttribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
      .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
    ]
    if attribute == .baseline { attribute = .lastBaseline }
    guard let edge = edges[attribute] else { return item }
    attribute = edge
    if item == .root, let object, hasOwnMargins(object) { return .guide(.view("self"), "layoutMarginsGuide") }
    return .guide(item, "layoutMarginsGuide")
  }

  /// Returns whether an object is the class's own cell, whose margins differ from those of its content view.
  private func hasOwnMargins(_ object: Object) -> Bool {
    guard object == model.root, model.rootExpression == "contentView", let content = contentView(of: object),
      content != object
    else { return false }
    return object[ViewElement.preservesSuperviewLayoutMargins] ?? false
      != content[ViewElement.preservesSuperviewLayoutMargins] ?? false
      || object[ViewElement.layoutMargins] != content[ViewElement.layoutMargins]
      || object[ViewElement.directionalLayoutMargins] != content[ViewElement.directionalLayoutMargins]
  }

  /// Returns the reason for which two attributes cannot be compared, as in UIKit.
  static func problem(_ first: LayoutAttribute, _ second: LayoutAttribute?) -> String? {
    func family(_ attribute: LayoutAttribute) -> AnchorLines.Axis? {
      switch attribute {
      case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
      case .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
      default: AnchorLines.axis(of: attribute)
      }
    }
    guard let axis = family(first) else { return "it has no first attribute" }
    guard let second else { return axis == .size ? nil : "\(first.rawValue) needs a second item" }
    guard family(second) == axis else { return "\(first.rawValue) and \(second.rawValue) cannot be compared" }
    let absolute: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
    let directed: Set<LayoutAttribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    if absolute.contains(first) && directed.contains(second) || directed.contains(first) && absolute.contains(second) {
      return "\(first.rawValue) and \(second.rawValue) cannot be paired"
    }
    return nil
  }

  /// Returns the same constraint with the inner or later view first, which reads naturally.
  func placed(_ model: ConstraintModel) -> ConstraintModel {
    guard let second = model.second, let flipped = model.flipped else { return model }
    let (one, other) = (model.first.view, second.view)
    if one == other {
      // The constraint relates a view to its own guide, so the guide's edges are the target.
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

  func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
    if outer == .view("self") { return inner != outer }
    if outer == .root { return inner != .root && inner != .view("self") }
    var next: LayoutItem? = parents[inner]
    while let item = next {
      if item == outer { return true }
      next = parents[item]
    }
    return false
  }

  /// Returns the constraints by the views that they position, in the order of the views.
  func arranged(_ constraints: [ConstraintModel]) -> [ConstraintModel] {
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

  // MARK: - Content priorities

  func priorities(of object: Object) {
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

  /// Returns whether a difference of one point in priority has an effect, because it changes the order among sibling
  /// views.
  func matters(_ object: Object, _ property: Property<Double>, _ value: Double) -> Bool {
    guard let siblings = object.parent?.subviews, siblings.count > 1 else { return false }
    let isHorizontal = property.name == ViewElement.horizontalHuggingPriority.name
    func order(_ one: Double, _ other: Double) -> Int { one < other ? -1 : one > other ? 1 : 0 }
    let own = Self.priority(of: object.kind, .hugging, isHorizontal)
    return siblings.contains { sibling in
      sibling != object
        && order(value, sibling[property] ?? 250) != order(own, Self.priority(of: sibling.kind, .hugging, isHorizontal))
    }
  }

  /// Returns the default priority of a view that is created in code.
  static func priority(
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
}
