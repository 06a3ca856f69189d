/// The text of a member that calls another with the same arguments.
struct Forwarding {
  private let member: MemberFacts
  let access: Access

  /// Creates the text, or returns nil for a variadic member, which can't pass on its arguments.
  init?(_ member: MemberFacts, in part: TypeFacts) {
    guard !member.parameters.contains(where: \.isVariadic), member.kind == .method || member.type != nil else {
      return nil
    }
    self.member = member
    access = member.access == .internal ? max(part.access, .internal) : member.access
  }

  /// Returns a declaration that calls another member.
  ///
  /// - Parameters:
  ///   - name: The name of the called member.
  ///   - others: Alternative members with conditions. The first one whose condition is true is called instead.
  func declaration(
    calling name: String, isOverride: Bool, others: [(condition: String, call: String)] = []
  ) -> String {
    var head = access == .internal ? "" : "\(access == .open && !others.isEmpty ? .public : access) "
    if isOverride { head += "override " }
    if member.flags.contains(.ofType) { head += "class " }
    if member.kind == .property, !member.flags.isDisjoint(with: [.willSet, .didSet]) {
      let observers =
        (member.flags.contains(.willSet) ? "willSet { \(name)_willSet(newValue) } " : "")
        + (member.flags.contains(.didSet) ? "didSet { \(name)_didSet(oldValue) } " : "")
      return "\(head)var `\(member.name)`: \(member.type ?? "") { \(observers)}"
    }
    if member.kind == .property {
      let type = member.type ?? ""
      let asked = others.map { "if \($0.condition) { return \($0.call) }; " }.joined()
      let getter = others.isEmpty ? name : "\(asked)return \(name)"
      guard member.flags.contains(.settable) else { return "\(head)var `\(member.name)`: \(type) { \(getter) }" }
      let told = others.map { "if \($0.condition) { \($0.call) = newValue } else " }.joined()
      let setter = others.isEmpty ? "\(name) = newValue" : "\(told){ \(name) = newValue }"
      return "\(head)var `\(member.name)`: \(type) { get { \(getter) } set { \(setter) } }"
    }
    if member.flags.contains(.discardable) { head = "@discardableResult " + head }
    let call = "\(effectsOfCall)\(name)(\(arguments))"
    let asked = others.map { "if \($0.condition) { return \(effectsOfCall)\($0.call)(\(arguments)) }; " }.joined()
    let body = others.isEmpty ? call : "\(asked)return \(call)"
    return "\(head)func `\(member.name)`\(signature(withDefaults: true)) { \(body) }"
  }

  /// Returns the member as a protocol requirement with another name.
  func requirement(named name: String) -> String {
    if member.kind == .property {
      return "var \(name): \(member.type ?? "") { get\(member.flags.contains(.settable) ? " set" : "") }"
    }
    return (member.flags.contains(.discardable) ? "@discardableResult " : "")
      + "func \(name)\(signature(withDefaults: false))"
  }

  private func signature(withDefaults: Bool) -> String {
    let parameters = member.parameters.enumerated().map { index, parameter in
      let name = parameterName(index)
      let label = parameter.label.isEmpty ? "_ " : parameter.label == name ? "" : "\(parameter.label) "
      let value = withDefaults ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
      return "\(label)\(name): \(parameter.type)\(value)"
    }
    var result = "\(member.generics?.parameters ?? "")(\(parameters.joined(separator: ", ")))"
    if member.flags.contains(.async) { result += " async" }
    if member.flags.contains(.throws) { result += " throws" }
    if let type = member.type { result += " -> \(type)" }
    if let requirements = member.generics?.requirements { result += " \(requirements)" }
    return result
  }

  private func parameterName(_ index: Int) -> String {
    let name = member.parameters[index].name
    return name == "_" ? "argument\(index)" : name
  }

  private var effectsOfCall: String {
    (member.flags.contains(.throws) ? "try " : "") + (member.flags.contains(.async) ? "await " : "")
  }

  private var arguments: String {
    member.parameters.enumerated().map { index, parameter in
      let name = parameterName(index)
      let value =
        parameter.type.hasPrefix("inout ") ? "&\(name)" : parameter.type.contains("@autoclosure") ? "\(name)()" : name
      return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
    }
    .joined(separator: ", ")
  }
}
