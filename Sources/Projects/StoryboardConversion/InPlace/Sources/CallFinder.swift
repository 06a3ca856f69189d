import SwiftSources
import SwiftSyntax

/// A visitor that finds the code in a file that loads scenes and views.
final class CallFinder: ClassScopeVisitor {
  private let sources: ProjectSources
  private let index: Int
  private let file: ProjectFile
  private(set) var calls: [CallSite] = []
  /// The variables of the file that contain a storyboard or a nib, by name, or nil if two differ.
  private var storyboards: [String: CallSite.Storyboard] = [:]
  private var nibs: [String: (name: String?, call: SyntaxIdentifier, statement: Range<Int>, uses: Int)] = [:]

  init(_ index: Int, in sources: ProjectSources) {
    self.sources = sources
    self.index = index
    file = sources.files[index]
    super.init(viewMode: .sourceAccurate)
    let variables = LoadedVariables(sources)
    variables.walk(file.parsed.tree)
    storyboards = variables.storyboards
    nibs = variables.nibs
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
    if let nibName = argument("nibName"), node.calledExpression.trimmedDescription != "UINib",
      !nibName.is(NilLiteralExprSyntax.self)
    {
      var site = site(.nibName(sources.text(of: nibName)), node)
      // A name that is passed on is determined by the caller.
      let isPassedOn = nibName.trimmedDescription == "nibNameOrNil" || nibName.trimmedDescription == "nibName"
      site.range = nibName.trimmedBytes
      if !isPassedOn { calls.append(site) }
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return callWithoutBase(node, argument)
    }
    switch access.declName.baseName.text {
    case "instantiateViewController":
      let identifier = argument("withIdentifier") ?? argument("identifier")
      let isPlain = node.arguments.count == 1 && node.trailingClosure == nil
      loaded(
        .scene(storyboard(access.base), identifier: isPlain ? identifier.flatMap(sources.text) : nil), node,
        base: access.base)
    case "instantiateInitialViewController":
      loaded(.initial(node.arguments.isEmpty ? storyboard(access.base) : .unknown), node, base: access.base)
    case "performSegue": segue(node, argument, base: access.base?.trimmedDescription)
    case "loadNibNamed":
      loaded(.nib(arguments.first.flatMap { sources.text(of: $0.expression) }), node, base: nil)
    case "instantiate" where argument("withOwner") != nil:
      guard let base = access.base?.as(FunctionCallExprSyntax.self), base.calledExpression.trimmedDescription == "UINib"
      else { break }
      loaded(.nib(base.arguments.first.flatMap { sources.text(of: $0.expression) }), node, base: nil)
      return .skipChildren
    case "register":
      guard let first = arguments.first, first.label == nil else { break }
      if let call = first.expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "UINib"
      {
        var site = site(.registration(call.arguments.first.flatMap { sources.text(of: $0.expression) }), node)
        site.range = call.trimmedBytes
        calls.append(site)
        return .skipChildren
      }
      if let name = first.expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let nib = nibs[name] {
        var site = site(.registration(nib.uses == 1 ? nib.name : nil), node)
        site.range = first.expression.trimmedBytes
        site.statement = nib.statement
        calls.append(site)
      }
    default: break
    }
    return .visitChildren
  }

  private func callWithoutBase(
    _ node: FunctionCallExprSyntax, _ argument: (String) -> ExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "performSegue": segue(node, argument, base: nil)
    case "UINib":
      // The uses of a variable determine its value.
      if nibs.values.contains(where: { $0.call == node.id && $0.uses == 1 }) { break }
      var site = site(.nib(nil), node)
      site.cast = node.arguments.first.flatMap { sources.text(of: $0.expression) }
      calls.append(site)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == "storyboard" else { return .skipChildren }
    var expression = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      guard access.declName.id == node.id, access.base?.trimmedDescription == "self" else { return .skipChildren }
      expression = ExprSyntax(access)
    }
    if let parent = expression.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      expression = ExprSyntax(parent)!
    }
    // A variable with that name shadows the controller's property.
    guard storyboards["storyboard"] == nil else { return .skipChildren }
    var site = site(.ownStoryboard, node)
    site.range = expression.trimmedBytes
    calls.append(site)
    return .skipChildren
  }

  private func segue(_ node: FunctionCallExprSyntax, _ argument: (String) -> ExprSyntax?, base: String?) {
    guard let identifier = argument("withIdentifier") else { return }
    var site = site(.segue(identifier: sources.text(of: identifier)), node)
    site.base = base.map { "\($0)." } ?? ""
    site.sender = argument("sender")?.trimmedDescription ?? "nil"
    calls.append(site)
  }

  private func site(_ kind: CallSite.Kind, _ node: some SyntaxProtocol) -> CallSite {
    CallSite(
      kind: kind, file: index, className: className, line: file.line(of: node), range: node.trimmedBytes)
  }

  private func storyboard(_ base: ExprSyntax?) -> CallSite.Storyboard {
    guard var base else { return .unknown }
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let unwrapped = base.as(ForceUnwrapExprSyntax.self) { base = unwrapped.expression }
    if let call = base.as(FunctionCallExprSyntax.self) { return Self.storyboard(call, sources) }
    let name = base.trimmedDescription
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    if let known = storyboards[bare] { return known }
    return bare == "storyboard" ? .own : .unknown
  }

  static func storyboard(_ call: FunctionCallExprSyntax, _ sources: ProjectSources) -> CallSite.Storyboard {
    guard ["UIStoryboard", "UIStoryboard.init"].contains(call.calledExpression.trimmedDescription),
      let name = call.arguments.first(where: { $0.label?.text == "name" }).flatMap({ sources.text(of: $0.expression) })
    else { return .unknown }
    return .named(name)
  }

  /// Adds the call with its cast, and with the variable that it is bound to.
  private func loaded(_ kind: CallSite.Kind, _ node: FunctionCallExprSyntax, base: ExprSyntax?) {
    var site = site(kind, node)
    site.isOptional = base?.is(OptionalChainingExprSyntax.self) ?? false
    if case .initial = kind { site.isOptional = true }
    var top = ExprSyntax(node)
    climb: while let parent = top.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == top.id {
        guard case .nib = kind, ["first", "last"].contains(access.declName.baseName.text) else { break climb }
        site.isOptional = true
        top = ExprSyntax(access)
      } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
        top = ExprSyntax(chain)
        site.isOptional = true
      } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
        top = ExprSyntax(unwrapped)
        site.isOptional = false
      } else if let part = parent.as(SubscriptCallExprSyntax.self), part.calledExpression.id == top.id {
        top = ExprSyntax(part)
      } else {
        break climb
      }
    }
    site.range = top.trimmedBytes
    if let list = top.parent?.as(ExprListSyntax.self), let position = list.firstIndex(where: { $0.id == top.id }) {
      let rest = Array(list[list.index(after: position)...])
      if rest.count >= 2, let operation = rest[0].as(UnresolvedAsExprSyntax.self),
        let type = rest[1].as(TypeExprSyntax.self)
      {
        site.cast = type.type.trimmedDescription
        site.isOptional = operation.questionOrExclamationMark?.text != "!"
        site.range = top.trimmedBytes.lowerBound..<type.trimmedBytes.upperBound
        if list.count == 3, let sequence = list.parent { bind(&site, sequence) }
        calls.append(site)
        return
      }
    }
    bind(&site, Syntax(top))
    calls.append(site)
  }

  private func bind(_ site: inout CallSite, _ value: Syntax) {
    guard site.isOptional, let binding = value.parent?.parent?.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = binding.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
      let statement = list.parent?.as(GuardStmtSyntax.self)
    else { return }
    site.guarded = (statement.trimmedBytes, name)
  }
}

/// A visitor that collects the variables of a file that contain storyboards and nibs.
private final class LoadedVariables: SyntaxVisitor {
  private let sources: ProjectSources
  var storyboards: [String: CallSite.Storyboard] = [:]
  var nibs: [String: (name: String?, call: SyntaxIdentifier, statement: Range<Int>, uses: Int)] = [:]

  init(_ sources: ProjectSources) {
    self.sources = sources
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      else { continue }
      switch call.calledExpression.trimmedDescription {
      case "UIStoryboard", "UIStoryboard.init":
        let storyboard = CallFinder.storyboard(call, sources)
        storyboards[name] = storyboards[name] == nil || storyboards[name] == storyboard ? storyboard : .unknown
      case "UINib":
        let nib = call.arguments.first.flatMap { sources.text(of: $0.expression) }
        nibs[name] = (nib, call.id, node.trimmedBytes, nibs[name] == nil ? 0 : 2)
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    nibs[node.baseName.text]?.uses += 1
    return .skipChildren
  }
}
