/// A writer for a class with plain UIKit code: anchors, and methods that are called once.
struct UIKitWriter: ClassWriter {
  let model: ClassModel

  var anchors: AnchorLines { AnchorLines(root: root) }

  func source() -> String {
    var code = CodeText()
    imports(&code, viewCode: false)
    code.gap()
    code.block("final class \(model.name): \(model.uikitClass) {") { code in
      properties(&code)
      constraintProperties({ anchors.expression($0) + suffix($0) }, &code)
      coordinator(&code)
      forwarded(&code)
      initializers(&code)
      methods(&code)
      flows(&code)
      embedding(&code)
      sections(&code)
      supplements(&code)
      actions(&code)
    }
    conformances(&code)
    helpers(&code)
    return NamedConstants.named(code).text
  }

  // MARK: - Properties

  /// The views that constraints lay out, without those that a stack view arranges.
  var constrained: Set<String> {
    var result: Set<String> = []
    func collect(_ nodes: [HierarchyNode], inStack: Bool) {
      for node in nodes {
        if !inStack { result.insert(node.name) }
        collect(node.children, inStack: node.isStack)
      }
    }
    collect(model.hierarchy, inStack: false)
    return result
  }

  func properties(_ code: inout CodeText) {
    let constrained = constrained
    for property in model.properties {
      let more =
        constrained.contains(property.name) ? ["translatesAutoresizingMaskIntoConstraints = false"] : []
      if more.isEmpty, property.settings.isEmpty, property.creation.before.isEmpty {
        let keyword = property.needsSelf ? "lazy var" : "let"
        code.line("\(access(property))\(keyword) \(property.name) = \(property.creation.expression)")
        continue
      }
      code.gap()
      closure(property, more, &code)
      code.gap()
    }
  }

  // MARK: - Initializers

  var steps: [String] {
    var steps: [String] = []
    let base = root == "self" || root == "contentView" ? "" : root
    steps += model.rootSettings.map { $0.statement(of: base) }
    if !model.hierarchy.isEmpty { steps.append("addSubviews()") }
    if hasConstraints { steps.append("activateConstraints()") }
    if !model.statements.isEmpty { steps.append("connect()") }
    return steps
  }

  var hasConstraints: Bool { !model.constraints.isEmpty || !model.priorities.isEmpty }

  private func initializers(_ code: inout CodeText) {
    let own = model.ownSettings.map { $0.statement(of: "") } + model.ownStatements
    switch model.kind {
    case .view, .control, .collectionCell, .reusableView, .otherView:
      guard !steps.isEmpty else { return }
      code.gap()
      let hasStyle = model.uikitClass == "UITableView"
      if hasStyle {
        code.block("init() {") { code in
          code.line("super.init(frame: .zero, style: .\(model.initialStyle ?? "plain"))")
          code.lines(steps)
        }
      } else {
        code.block("override init(frame: CGRect) {") { code in
          code.line("super.init(frame: frame)")
          code.lines(steps)
        }
      }
      noCoder(&code)
    case .tableCell:
      guard !steps.isEmpty || model.initialStyle != nil else { return }
      code.gap()
      code.block("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {") { code in
        code.line(
          "super.init(style: \(model.initialStyle.map { ".\($0)" } ?? "style"), reuseIdentifier: reuseIdentifier)")
        code.lines(steps)
      }
      noCoder(&code)
    case .headerFooter:
      guard !steps.isEmpty else { return }
      code.gap()
      code.block("override init(reuseIdentifier: String?) {") { code in
        code.line("super.init(reuseIdentifier: reuseIdentifier)")
        code.lines(steps)
      }
      noCoder(&code)
    case .controller, .container:
      if !own.isEmpty {
        code.gap()
        code.block("init() {") { code in
          let style = model.kind == .container ? model.initialStyle : nil
          code.line("super.init(\(style.map { "style: .\($0)" } ?? "nibName: nil, bundle: nil"))")
          code.lines(own)
        }
        noCoder(&code)
      }
    case .tableController:
      code.gap()
      code.block("init() {") { code in
        code.line("super.init(style: .\(model.initialStyle ?? "plain"))")
        code.lines(own)
      }
      noCoder(&code)
    case .collectionController:
      code.gap()
      code.block("init() {") { code in
        let creation = model.rootCreation
        code.lines(creation?.before ?? [])
        code.line("super.init(collectionViewLayout: \(model.initialStyle ?? "UICollectionViewFlowLayout()"))")
        code.lines(own)
      }
      noCoder(&code)
    }
    guard model.isController else { return }
    if let root = model.rootCreation, model.kind == .controller {
      code.gap()
      code.block("override func loadView() {") { $0.line("view = \(root.expression)") }
    }
    guard !steps.isEmpty else { return }
    code.gap()
    code.block("override func viewDidLoad() {") { code in
      code.line("super.viewDidLoad()")
      code.lines(steps)
    }
  }

  // MARK: - Steps

  func methods(_ code: inout CodeText) {
    if !model.hierarchy.isEmpty {
      code.gap()
      code.block("private func addSubviews() {") { add(model.hierarchy, to: root, "addSubview", &$0) }
    }
    if hasConstraints {
      code.gap()
      code.block("private func activateConstraints() {") { constraints(&$0) }
    }
    if model.constraints.contains(where: { isConditional($0) }) { adaptation(&code) }
    if !model.statements.isEmpty {
      code.gap()
      code.block("private func connect() {") { code in
        for statement in model.statements { code.line(statement.withoutSelf) }
      }
    }
  }

  private func add(_ nodes: [HierarchyNode], to parent: String, _ method: String, _ code: inout CodeText) {
    let prefix = parent == "self" ? "" : "\(parent)."
    for node in nodes { code.line("\(prefix)\(method)(\(node.name))") }
    for node in nodes where !node.children.isEmpty {
      let holder = node.content.map { "\(node.name).\($0)" } ?? node.name
      add(node.children, to: holder, node.isStack ? "addArrangedSubview" : "addSubview", &code)
    }
  }

  private func constraints(_ code: inout CodeText) {
    for priority in model.priorities {
      let method = priority.kind == .hugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
      let call =
        "\(method)(\(SwiftLiteral.priority(priority.priority)), for: .\(priority.isHorizontal ? "horizontal" : "vertical"))"
      code.line(priority.view.member(call, root: root))
    }
    let always = model.constraints.filter { !isConditional($0) }
    if !always.isEmpty {
      code.block("NSLayoutConstraint.activate([", "])") { code in
        for constraint in always {
          code.line("\(constraint.property ?? anchors.expression(constraint) + suffix(constraint)),")
        }
      }
    }
    if model.constraints.contains(where: { isConditional($0) }) { code.line("adaptConstraints()") }
  }

  private func isConditional(_ constraint: ConstraintModel) -> Bool {
    constraint.condition != nil || !constraint.variedConstants.isEmpty
  }

  /// Writes the constraints that depend on the size classes.
  private func adaptation(_ code: inout CodeText) {
    var sets: [(condition: SizeClassCondition, lines: [String])] = []
    func add(_ condition: SizeClassCondition, _ line: String) {
      if let index = sets.firstIndex(where: { $0.condition == condition }) {
        sets[index].lines.append(line)
      } else {
        sets.append((condition, [line]))
      }
    }
    for constraint in model.constraints where isConditional(constraint) {
      if constraint.variedConstants.isEmpty {
        guard let condition = constraint.condition, !condition.pairs.isEmpty else { continue }
        add(condition, constraint.property ?? anchors.expression(constraint) + suffix(constraint))
      } else {
        for (condition, constant) in constraint.variedConstants.sorted(by: { $0.value < $1.value }) {
          var bare = constraint
          bare.constant = constant
          add(condition, anchors.expression(bare) + suffix(bare))
        }
      }
    }
    for (number, set) in sets.enumerated() {
      code.gap()
      code.block("private lazy var \(Self.name(number)): [NSLayoutConstraint] = [", "]") { code in
        for line in set.lines { code.line("\(line),") }
      }
    }
    code.gap()
    code.block("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {") { code in
      code.line("super.traitCollectionDidChange(previousTraitCollection)")
      code.line("adaptConstraints()")
    }
    code.gap()
    code.block("private func adaptConstraints() {") { code in
      code.block("let sets: [(holds: Bool, constraints: [NSLayoutConstraint])] = [", "]") { code in
        for (number, set) in sets.enumerated() {
          let traits = "traitCollection"
          let words = set.condition.expression(
            compactWidth: "\(traits).horizontalSizeClass == .compact",
            regularWidth: "\(traits).horizontalSizeClass == .regular",
            compactHeight: "\(traits).verticalSizeClass == .compact",
            regularHeight: "\(traits).verticalSizeClass == .regular", and: { "(\($0) && \($1))" },
            or: { "(\($0) || \($1))" })
          code.line("(\(words), \(Self.name(number))),")
        }
      }
      code.line("for set in sets where !set.holds { NSLayoutConstraint.deactivate(set.constraints) }")
      code.line("for set in sets where set.holds { NSLayoutConstraint.activate(set.constraints) }")
    }
  }

  private static func name(_ number: Int) -> String {
    number == 0 ? "adaptiveConstraints" : "adaptiveConstraints\(number + 1)"
  }

  // MARK: - Helpers for constraints

  func suffix(_ constraint: ConstraintModel) -> String {
    var text = ""
    if constraint.priority != 1000 { text += ".withPriority(\(SwiftLiteral.priority(constraint.priority)))" }
    if let identifier = constraint.identifier { text += ".withIdentifier(\(SwiftLiteral.text(identifier)))" }
    return text
  }

  func helpers(_ code: inout CodeText) {
    let hasPriorities = model.constraints.contains { $0.priority != 1000 }
    let hasIdentifiers = model.constraints.contains { $0.identifier != nil }
    guard hasPriorities || hasIdentifiers else { return }
    code.gap()
    code.block("extension NSLayoutConstraint {") { code in
      if hasPriorities {
        code.block("fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {") { code in
          code.line("self.priority = priority")
          code.line("return self")
        }
      }
      if hasIdentifiers {
        code.gap()
        code.block("fileprivate func withIdentifier(_ identifier: String) -> NSLayoutConstraint {") { code in
          code.line("self.identifier = identifier")
          code.line("return self")
        }
      }
    }
  }
}
