import Foundation
import SwiftSyntax

/// A rule that replaces `#selector(…)` with a selector with the Objective-C name of the declaration.
struct SelectorRule: RewritingRule {
  let kind = RewriteKind.selectors

  var visits: [RewritingVisit] {
    [
      .atMacro("selector", Self.visit)
    ]
  }

  static func visit(_ node: MacroExpansionExprSyntax, in file: FileRewriting) {
    guard let reference = SelectorReference(node) else {
      file.remark("this #selector expression is not supported", at: node)
      return
    }
    let answer = SelectorResolution(reference, file).answer()
    var text = "Selector(\"\(answer.selector)\")"
    if let holder = answer.registeredAtUseBy {
      text = "\(holder.type).\(RegistrationRule.selectorFunction(of: holder.simpleName))(\(text))"
    }
    if let member = answer.unregistered {
      file.scopes.fileCalls.append(ConditionalCode(conditions: file.scopes.conditions, code: member))
      file.importNames()
    }
    if let remark = answer.remark { file.remark(remark, at: node) }
    file.replace(node, with: text)
    file.use(.selectors)
    file.importUIKit()
  }
}

/// Finds the declaration that a `#selector` refers to.
struct SelectorResolution {
  struct Answer {
    var selector: String
    /// The class whose members are only registered when a selector of them is created, as the expression names it.
    var registeredAtUseBy: (type: String, simpleName: String)?
    /// The registration of a method of Apple that is not registered yet.
    var unregistered: String?
    var remark: String?
  }

  private let reference: SelectorReference
  private let file: FileRewriting

  init(_ reference: SelectorReference, _ file: FileRewriting) {
    self.reference = reference
    self.file = file
  }

  func answer() -> Answer {
    if let found = inLocalType() { return found }
    let type = meantType()
    if let type {
      let chain = file.module.chain(of: type)
      for candidate in chain {
        if let found = best(file.module.members(reference.name, of: candidate).map(\.member)) {
          return answer(found, declaredBy: candidate)
        }
      }
      for `protocol` in file.module.protocols(of: type).sorted() {
        if let found = best(file.module.members(reference.name, of: `protocol`).map(\.member)) {
          return answer(found, declaredBy: `protocol`)
        }
      }
      if let known = chain.first(where: KnownClasses.isKnown) { return ofApple(known) }
    }
    // The type is unknown. If all members with the name have the same selector, use that.
    let everywhere = file.module.exposed(reference.name).filter { matches($0.member) }
    if let first = everywhere.first, Set(everywhere.map { selector(of: $0.member) }).count == 1 {
      return answer(first.member, declaredBy: first.type)
    }
    var result = Answer(selector: selector(of: KnownSelectors.method(reference)))
    if type == nil || !everywhere.isEmpty {
      result.remark = "#selector(\(reference.name)) is ambiguous; using \(result.selector)"
    }
    return result
  }

  // MARK: - Types

  /// Returns the full name of the type that contains the member, or nil if it is unknown.
  private func meantType() -> String? {
    let scope = file.scopes.name
    switch reference.base {
    case [], ["self"], ["Self"]: return scope
    case ["super"]: return scope.flatMap(file.module.superclass)
    default:
      let path = reference.base.joined(separator: ".")
      let resolved = file.module.resolve(path, in: scope)
      if file.module.type(resolved)?.declaration != nil || KnownClasses.isKnown(resolved) { return resolved }
      // The base is a property: `viewModel`, `self.viewModel`.
      guard var current = scope else { return nil }
      for name in reference.base where name != "self" {
        let found = file.module.chain(of: current).lazy
          .compactMap { owner in file.module.members(name, of: owner).first { $0.member.kind == .property }?.member }
          .first
        guard let written = found?.type else { return nil }
        let bare = written.trimmingCharacters(in: ["?", "!", "(", ")"]).replacingOccurrences(of: "any ", with: "")
        current = file.module.resolve(bare, in: current)
      }
      return current
    }
  }

  /// Returns a method of a class that is declared in a function.
  private func inLocalType() -> Answer? {
    guard reference.base.isEmpty || ["self", "Self"].contains(reference.base[0]), let scope = file.scopes.innermost,
      scope.isLocal
    else { return nil }
    let members = scope.members.members.compactMap { item -> MemberFacts? in
      item.decl.as(FunctionDeclSyntax.self).map(MemberReader.facts)
    }
    guard let found = best(members.filter { $0.name == reference.name }) else { return nil }
    return Answer(
      selector: selector(of: found), registeredAtUseBy: (type: scope.simpleName, simpleName: scope.simpleName))
  }

  // MARK: - Members

  private func matches(_ member: MemberFacts) -> Bool {
    switch reference.kind {
    case .method:
      guard member.kind == .method || member.kind == .initializer else { return false }
      return reference.labels.map { $0 == member.labels } ?? true
    case .getter, .setter: return member.kind == .property
    }
  }

  /// Returns the best match among the members of a type with the name.
  private func best(_ members: [MemberFacts]) -> MemberFacts? {
    var candidates = members.filter(matches)
    if let types = reference.castTypes {
      let sameCount = candidates.filter { $0.parameters.count == types.count }
      if !sameCount.isEmpty { candidates = sameCount }
      let same = candidates.filter { $0.parameters.map { $0.type } == types }
      if !same.isEmpty { candidates = same }
    }
    return candidates.first { $0.flags.contains(.exposed) } ?? candidates.first { !$0.flags.contains(.hidden) }
      ?? candidates.first
  }

  private func selector(of member: MemberFacts) -> String {
    reference.kind == .setter ? ObjectiveCNaming.setter(member.selector) : member.selector
  }

  private func answer(_ member: MemberFacts, declaredBy owner: String) -> Answer {
    var result = Answer(selector: selector(of: member))
    if member.objectiveCName == nil && member.flags.contains(.override) {
      // The overridden method determines the name.
      for ancestor in file.module.chain(of: owner).dropFirst() {
        let above = file.module.members(member.name, of: ancestor).map(\.member).first {
          $0.fullName == member.fullName
        }
        if let above, above.objectiveCName != nil { result.selector = selector(of: above) }
      }
    }
    if file.module.type(owner)?.declaration?.flags.contains(.generic) == true {
      let simpleName = owner.split(separator: ".").last.map(String.init) ?? owner
      let isOwnType = reference.base.isEmpty || ["self", "Self", "super"].contains(reference.base[0])
      let type = isOwnType ? file.scopes.innermost?.simpleName : reference.baseText
      result.registeredAtUseBy = (type: type ?? simpleName, simpleName: simpleName)
    }
    if member.flags.contains(.async) {
      result.remark = "asynchronous methods cannot be called through selectors: \(member.name)"
    }
    return result
  }

  /// Returns a method of one of Apple's classes. UIKit itself registers those that selectors often refer to.
  private func ofApple(_ owner: String) -> Answer {
    let member = KnownSelectors.method(reference)
    var result = Answer(selector: selector(of: member))
    guard reference.kind == .method else { return result }
    if let name = KnownSelectors.appleName(of: member.fullName) { result.selector = name }
    guard !KnownSelectors.isRegistered(result.selector) else { return result }
    let arguments = member.labels.enumerated().map { index, label in (label.isEmpty ? "" : "\(label): ") + "a[\(index)]"
    }
    result.unregistered =
      "ObjectiveCClass.function(\"\(result.selector)\", \(owner).self) "
      + "{ o, \(arguments.isEmpty ? "_" : "a") in o.\(member.name)(\(arguments.joined(separator: ", "))) }"
    return result
  }
}

extension RewriteKind {
  /// `#selector`.
  package static let selectors = RewriteKind("selectors")
}
