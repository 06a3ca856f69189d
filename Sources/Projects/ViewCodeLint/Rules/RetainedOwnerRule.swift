import SwiftSources
import SwiftSyntax

/// A rule for retain cycles of closures and targets.
struct RetainedOwnerRule: LintRule {
  let description = RuleDescription(
    20, "retained-owner", "A closure, timer or observer that retains its owner", .types, .error,
    why: """
      An object in a retain cycle stays in memory after its screen was dismissed. The rule finds repeating \
      timers and display links with `self` that only `deinit` invalidates, notification blocks with `self` \
      that are never removed, subscriptions with `self` that the object itself stores, and closures with \
      `self` in a property of an object that `self` retains.
      """,
    examples: [
      RuleExample(
        """
        final class Clock: UIViewController {
          var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // finding
              self.tick()
            }
          }

          deinit { timer?.invalidate() }
        }
        """),
      RuleExample(
        """
        final class Clock: UIViewController {
          func start() {
            Timer.scheduledTimer( // finding
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          private var cancellables = Set<AnyCancellable>()
          private let model = Model()

          func bind() {
            model.$title.sink { title in // finding
              self.title = title
            }.store(in: &cancellables)
            model.$name.assign(to: \\.title, on: self).store(in: &cancellables) // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          private let model = Model()

          func bind() {
            model.onChange = { // finding
              self.reload()
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func listen() {
            NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) { _ in // finding
              self.reload()
            }
          }
        }
        """),
      RuleExample(
        """
        final class Clock: UIViewController {
          var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          }
        }
        """),
      RuleExample(
        """
        final class Clock: UIViewController {
          var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            timer?.invalidate()
          }
        }
        """),
      RuleExample(
        """
        final class Clock: UIViewController {
          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          private var cancellables = Set<AnyCancellable>()

          func bind() {
            model.$title.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
            model.$title.sink { print($0) }.store(in: &cancellables)
            session.dataTaskPublisher(for: url).sink { self.show($0) }.store(in: &cancellables)
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          weak var model: Model?

          func bind() {
            model?.onChange = { self.reload() }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func ask() {
            let alert = Question()
            alert.onAnswer = { self.reload() }
          }
        }
        """),
      RuleExample(
        """
        final class Transition: NSObject {
          var completion: ((Bool) -> Void)?

          func start() {
            completion = { _ in self.reset() }
          }

          func complete() {
            completion?(true)
            completion = nil
          }
        }
        """),
      RuleExample(
        """
        final class Transition: NSObject {
          var completion: ((Bool) -> Void)?

          func start() {
            completion = { _ in self.reset() } // finding
          }

          deinit { completion = nil }
        }
        """),
      RuleExample(
        """
        struct Row {
          let model = Model()

          func bind() { model.onChange = { self.reload() } }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func move() {
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            DispatchQueue.main.async { self.reload() }
          }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    checkTimers(file, project, &report)
    checkNotifications(file, project, &report)
    checkSubscriptions(file, project, &report)
    checkProperties(file, project, &report)
  }

  // MARK: - References to self

  /// Returns whether a closure captures `self` strongly.
  private func keepsSelf(_ closure: ClosureExprSyntax) -> Bool {
    for capture in closure.signature?.capture?.items ?? [] {
      let name = capture.name.identifierText
      if name == "self" { return capture.specifier == nil }
      if capture.initializer?.value.isSelf == true, capture.specifier != nil { return false }
    }
    return closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.self), let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return false
      }
      // Exclude the `self` of a key path or of a type that the closure declares.
      return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        && token.enclosing.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }.map { !$0.isInside(closure) }
          != false
    }
  }

  private func owner(of node: some SyntaxProtocol, _ file: LintedFile, _ project: LintedProject) -> ProjectType? {
    guard let type = project.type(around: node, in: file), type.kind == .class else { return nil }
    return type
  }

  /// Returns whether a class calls a method elsewhere than in `deinit`.
  private func calls(_ names: [String], _ type: ProjectType) -> Bool {
    type.parts.contains { part in
      names.flatMap { part.file.index.calls[$0] ?? [] }.contains { call in
        call.isInside(part.type.node) && !call.enclosing.contains { $0.kind == .deinitializerDecl }
      }
    }
  }

  // MARK: - Timers

  private func checkTimers(_ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport) {
    for call in file.index.calls("scheduledTimer", "Timer", "CADisplayLink") {
      guard let type = owner(of: call, file, project) else { continue }
      if call.calledName == "scheduledTimer", call.receiver?.chain != "Timer" { continue }
      let isLink = call.calledName == "CADisplayLink"
      guard isLink || call.argument("repeats")?.literalFlag == true else { continue }
      let keeps = call.argument("target")?.isSelf == true || call.closures.contains { keepsSelf($0) }
      guard keeps, !calls(["invalidate"], type) else { continue }
      report.add(
        at: call, in: file,
        isLink
          ? "the display link keeps self, and nothing outside of deinit invalidates it"
          : "the timer keeps self, and nothing outside of deinit invalidates it",
        fix: LintFix(
          call.argument("target") == nil
            ? "capture [weak self]" : "invalidate it when the screen goes, or use a block with [weak self]"))
    }
  }

  // MARK: - Notifications

  private func checkNotifications(_ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport) {
    for call in file.index.calls("addObserver") where call.labels.first == "forName" {
      guard let type = owner(of: call, file, project), call.closures.contains(where: { keepsSelf($0) }),
        !calls(["removeObserver"], type)
      else { continue }
      report.add(
        at: call, in: file,
        "the notification center keeps the block, and with it self; nothing outside of deinit removes it",
        fix: LintFix("capture [weak self]"))
    }
  }

  // MARK: - Subscriptions

  private func checkSubscriptions(_ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport) {
    for call in file.index.calls("sink", "assign") {
      guard let type = owner(of: call, file, project), isEndless(call.receiver), isStored(call, in: type, project)
      else { continue }
      let isAssign = call.calledName == "assign"
      guard isAssign ? call.argument("on")?.isSelf == true : call.closures.contains(where: { keepsSelf($0) }) else {
        continue
      }
      report.add(
        at: call.calledExpression.plain.as(MemberAccessExprSyntax.self)?.declName
          ?? DeclReferenceExprSyntax(baseName: .identifier("")),
        in: file,
        isAssign
          ? "assign(to:on:) keeps self, which stores the subscription"
          : "the closure keeps self, which stores the subscription",
        fix: LintFix(isAssign ? "use sink with [weak self]" : "capture [weak self]"))
    }
  }

  /// Returns whether a publisher is known not to complete: a published property, a subject, notifications. A publisher
  /// that completes releases the closure.
  private func isEndless(_ publisher: ExprSyntax?) -> Bool {
    guard let publisher else { return false }
    let words = Set(publisher.tokens(viewMode: .sourceAccurate).map(\.text))
    if !words.isDisjoint(with: ["dataTaskPublisher", "Future", "Just", "first", "prefix", "flatMap"]) { return false }
    return words.contains { $0.hasPrefix("$") && $0.count > 2 && $0.dropFirst().first?.isLetter == true }
      || words.contains { $0.hasSuffix("Subject") }
      || (words.contains("NotificationCenter") && words.contains("publisher"))
  }

  /// Returns whether the object that creates a subscription keeps it.
  private func isStored(_ call: FunctionCallExprSyntax, in type: ProjectType, _ project: LintedProject) -> Bool {
    func isOwn(_ expression: ExprSyntax?) -> Bool {
      guard let names = expression?.names, names.count == 1 else { return false }
      return project.types.property(names[0], of: type.name) != nil && !ValueTypes.isLocal(names[0], at: call)
    }
    var node = Syntax(call)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "store",
        let store = ViewUse.call(of: member)
      {
        return isOwn(store.argument("in")?.as(InOutExprSyntax.self)?.expression)
      }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return Assignment(sequence).map { $0.value?.id == ExprSyntax(node)?.id && isOwn($0.target) } ?? false
      }
      if [.codeBlockItem, .labeledExpr, .closureExpr].contains(parent.kind) { return false }
      node = parent
    }
    return false
  }

  // MARK: - Closures in properties

  private func checkProperties(_ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport) {
    for assignment in file.index.assignments {
      guard let closure = assignment.value?.plain.as(ClosureExprSyntax.self), keepsSelf(closure),
        let type = owner(of: assignment.node, file, project), let names = assignment.target.names, names.count <= 2,
        !names[0].isEmpty, !ValueTypes.isLocal(names[0], at: assignment.node),
        let property = project.types.property(names[0], of: type.name), property.isStored, !property.isWeak,
        !property.facts.flags.contains(.ofType), assignment.node.enclosingClosures.isEmpty, !isCleared(names, type)
      else { continue }
      if names.count == 2, !isReference(property, project) { continue }
      if names.count == 1, assignment.owner?.isSelf != true, property.facts.type?.contains("->") != true { continue }
      report.add(
        at: assignment.target, in: file,
        names.count == 1
          ? "the closure keeps self, which holds it" : "the closure keeps self, which holds \(names[0])",
        fix: LintFix("capture [weak self]"))
    }
  }

  /// Returns whether a class sets a closure, or the object that holds it, to nil elsewhere than in `deinit`.
  private func isCleared(_ names: [String], _ type: ProjectType) -> Bool {
    type.assignments.contains { assignment, _ in
      guard assignment.value?.plain.is(NilLiteralExprSyntax.self) == true, let target = assignment.target.names else {
        return false
      }
      return names.starts(with: target) && !assignment.node.enclosing.contains { $0.kind == .deinitializerDecl }
    }
  }

  /// Returns whether a property is known to contain an object.
  private func isReference(_ property: ProjectProperty, _ project: LintedProject) -> Bool {
    guard let name = property.typeName else { return false }
    if let type = project.types.type(name), type.isDeclared { return type.kind == .class || type.kind == .protocol }
    return project.types.isComplete(name) && name.first?.isUppercase == true || isPrivateModel(property)
  }

  /// Returns whether a property is a constant that the class itself creates. Its type is unknown, and a structure would
  /// retain the closure, too.
  private func isPrivateModel(_ property: ProjectProperty) -> Bool {
    property.initialValue.flatMap { ValueTypes.type(of: $0) } != nil
  }
}
