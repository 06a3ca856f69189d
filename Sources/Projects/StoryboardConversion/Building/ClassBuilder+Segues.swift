import InterfaceBuilder

extension ClassBuilder {
  /// Returns the name of the coordinator's method for a segue.
  func method(of segue: Segue) -> String {
    let name = plainMethod(of: segue)
    guard let taken = classNames.projectClasses[model.name]?.members, taken.contains(name) else { return name }
    // The class already has a method with that name: `performShowDetail`.
    return "perform\(name.capitalizedFirst)"
  }

  private func plainMethod(of segue: Segue) -> String {
    let words = segue.identifier.map { Self.place(SwiftName.words(of: $0)) } ?? []
    // The name of an unwind segue is that of its action, unless its identifier begins with a verb.
    let isNamed = segue.kind != .unwind || Self.startsWithVerb(words)
    if isNamed, let name = SwiftName.property(words), !SwiftName.keywords.contains(name), name != "start",
      name.count <= 40
    {
      return Self.startsWithVerb(words) ? name : "show\(name.capitalizedFirst)"
    }
    if segue.kind == .unwind {
      let action = segue.unwindAction.flatMap { ActionMethod($0)?.name } ?? "goBack"
      return action.hasPrefix("unwind") || action.hasPrefix("go") ? action : "unwind\(action.capitalizedFirst)"
    }
    let destination =
      segue.destination.flatMap { sceneNames[$0.element] }
      ?? segue.destination?[ViewControllerPlaceholderElement.storyboardName] ?? "next"
    let stem = SwiftName.type(SwiftName.words(of: ClassNameSource.stem(destination))) ?? "Next"
    let isModal = [.presentation, .modal, .popoverPresentation, .popover].contains(segue.kind)
    return "\(isModal ? "present" : "show")\(stem)"
  }

  /// Returns the words of a segue's name without those that denote a segue or the kind of its destination.
  private static func place(_ words: [String]) -> [String] {
    let kinds: Set<String> = ["segue", "controller", "view", "vc", "scene"]
    let rest = Array(words.reversed().drop { kinds.contains($0) }.reversed())
    return rest.isEmpty || rest.count == 1 && startsWithVerb(rest) ? words : rest
  }

  private static func startsWithVerb(_ words: [String]) -> Bool {
    let verbs: Set<String> = [
      "show", "present", "push", "open", "go", "unwind", "edit", "add", "select", "view", "pick", "choose", "create",
      "start", "begin", "close", "dismiss", "sign", "log", "to", "embed", "display", "see",
    ]
    return words.first.map(verbs.contains) ?? false
  }

  /// Returns the flow of a segue, or nil for a segue without a destination.
  func flow(of segue: Segue, trigger: FlowModel.Trigger) -> FlowModel? {
    let kind = segue.kind ?? .show
    if kind == .unwind {
      return FlowModel(
        method: method(of: segue), trigger: trigger, destination: nil, kind: kind, presentation: [],
        animates: segue.animates, identifier: segue.identifier, unwindAction: segue.unwindAction, origin: segue.source)
    }
    guard let destination = segue.destination else {
      context.note(segue.position, "a segue has no destination")
      return nil
    }
    if kind == .custom {
      context.note(
        segue.position,
        "the segue's custom class \(segue.customClass?.name ?? "") is not used; "
          + "the screen is shown as by a standard segue"
      )
    }
    var presentation: [String] = []
    if let style = segue.modalPresentationStyle, style != .automatic, style != .blurOverFullScreen {
      presentation.append("destination.modalPresentationStyle = .\(style.rawValue)")
    } else if kind == .popoverPresentation || kind == .popover {
      presentation.append("destination.modalPresentationStyle = .popover")
    }
    if let style = segue.modalTransitionStyle, style != .coverVertical {
      presentation.append("destination.modalTransitionStyle = .\(style.rawValue)")
    }
    if kind == .popoverPresentation || kind == .popover {
      presentation.append("destination.popoverPresentationController?.sourceView = source.view")
    }
    return FlowModel(
      method: method(of: segue), trigger: trigger, destination: controllerExpression(destination, sceneNames),
      kind: kind, presentation: presentation, animates: segue.animates, identifier: segue.identifier,
      origin: segue.source)
  }

  /// Builds the flows that begin in the class.
  func buildFlows() {
    for (segue, source) in segues + model.object.segues.map({ ($0, "") }) {
      guard segue.kind != .relationship, segue.kind != .embed else { continue }
      let origin = segue.source
      var trigger = FlowModel.Trigger.code
      switch origin?.kind {
      case .tableViewCell?:
        let name = source.isEmpty ? nil : source
        trigger = segue.trigger == "accessoryAction" ? .accessory(name) : .row(name)
      case let kind? where kind.category == .controller: break
      case .collectionViewCell?: break
      default: trigger = .action
      }
      guard let flow = flow(of: segue, trigger: trigger) else { continue }
      edit { $0.flows.append(flow) }
      guard trigger == .action, !source.isEmpty else { continue }
      let selector = "#selector(\(flow.method))"
      switch origin?.kind?.category {
      case .gestureRecognizer?: edit { $0.statements.append("\(source).addTarget(self, action: \(selector))") }
      default:
        let event = origin?.kind == .button ? "touchUpInside" : "primaryActionTriggered"
        edit { $0.statements.append("\(source).addTarget(self, action: \(selector), for: .\(event))") }
      }
    }
  }
}
