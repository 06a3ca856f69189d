import InterfaceBuilder

/// Constraints as lines of ViewCode's layout. Several constraints are combined in a line if that reads naturally.
struct PinLines {
  /// The name of the root view.
  let root: String
  /// The superview of each view, by its name.
  let superviews: [String: LayoutItem]

  /// Returns the lines of constraints for one view, in reading order.
  func lines(_ models: [ConstraintModel]) -> [String] {
    var rest = models
    var lines: [String] = []
    lines += pins(&rest)
    lines += neighbors(&rest)
    lines += sizes(&rest)
    lines += rest.map(other)
    return lines
  }

  // MARK: - Pins

  private struct PinKey: Hashable {
    var target: LayoutItem
    var relation: LayoutRelation
    var priority: Double
    var condition: SizeClassCondition?
  }

  private static let pinned: [LayoutAttribute] = [
    .top, .leading, .left, .bottom, .trailing, .right, .firstBaseline, .lastBaseline, .baseline, .centerX, .centerY,
  ]

  private func pins(_ rest: inout [ConstraintModel]) -> [String] {
    var groups: [(key: PinKey, models: [ConstraintModel])] = []
    rest.removeAll { model in
      guard let second = model.second, model.attribute == model.secondAttribute, model.multiplier.value == 1,
        model.property == nil, model.identifier == nil, model.variedConstants.isEmpty,
        Self.pinned.contains(model.attribute),
        second != model.first
      else { return false }
      let key = PinKey(
        target: second, relation: inward(model), priority: model.priority, condition: model.condition)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].models.append(model)
      } else {
        groups.append((key, [model]))
      }
      return true
    }
    return groups.flatMap { pinLines($0.key, $0.models) }
  }

  /// Returns the relation as a relation of insets: a far edge with a maximum has a minimum inset.
  private func inward(_ model: ConstraintModel) -> LayoutRelation {
    guard isFar(model.attribute) else { return model.relation }
    switch model.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }

  private func isFar(_ attribute: LayoutAttribute) -> Bool {
    [.bottom, .trailing, .right, .lastBaseline, .baseline].contains(attribute)
  }

  private func isMiddle(_ attribute: LayoutAttribute) -> Bool { attribute == .centerX || attribute == .centerY }

  private func pinLines(_ key: PinKey, _ models: [ConstraintModel]) -> [String] {
    let subject = models[0].first
    let region = region(key.target, of: subject)
    var edges = models.filter { !isMiddle($0.attribute) }
    let middles = models.filter { isMiddle($0.attribute) }
    func inset(_ model: ConstraintModel) -> String {
      SwiftLiteral.number(isFar(model.attribute) ? -model.constant : model.constant)
    }
    var lines: [String] = []
    // Four edges with different insets are one value.
    let names = Set(edges.map(\.attribute))
    if names == [.top, .leading, .bottom, .trailing], edges.count == 4, key.relation == .equal,
      Set(edges.map(inset)).count > 2
    {
      func side(_ attribute: LayoutAttribute) -> String { inset(edges.first { $0.attribute == attribute }!) }
      let insets =
        "NSDirectionalEdgeInsets(top: \(side(.top)), leading: \(side(.leading)), bottom: \(side(.bottom)), "
        + "trailing: \(side(.trailing)))"
      lines.append(line(subject, ["pin(.edges", region, "insets: \(insets))"], key))
      edges = []
    }
    var groups: [(inset: String, models: [ConstraintModel])] = []
    for model in edges {
      if let index = groups.firstIndex(where: { $0.inset == inset(model) }) {
        groups[index].models.append(model)
      } else {
        groups.append((inset(model), [model]))
      }
    }
    // Centers without an offset are combined with edges.
    var loose = middles.filter { $0.constant == 0 }
    if groups.count == 1, !loose.isEmpty, groups[0].models.count == 1, key.relation == .equal {
      groups[0].models += loose
      loose = []
    }
    if !loose.isEmpty { groups.append(("0", loose)) }
    for group in groups {
      let anchors = anchorSet(group.models.map(\.attribute))
      lines.append(line(subject, ["pin(\(anchors)", region, distance("inset", group.inset, key) + ")"], key))
    }
    for model in middles where model.constant != 0 {
      let offset = SwiftLiteral.number(model.constant)
      lines.append(
        line(
          subject, ["pin(.\(model.attribute.rawValue)", region, distance("offset", offset, key) + ")"], key))
    }
    return lines
  }

  private func distance(_ label: String, _ value: String, _ key: PinKey) -> String {
    switch key.relation {
    case .equal: value == "0" ? "" : "\(label): \(value)"
    case .greaterThanOrEqual: "\(label): .atLeast(\(value))"
    case .lessThanOrEqual: "\(label): .atMost(\(value))"
    }
  }

  private func line(_ subject: LayoutItem, _ parts: [String], _ key: PinKey) -> String {
    var call = parts[0]
    for part in parts.dropFirst() where !part.isEmpty { call += part == ")" ? ")" : ", \(part)" }
    return subject.member(call, root: root) + priority(key.priority)
  }

  /// Returns the argument for the target of the pin, which is empty for the superview.
  private func region(_ target: LayoutItem, of subject: LayoutItem) -> String {
    let superview: LayoutItem? = if case .view(let name) = subject { superviews[name] } else { nil }
    if target == superview { return "" }
    if case .guide(let view, let guide) = target, view == superview {
      switch guide {
      case "safeAreaLayoutGuide": return "to: .safeArea"
      case "layoutMarginsGuide": return "to: .margins"
      case "readableContentGuide": return "to: .readable"
      default: break
      }
    }
    return "to: \(target.expression(root: root))"
  }

  private func anchorSet(_ attributes: [LayoutAttribute]) -> String {
    var left = Set(attributes.map { AnchorLines.attribute($0) })
    var names: [String] = []
    func take(_ name: String, _ members: Set<String>) {
      guard members.isSubset(of: left) else { return }
      names.append(name)
      left.subtract(members)
    }
    take("edges", ["top", "leading", "bottom", "trailing"])
    take("absoluteEdges", ["top", "left", "bottom", "right"])
    take("center", ["centerX", "centerY"])
    if !left.isSuperset(of: ["top", "bottom"]) || left.count == 2 {
      take("horizontal", ["leading", "trailing"])
    }
    take("vertical", ["top", "bottom"])
    take("horizontal", ["leading", "trailing"])
    for name in [
      "top", "leading", "left", "bottom", "trailing", "right", "firstBaseline", "lastBaseline", "centerX", "centerY",
    ] where left.contains(name) {
      names.append(name)
    }
    let order = ["top", "leading", "left", "bottom", "trailing", "right"]
    // Complete sets precede single sides, which are in clockwise order, and centers come last.
    func rank(_ name: String) -> Int {
      if name.hasPrefix("center") { return order.count }
      return order.firstIndex(of: name) ?? -1
    }
    return names.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
      .map { ".\($0)" }.joined(separator: ", ")
  }

  // MARK: - Neighbors

  private func neighbors(_ rest: inout [ConstraintModel]) -> [String] {
    var lines: [String] = []
    rest.removeAll { model in
      guard let second = model.second, model.multiplier.value == 1 else { return false }
      let word: String
      var gap = model.constant
      switch (model.attribute, model.secondAttribute) {
      case (.top, .bottom): word = "below"
      case (.bottom, .top): (word, gap) = ("above", -gap)
      case (.leading, .trailing): word = "after"
      case (.trailing, .leading): (word, gap) = ("before", -gap)
      default: return false
      }
      let isBack = word == "above" || word == "before"
      let text = SwiftLiteral.number(gap)
      let relation = isBack ? flipped(model.relation) : model.relation
      let distance =
        switch relation {
        case .equal: text == "0" ? "" : ", gap: \(text)"
        case .greaterThanOrEqual: ", gap: .atLeast(\(text))"
        case .lessThanOrEqual: ", gap: .atMost(\(text))"
        }
      guard model.property == nil else { return false }
      let call = "pin(\(word): \(argument(second))\(distance))"
      lines.append(finished(model.first.member(call, root: root), model))
      return true
    }
    return lines
  }

  private func flipped(_ relation: LayoutRelation) -> LayoutRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  private func argument(_ item: LayoutItem) -> String { item.expression(root: root) }

  // MARK: - Sizes

  private func sizes(_ rest: inout [ConstraintModel]) -> [String] {
    var lines: [String] = []
    let fixed = rest.filter {
      $0.second == nil && ($0.attribute == .width || $0.attribute == .height) && $0.relation == .equal
        && $0.property == nil && $0.identifier == nil && $0.variedConstants.isEmpty
    }
    // A width and a height with the same priority are a size.
    if fixed.count == 2, let width = fixed.first(where: { $0.attribute == .width }),
      let height = fixed.first(where: { $0.attribute == .height }), width.priority == height.priority,
      width.condition == height.condition
    {
      let texts = (SwiftLiteral.number(width.constant), SwiftLiteral.number(height.constant))
      let call = texts.0 == texts.1 ? "size(\(texts.0))" : "size(width: \(texts.0), height: \(texts.1))"
      lines.append(width.first.member(call, root: root) + priority(width.priority))
      rest.removeAll { fixed.contains($0) }
    }
    rest.removeAll { model in
      guard let line = size(model), model.property == nil else { return false }
      lines.append(line)
      return true
    }
    return lines
  }

  /// Returns a line for a width or height constraint, or nil for other constraints.
  private func size(_ model: ConstraintModel) -> String? {
    guard model.attribute == .width || model.attribute == .height else { return nil }
    let name = model.attribute.rawValue
    func amount(_ text: String) -> String {
      switch model.relation {
      case .equal: text
      case .lessThanOrEqual: ".atMost(\(text))"
      case .greaterThanOrEqual: ".atLeast(\(text))"
      }
    }
    guard let second = model.second else {
      return finished(
        model.first.member("\(name)(\(amount(SwiftLiteral.number(model.constant))))", root: root), model)
    }
    let factor = AnchorLines.factor(model.multiplier)
    if model.first == second, model.attribute == .width, model.secondAttribute == .height, model.constant == 0 {
      return finished(model.first.member("aspect(\(amount(factor)))", root: root), model)
    }
    if model.first == second, model.attribute == .height, model.secondAttribute == .width, model.constant == 0,
      model.relation == .equal, model.multiplier.value != 0
    {
      let (numerator, denominator) = (
        model.multiplier.numerator ?? model.multiplier.value, model.multiplier.denominator ?? 1
      )
      let ratio =
        numerator == denominator ? "1" : "\(SwiftLiteral.factor(denominator)) / \(SwiftLiteral.factor(numerator))"
      return finished(model.first.member("aspect(\(ratio))", root: root), model)
    }
    guard model.attribute == model.secondAttribute else { return nil }
    let plus = model.constant == 0 ? "" : ", plus: \(SwiftLiteral.number(model.constant))"
    if model.multiplier.value == 1, model.relation == .equal {
      return finished(model.first.member("\(name)(like: \(argument(second))\(plus))", root: root), model)
    }
    return finished(
      model.first.member("\(name)(\(amount(factor)), of: \(argument(second))\(plus))", root: root), model)
  }

  // MARK: - Others

  private func other(_ model: ConstraintModel) -> String {
    if let property = model.property { return property }
    return finished(AnchorLines(root: root).expression(model), model)
  }

  /// Returns the expression of a constraint in a property.
  func expression(_ model: ConstraintModel) -> String {
    var bare = model
    bare.property = nil
    return size(bare) ?? finished(AnchorLines(root: root).expression(bare), bare)
  }

  private func finished(_ line: String, _ model: ConstraintModel) -> String {
    var line = line + priority(model.priority)
    if let identifier = model.identifier { line += ".named(\(SwiftLiteral.text(identifier)))" }
    return line
  }

  private func priority(_ priority: Double) -> String {
    if priority == 1000 { return "" }
    let word = SwiftLiteral.priority(priority)
    return word.hasPrefix(".") ? ".priority(\(word))" : ".priority(\(SwiftLiteral.number(priority)))"
  }
}
