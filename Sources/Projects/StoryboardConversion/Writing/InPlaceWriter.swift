import Foundation
import InterfaceBuilder

/// A writer for the members of an existing class, with plain UIKit code.
struct InPlaceWriter: ClassWriter {
  let model: ClassModel

  private var whole: UIKitWriter { UIKitWriter(model: model) }

  func members() -> ClassMembers {
    let initial = model.ownSettings.map { $0.statement(of: "") } + model.ownStatements
    var result = ClassMembers(name: model.name, kind: kind, base: model.uikitClass)
    result.properties = properties
    result.assignments = model.assignments
    result.initial = initial
    (result.style, result.before) = style
    if model.kind == .controller {
      result.rootView = model.rootCreation?.expression ?? "UIView(frame: UIScreen.main.bounds)"
    }
    result.steps = whole.steps
    result.methods = methods
    result.adapts = whole.hasConstraints && methods.contains { $0.contains("func adaptConstraints()") }
    result.segues = segues
    result.actions = model.actions.compactMap { ActionMethod($0.selector)?.name }
    result.conformances = model.protocols.map(\.name)
    var helpers = CodeText()
    whole.helpers(&helpers)
    result.helpers = helpers.lines
    result.modules = model.modules
    if let frame = (model.root ?? model.object).frame, !model.isController {
      result.size = (frame.width, frame.height)
    }
    return result
  }

  private var kind: ClassMembers.Kind {
    switch model.kind {
    case .tableCell: .tableCell
    case .headerFooter: .headerFooter
    case .controller: .controller
    case .tableController: .tableController
    case .collectionController: .collectionController
    case .container: .container
    default: .view
    }
  }

  private var style: (String?, [String]) {
    switch model.kind {
    case .tableController: (model.initialStyle.flatMap { $0 == "plain" ? nil : "style: .\($0)" }, [])
    case .collectionController:
      (
        "collectionViewLayout: \(model.initialStyle ?? "UICollectionViewFlowLayout()")",
        model.rootCreation?.before ?? []
      )
    case .container: (model.initialStyle.map { "style: .\($0)" }, [])
    case .tableCell: (model.initialStyle.map { "style: .\($0), reuseIdentifier: reuseIdentifier" }, [])
    case .otherView where model.uikitClass == "UITableView":
      ("frame: frame, style: .\(model.initialStyle ?? "plain")", [])
    default: (nil, [])
    }
  }

  private var properties: [ClassMembers.Property] {
    let constrained = whole.constrained
    var result: [ClassMembers.Property] = []
    for property in model.properties {
      let more = constrained.contains(property.name) ? ["translatesAutoresizingMaskIntoConstraints = false"] : []
      var bare = property
      bare.isOutlet = true
      var code = CodeText()
      if more.isEmpty, property.settings.isEmpty, property.creation.before.isEmpty {
        code.line("\(property.needsSelf ? "lazy var" : "let") \(property.name) = \(property.creation.expression)")
      } else {
        closure(bare, more, &code)
      }
      result.append(
        ClassMembers.Property(
          name: property.name, type: property.creation.type, lines: code.lines,
          isOutlet: property.isOutlet && !model.assignments.contains { $0.name == property.name },
          isVariable: property.needsSelf))
    }
    for constraint in model.constraints {
      guard let name = constraint.property else { continue }
      result.append(
        ClassMembers.Property(
          name: name, type: "NSLayoutConstraint",
          lines: ["lazy var \(name) = \(whole.anchors.expression(constraint) + whole.suffix(constraint))"],
          isOutlet: !model.assignments.contains { $0.name == name }, isVariable: true))
    }
    for forwarded in model.forwarded {
      result.append(
        ClassMembers.Property(
          name: forwarded.name, type: forwarded.type,
          lines: ["var \(forwarded.name): \(forwarded.type) { \(forwarded.expression) }"], isOutlet: true,
          isVariable: true))
    }
    for collection in model.collections {
      var code = CodeText()
      code.call(
        "", collection.elements, after: "", open: "lazy var \(collection.name): [\(collection.type)] = [", close: "]")
      result.append(
        ClassMembers.Property(
          name: collection.name, type: "[\(collection.type)]", lines: code.lines, isOutlet: true, isVariable: true))
    }
    return result
  }

  private var methods: [String] {
    var code = CodeText()
    whole.methods(&code)
    embedding(&code)
    sections(&code)
    for segue in segues {
      code.gap()
      code.lines(segue.lines)
    }
    // The class determines how it follows size classes, which it may already do.
    var lines = code.lines
    if let start = lines.firstIndex(where: { $0.hasPrefix("override func traitCollectionDidChange") }),
      let end = lines[start...].firstIndex(of: "}")
    {
      lines.removeSubrange(start...min(end + 1, lines.count - 1))
    }
    while lines.first == "" { lines.removeFirst() }
    return lines
  }

  // MARK: - Flows

  private var segues: [ClassMembers.Segue] {
    var result: [ClassMembers.Segue] = []
    for flow in model.flows where !result.contains(where: { $0.method == flow.method && $0.origin == origin(of: flow) })
    {
      let isWritten = result.contains { $0.method == flow.method }
      result.append(
        ClassMembers.Segue(
          method: flow.method, identifier: flow.identifier, origin: origin(of: flow), destination: flow.destination,
          unwindAction: flow.unwindAction, lines: isWritten ? [] : lines(of: flow)))
    }
    return result
  }

  private func origin(of flow: FlowModel) -> ClassMembers.Segue.Origin {
    let identifier = flow.origin?.reuseIdentifier
    switch flow.trigger {
    case .action: return .action
    case .row(let name): return .row(property: name, identifier: identifier)
    case .accessory(let name): return .accessory(property: name, identifier: identifier)
    case .code:
      guard flow.origin?.kind == .collectionViewCell else { return .code }
      return .item(identifier: flow.origin?[CollectionViewCellElement.reuseIdentifier])
    }
  }

  /// Returns the method of a flow. If the class has `prepare(for:sender:)`, its call is inserted.
  private func lines(of flow: FlowModel) -> [String] {
    var code = CodeText()
    let animated = SwiftLiteral.bool(flow.animates)
    code.block("@objc private func \(flow.method)(_ sender: Any?) {") { code in
      guard let destination = flow.destination else {
        code.line(ClassMembers.unwind)
        return
      }
      code.line("let destination = \(destination)")
      for statement in flow.presentation {
        code.line(statement.replacingOccurrences(of: "source.view", with: "view"))
      }
      code.line(ClassMembers.preparation)
      switch flow.kind {
      case .presentation, .modal, .popoverPresentation, .popover:
        code.line("present(destination, animated: \(animated))")
      case .showDetail, .replace: code.line("showDetailViewController(destination, sender: sender)")
      default: code.line("show(destination, sender: sender)")
      }
    }
    return code.lines
  }
}
