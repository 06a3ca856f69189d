/// A writer for a class in the style of the library ViewCode.
struct ViewCodeWriter: ClassWriter {
  let model: ClassModel
  let superviews: [String: LayoutItem]

  /// Returns whether the library has a base class for the class, or the class has steps.
  static func suits(_ model: ClassModel) -> Bool {
    switch model.kind {
    case .view, .control, .controller: true
    // A subclass of a project's class can't derive from the library's class.
    case .collectionCell, .headerFooter, .reusableView: Stubs.uikitClasses.contains(model.uikitClass)
    case .tableCell: model.initialStyle == nil && Stubs.uikitClasses.contains(model.uikitClass)
    case .otherView: !model.hierarchy.isEmpty && !["UITableView", "UICollectionView"].contains(model.uikitClass)
    case .tableController, .collectionController, .container: false
    }
  }

  private var lines: PinLines { PinLines(root: root, superviews: superviews) }

  private var superclass: String {
    switch model.kind {
    case .view: "CodedView"
    case .control: "CodedControl"
    case .tableCell: "CodedTableViewCell"
    case .collectionCell: "CodedCollectionViewCell"
    case .headerFooter: "CodedTableHeaderFooterView"
    case .reusableView: "CodedCollectionReusableView"
    case .controller: "CodedViewController"
    default: "\(model.uikitClass), ViewCoding"
    }
  }

  func source() -> String {
    var code = CodeText()
    imports(&code, viewCode: true)
    code.gap()
    code.block("final class \(model.name): \(superclass) {") { code in
      if model.kind == .otherView { code.line("private let pipeline = Pipeline()") }
      properties(&code)
      constraintProperties(lines.expression, &code)
      coordinator(&code)
      forwarded(&code)
      initializer(&code)
      hierarchy(&code)
      layout(&code)
      configuration(&code)
      actions(&code)
      connect(&code)
      flows(&code)
      embedding(&code)
    }
    conformances(&code)
    return NamedConstants.named(code).text
  }

  // MARK: - Properties

  private func properties(_ code: inout CodeText) {
    for property in model.properties {
      var text = CodeText(inside: code)
      if property.creation.before.isEmpty {
        chain(property, &text)
      } else {
        closure(property, [], &text)
      }
      // A property of several lines is separated by empty lines.
      if text.lines.count > 1 { code.gap() }
      code.append(text)
      if text.lines.count > 1 { code.gap() }
    }
  }

  private func chain(_ property: PropertyModel, _ code: inout CodeText) {
    let keyword = property.needsSelf ? "lazy var" : "let"
    let head = "\(access(property))\(keyword) \(property.name) = \(property.creation.expression)"
    let isPlain = property.settings.allSatisfy { setting in
      guard case .property(let path, let value) = setting else { return false }
      return !path.contains("?") && !value.contains("\n") && value != "nil"
    }
    if property.settings.isEmpty {
      code.line(head)
      return
    }
    if isPlain, property.settings.count <= 4 {
      let calls = property.settings.map { setting -> String in
        guard case .property(let path, let value) = setting else { return "" }
        return ".setting(\\.\(path), to: \(value))"
      }
      let whole = head + calls.joined()
      if calls.count == 1, whole.count <= code.room {
        code.line(whole)
      } else {
        code.line(head)
        code.indented { $0.lines(calls) }
      }
      return
    }
    if property.settings.count == 1 {
      let whole = "\(head).setup { \(property.settings[0].statement(of: "$0")) }"
      if whole.count <= code.room, !whole.contains("\n") {
        code.line(whole)
        return
      }
    }
    code.block("\(head).setup {") { code in
      for setting in property.settings { code.line(setting.statement(of: "$0")) }
    }
  }

  // MARK: - Initializers

  private func initializer(_ code: inout CodeText) {
    if model.kind == .otherView {
      code.gap()
      code.block("override init(frame: CGRect) {") { code in
        code.line("super.init(frame: frame)")
        code.line("pipeline.build(self)")
      }
      noCoder(&code)
    }
    let own = model.ownSettings.map { $0.statement(of: "") } + model.ownStatements
    if !own.isEmpty, model.isController {
      code.gap()
      code.block("override init() {") { code in
        code.line("super.init()")
        code.lines(own)
      }
    }
    if let root = model.rootCreation {
      code.gap()
      code.block("override func loadView() {") { $0.line("view = \(root.expression)") }
    }
  }

  // MARK: - Steps

  private func hierarchy(_ code: inout CodeText) {
    code.gap()
    if model.hierarchy.isEmpty {
      code.line("var hierarchy: Hierarchy {}")
    } else {
      code.block("var hierarchy: Hierarchy {") { code in nodes(model.hierarchy, &code) }
    }
  }

  private func nodes(_ nodes: [HierarchyNode], _ code: inout CodeText) {
    for node in nodes {
      if node.children.isEmpty {
        code.line(node.name)
      } else {
        code.block("\(node.name) {") { self.nodes(node.children, &$0) }
      }
    }
  }

  private func layout(_ code: inout CodeText) {
    code.gap()
    if model.constraints.isEmpty, model.priorities.isEmpty {
      code.line("var layout: Layout {}")
      return
    }
    code.block("var layout: Layout {") { code in
      let views = groups.map { lines(of: $0) }.filter { !$0.isEmpty }
      // Two views with one or two lines each are not separated.
      let areApart = views.count > 2 || views.contains { $0.count > 2 }
      for (number, lines) in views.enumerated() {
        if number > 0, areApart { code.gap() }
        code.lines(lines)
      }
      conditional(&code)
    }
  }

  private func lines(of group: (item: LayoutItem, constraints: [ConstraintModel])) -> [String] {
    let always = group.constraints.filter { $0.condition == nil && $0.variedConstants.isEmpty }
    return lines.lines(always) + priorities(of: group.item)
  }

  /// The constraints by the views that they position, with the views' content priorities.
  private var groups: [(item: LayoutItem, constraints: [ConstraintModel])] {
    var groups: [(item: LayoutItem, constraints: [ConstraintModel])] = []
    func add(_ item: LayoutItem, _ constraints: [ConstraintModel]) {
      if let index = groups.firstIndex(where: { $0.item == item }) {
        groups[index].constraints += constraints
      } else {
        groups.append((item, constraints))
      }
    }
    for constraint in model.constraints { add(constraint.first.view, [constraint]) }
    for priority in model.priorities { add(priority.view, []) }
    return groups
  }

  private func priorities(of item: LayoutItem) -> [String] {
    var lines: [String] = []
    for kind in [ContentPriorityModel.Kind.hugging, .resistance] {
      let found = model.priorities.filter { $0.view == item && $0.kind == kind }
      let word = kind == .hugging ? "hug" : "resist"
      func line(_ axes: String, _ priority: Double) -> String {
        let at = priority == 1000 ? "" : "at: \(SwiftLiteral.priority(priority))"
        let arguments = [axes, at].filter { !$0.isEmpty }.joined(separator: ", ")
        return item.member("\(word)(\(arguments))", root: root)
      }
      if found.count == 2, found[0].priority == found[1].priority {
        lines.append(line("", found[0].priority))
      } else {
        lines += found.map { line($0.isHorizontal ? ".horizontal" : ".vertical", $0.priority) }
      }
    }
    return lines
  }

  /// Writes the lines that only apply in some size classes.
  private func conditional(_ code: inout CodeText) {
    var byCondition: [(condition: SizeClassCondition, constraints: [ConstraintModel])] = []
    func add(_ condition: SizeClassCondition, _ constraint: ConstraintModel) {
      if let index = byCondition.firstIndex(where: { $0.condition == condition }) {
        byCondition[index].constraints.append(constraint)
      } else {
        byCondition.append((condition, [constraint]))
      }
    }
    for constraint in model.constraints {
      var bare = constraint
      bare.condition = nil
      bare.variedConstants = [:]
      if constraint.variedConstants.isEmpty {
        if let condition = constraint.condition { add(condition, bare) }
      } else {
        for (condition, constant) in constraint.variedConstants.sorted(by: { $0.value < $1.value }) {
          bare.constant = constant
          bare.property = nil
          add(condition, bare)
        }
      }
    }
    for (condition, constraints) in byCondition where !condition.pairs.isEmpty {
      code.gap()
      code.block("When(\(Self.words(condition))) {") { code in
        var groups: [[ConstraintModel]] = []
        for constraint in constraints {
          if let index = groups.firstIndex(where: { $0[0].first.view == constraint.first.view }) {
            groups[index].append(constraint)
          } else {
            groups.append([constraint])
          }
        }
        for group in groups { code.lines(lines.lines(group)) }
      }
    }
  }

  static func words(_ condition: SizeClassCondition) -> String {
    condition.expression(
      compactWidth: ".compactWidth", regularWidth: ".regularWidth", compactHeight: ".compactHeight",
      regularHeight: ".regularHeight", and: { ".all(\($0), \($1))" }, or: { ".any(\($0), \($1))" })
  }

  private func configuration(_ code: inout CodeText) {
    let direct = model.rootSettings.filter(Self.isSetting)
    let rest = model.rootSettings.filter { !Self.isSetting($0) }
    guard !direct.isEmpty || !rest.isEmpty || !model.statements.isEmpty else { return }
    code.gap()
    code.block("var configuration: Configuration {") { code in
      for setting in direct {
        guard case .property(let path, let value) = setting else { continue }
        let base = root == "contentView" ? "self" : root
        let (target, member) =
          path.hasPrefix("contentView.") ? ("contentView", String(path.dropFirst("contentView.".count))) : (base, path)
        code.call("Setting", ["\\.\(member)", "of: \(target)", "to: \(value)"])
      }
      if !rest.isEmpty || !model.statements.isEmpty { code.line("Once(connect)") }
    }
  }

  /// Returns whether a setting is an assignment to a path, which can't be optional.
  private static func isSetting(_ setting: Setting) -> Bool {
    guard case .property(let path, let value) = setting else { return false }
    return !path.contains("?") && !value.contains("\n") && value != "nil"
  }

  private func connect(_ code: inout CodeText) {
    let rest = model.rootSettings.filter { !Self.isSetting($0) }
    guard !rest.isEmpty || !model.statements.isEmpty else { return }
    code.gap()
    code.block("private func connect() {") { code in
      let base = root == "contentView" || root == "self" ? "" : root
      for setting in rest { code.line(setting.statement(of: base)) }
      for statement in model.statements { code.line(statement.withoutSelf) }
    }
  }
}

extension String {
  /// The statement without the prefix `self.`.
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst("self.".count)) : self }
}
