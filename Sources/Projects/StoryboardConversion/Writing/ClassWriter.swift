/// The parts that all code styles have in common: declarations, actions, static tables, conformances.
protocol ClassWriter {
  var model: ClassModel { get }
}

extension ClassWriter {
  var root: String { model.rootExpression }

  /// Returns the name of the local variable for an object while it is configured.
  func localName(_ type: String) -> String {
    if type.hasSuffix("Cell") { return "cell" }
    guard type.hasPrefix("UI") else { return "view" }
    let name = String(type.dropFirst(2)).withSmallStart
    return name == "switch" ? "toggle" : SwiftName.keywords.contains(name) ? "item" : name
  }

  func access(_ property: PropertyModel) -> String { property.isOutlet ? "" : "private " }

  /// Writes a property that is configured in a closure.
  func closure(_ property: PropertyModel, _ more: [String], _ code: inout CodeText) {
    let local = localName(property.creation.type)
    let keyword = property.needsSelf ? "lazy var" : "let"
    code.block("\(access(property))\(keyword) \(property.name): \(property.creation.type) = {", "}()") { code in
      code.lines(property.creation.before)
      code.line("let \(local) = \(property.creation.expression)")
      for line in more { code.line("\(local).\(line)") }
      for setting in property.settings { code.line(setting.statement(of: local)) }
      code.line("return \(local)")
    }
  }

  func forwarded(_ code: inout CodeText) {
    for property in model.forwarded {
      code.gap()
      code.line("var \(property.name): \(property.type) { \(property.expression) }")
    }
    for collection in model.collections {
      code.gap()
      code.call(
        "", collection.elements, after: "", open: "private(set) lazy var \(collection.name): [\(collection.type)] = [",
        close: "]")
    }
  }

  func actions(_ code: inout CodeText) {
    for action in model.actions {
      guard let method = ActionMethod(action.selector) else { continue }
      code.gap()
      code.line("\(method.declaration(sender: action.sender ?? "Any")) {}")
    }
  }

  func noCoder(_ code: inout CodeText) {
    code.gap()
    code.line("@available(*, unavailable)")
    code.block("required init?(coder: NSCoder) {") { code in
      code.line("fatalError(\"init(coder:) has not been implemented\")")
    }
  }

  /// Writes the data source of a static table.
  func sections(_ code: inout CodeText) {
    guard !model.sections.isEmpty else { return }
    let hasHeaders = model.sections.contains { $0.header != nil }
    let hasFooters = model.sections.contains { $0.footer != nil }
    code.gap()
    code.block("private lazy var rows: [[UITableViewCell]] = [", "]") { code in
      for section in model.sections { code.line("[\(section.cells.map(\.name).joined(separator: ", "))],") }
    }
    code.gap()
    code.block("override func numberOfSections(in tableView: UITableView) -> Int {") { $0.line("rows.count") }
    code.gap()
    code.block("override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {") {
      $0.line("rows[section].count")
    }
    code.gap()
    code.block(
      "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
    ) {
      $0.line("rows[indexPath.section][indexPath.row]")
    }
    func titles(_ name: String, _ texts: [String?]) {
      code.gap()
      code.block(
        "override func tableView(_ tableView: UITableView, titleFor\(name)InSection section: Int) -> String? {"
      ) {
        code in
        code.call("", texts.map { $0 ?? "nil" }, after: "[section]", open: "[", close: "]")
      }
    }
    if hasHeaders { titles("Header", model.sections.map(\.header)) }
    if hasFooters { titles("Footer", model.sections.map(\.footer)) }
    if let table = model.root, SupplementHeights(of: table) == .byTitle {
      if hasHeaders { supplementHeights("Header", &code) }
      if hasFooters { supplementHeights("Footer", &code) }
    }
    guard model.sections.contains(where: { $0.cells.contains { $0.height != nil } }) else { return }
    code.gap()
    code.block("override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {") {
      code in
      code.block("switch rows[indexPath.section][indexPath.row] {") { code in
        let heights = Dictionary(
          grouping: model.sections.flatMap(\.cells).filter { $0.height != nil }, by: { $0.height! })
        for (height, cells) in heights.sorted(by: { $0.key < $1.key }) {
          code.line("case \(cells.map(\.name).joined(separator: ", ")): \(SwiftLiteral.number(height))")
        }
        code.line("default: tableView.rowHeight")
      }
    }
  }

  /// Writes the headers and footers of a view controller's collection view.
  func supplements(_ code: inout CodeText) {
    guard model.kind == .collectionController, let collection = model.root else { return }
    let method = Supplements(of: collection).method
    guard let first = method.first else { return }
    code.gap()
    code.lines(["override \(first)"] + method.dropFirst())
  }

  /// Writes automatic heights for headers or footers with a title.
  private func supplementHeights(_ name: String, _ code: inout CodeText) {
    code.gap()
    code.block(
      "override func tableView(_ tableView: UITableView, heightFor\(name)InSection section: Int) -> CGFloat {"
    ) { code in
      code.line("let title = self.tableView(tableView, titleFor\(name)InSection: section)")
      code.line("return title == nil ? tableView.section\(name)Height : UITableView.automaticDimension")
    }
  }

  /// Writes the methods that begin flows to other scenes.
  func flows(_ code: inout CodeText) {
    var written: Set<String> = Set(model.actions.compactMap { ActionMethod($0.selector)?.name })
    for flow in model.flows where flow.trigger == .action && written.insert(flow.method).inserted {
      code.gap()
      code.block("@objc private func \(flow.method)() {") { $0.line("coordinator?.\(flow.method)(from: self)") }
    }
    guard model.kind == .tableController else { return }
    rows("didSelectRowAt", &code) { if case .row(let name) = $0 { .some(name) } else { nil } }
    rows("accessoryButtonTappedForRowWith", &code) { if case .accessory(let name) = $0 { .some(name) } else { nil } }
  }

  private func rows(_ method: String, _ code: inout CodeText, _ row: (FlowModel.Trigger) -> String??) {
    let flows = model.flows.filter { row($0.trigger) != nil }
    guard !flows.isEmpty else { return }
    code.gap()
    code.block("override func tableView(_ tableView: UITableView, \(method) indexPath: IndexPath) {") { code in
      let named = flows.filter { row($0.trigger)! != nil }
      if named.isEmpty {
        code.line("coordinator?.\(flows[0].method)(from: self)")
        return
      }
      code.block("switch rows[indexPath.section][indexPath.row] {") { code in
        for flow in named { code.line("case \(row(flow.trigger)!!): coordinator?.\(flow.method)(from: self)") }
        code.line("default: break")
      }
    }
  }

  func coordinator(_ code: inout CodeText) {
    guard let coordinator = model.coordinator else { return }
    code.gap()
    code.line("var coordinator: \(coordinator)?")
  }

  func embedding(_ code: inout CodeText) {
    guard !model.embeds.isEmpty else { return }
    code.gap()
    code.block("private func embed(_ child: UIViewController, in container: UIView) {") { code in
      code.lines([
        "addChild(child)", "child.view.frame = container.bounds",
        "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "container.addSubview(child.view)",
        "child.didMove(toParent: self)",
      ])
    }
  }

  func conformances(_ code: inout CodeText) {
    for conformance in model.protocols {
      code.gap()
      if conformance.members.isEmpty {
        code.line("extension \(model.name): \(conformance.name) {}")
      } else {
        code.block("extension \(model.name): \(conformance.name) {") { $0.lines(conformance.members) }
      }
    }
  }

  func imports(_ code: inout CodeText, viewCode: Bool) {
    var modules: Set<String> = ["UIKit"]
    if viewCode { modules.insert("ViewCode") }
    for module in modules.union(model.modules).sorted() { code.line("import \(module)") }
  }

  /// Writes the constraints in properties for outlets.
  func constraintProperties(_ expression: (ConstraintModel) -> String, _ code: inout CodeText) {
    for constraint in model.constraints where constraint.property != nil {
      let text = "private(set) lazy var \(constraint.property!) = \(expression(constraint))"
      if text.count > code.room, let range = text.range(of: ").priority(") ?? text.range(of: ").withPriority(") {
        code.line(String(text[...range.lowerBound]))
        code.indented { $0.line(String(text[text.index(after: range.lowerBound)...])) }
      } else {
        code.line(text)
      }
    }
  }
}

extension CodeText {
  /// Appends a list in brackets other than those of a call.
  mutating func call(_ name: String, _ arguments: [String], after: String, open: String, close: String) {
    let whole = "\(name)\(open)\(arguments.joined(separator: ", "))\(close)\(after)"
    if whole.count <= room {
      line(whole)
      return
    }
    block("\(name)\(open)", "\(close)\(after)") { code in
      for argument in arguments { code.line("\(argument),") }
    }
  }
}
