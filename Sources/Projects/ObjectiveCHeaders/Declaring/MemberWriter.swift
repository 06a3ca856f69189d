/// A writer for the members of a type with bodies.
struct MemberWriter {
  let type: DeclaredType
  /// The system class that the type derives from or extends.
  let base: String
  let isSubclassed: Bool
  let values: DeclaredValues

  /// Whether initializers of the superclass must be declared again, because the class has designated initializers.
  var needsRestated: Bool {
    isSubclassed
      && type.members.contains { member in
        guard !member.isRemoved, case .initializer(_, _, let isConvenience) = member.kind else { return false }
        return !isConvenience && !isInherited(member)
      }
  }

  func lines(of member: DeclaredMember) -> [String] {
    switch member.kind {
    case .function: function(member)
    case .initializer(let isFailable, let isImplicit, let isConvenience):
      initializer(member, mark: isFailable ? "?" : isImplicit ? "!" : "", isConvenience: isConvenience)
    case .variable(let isSettable, let isConstant): variable(member, isSettable: isSettable, isConstant: isConstant)
    case .subscript(let isSettable): subscripting(member, isSettable: isSettable)
    case .enumCase, .alias: [member.text]
    }
  }

  // MARK: - Functions

  private func name(_ member: DeclaredMember) -> String {
    "\"\(type.kind == .global ? "" : "\(type.name).")\(member.name.filter { $0 != "`" })\""
  }

  private func function(_ member: DeclaredMember) -> [String] {
    // Objective-C requires one of the two forms of a method with a completion handler.
    if type.kind == .protocol, member.effects.contains("async") { return [] }
    let arrow = member.result.map { " -> \($0)" } ?? ""
    let parameters = member.parameters(hasDefaults: type.kind != .protocol)
    let signature = "func \(member.name)\(member.generics)(\(parameters))\(member.effects)\(arrow)"
    if type.kind == .protocol {
      return ["@objc \(member.isOptionalRequirement ? "optional " : "")\(member.isStatic ? "static " : "")\(signature)"]
    }
    let discardable = member.result == nil ? "" : "@discardableResult "
    let action = member.isAction ? "@IBAction " : ""
    return ["\(discardable)\(action)\(access(member))\(signature) { \(body(member)) }"]
  }

  private func subscripting(_ member: DeclaredMember, isSettable: Bool) -> [String] {
    let head = "subscript(\(member.parameters())) -> \(member.result ?? "Any")"
    if type.kind == .protocol { return ["\(head) { get\(isSettable ? " set" : "") }"] }
    let setter = isSettable ? " set { ObjectiveCBody.run(\(name(member))) }" : ""
    return ["\(access(member))\(head) { get { ObjectiveCBody.result(\(name(member))) }\(setter) }"]
  }

  /// Returns the modifiers of a function or variable.
  private func access(_ member: DeclaredMember) -> String {
    let overriding = member.isOverride ? "override " : ""
    switch type.kind {
    case .class: return "\(overriding)open \(member.isStatic ? "class " : "")"
    case .extension where member.isStatic: return "\(overriding)public static "
    default: return "\(overriding)public \(member.isStatic ? "static " : member.isMutating ? "mutating " : "")"
    }
  }

  private func body(_ member: DeclaredMember) -> String {
    guard let result = member.result else { return "ObjectiveCBody.run(\(name(member)))" }
    if result.hasSuffix("!") { return "ObjectiveCBody.resultOrNil(\(name(member)))" }
    if member.isStatic, member.labels.isEmpty, !result.hasSuffix("?"), MemberWriter.literal(of: result) == nil {
      return "ObjectiveCBody.shared(\(name(member)))"
    }
    return "ObjectiveCBody.result(\(name(member)))"
  }

  // MARK: - Initializers

  private func isInherited(_ member: DeclaredMember) -> Bool {
    SystemInitializers.inherited(by: base).contains("init(\(member.labels.map { "\($0):" }.joined()))")
  }

  private func initializer(_ member: DeclaredMember, mark: String, isConvenience: Bool) -> [String] {
    if type.kind == .struct { return structInitializer(member) }
    if type.kind == .protocol { return ["init\(mark)(\(member.parameters()))"] }
    guard type.kind != .enum, !isInherited(member) else { return [] }
    let call = arguments(of: member)
    let throwing = member.effects
    if isSubclassed, !isConvenience {
      return [
        "\(member.isOverride ? "override " : "")public init\(mark)(\(member.parameters()))\(throwing) { super.init(\(call)); "
          + "ObjectiveCBody.run(\"\(type.name).init\") }"
      ]
    }
    return [
      "\(member.isOverride ? "override " : "")public convenience init\(mark)(\(member.parameters()))\(throwing) "
        + "{ self.init(\(call)); ObjectiveCBody.run(\"\(type.name).init\") }"
    ]
  }

  /// Returns the arguments for the system class. Arguments of the initializer with the same names are passed on.
  private func arguments(of member: DeclaredMember) -> String {
    let plain = SystemInitializers.arguments(of: base)
    guard plain.hasPrefix("frame: .zero"),
      let index = member.labels.indices.first(where: {
        member.labels[$0] == "frame" && member.parameterTypes[$0] == "CGRect"
      })
    else { return plain }
    return plain.replacing("frame: .zero", with: "frame: \(member.parameterNames[index])")
  }

  private func structInitializer(_ member: DeclaredMember) -> [String] {
    if member.labels.isEmpty { return ["public init() {}"] }
    if member.labels == ["rawValue"] || (member.labels == ["_"] && member.parameterNames == ["rawValue"]) {
      return ["public init(\(member.parameters())) { self.rawValue = rawValue }"]
    }
    let fields = Set(type.members.map(\.name))
    guard member.parameterNames.allSatisfy({ fields.contains($0) }) else {
      return ["public init(\(member.parameters())) { self.init() }"]
    }
    let body = member.parameterNames.map { "self.\($0) = \($0)" }.joined(separator: "; ")
    return ["public init(\(member.parameters())) { \(body) }"]
  }

  // MARK: - Variables

  private func variable(_ member: DeclaredMember, isSettable: Bool, isConstant: Bool) -> [String] {
    let result = member.result ?? "Any"
    switch type.kind {
    case .protocol:
      return [
        "@objc \(member.isOptionalRequirement ? "optional " : "")\(member.isStatic ? "static " : "")var \(member.name): "
          + "\(result) { get\(isSettable ? " set" : "") }"
      ]
    case .struct, .enum: return [valueMember(member, result, isSettable: isSettable)]
    case .extension:
      if member.isStatic, isConstant || !isSettable {
        if result == type.name || result.hasSuffix(".Name") || result.hasSuffix(".Key") {
          let text = values.text(of: member.name, in: type.name)
          return ["public static let \(member.name): \(result) = \(result)(rawValue: \(text))"]
        }
      }
      return [computed(member, result, isSettable: isSettable)]
    case .class:
      if member.isStatic || member.isOverride { return [computed(member, result, isSettable: isSettable)] }
      return stored(member, result, isSettable: isSettable)
    case .global: return []
    }
  }

  private func computed(_ member: DeclaredMember, _ result: String, isSettable: Bool) -> String {
    let setter = isSettable ? " set { ObjectiveCBody.run(\(name(member))) }" : ""
    return "\(access(member))var \(member.name): \(result) { get { \(body(member)) }\(setter) }"
  }

  /// Returns a stored property of a class.
  private func stored(_ member: DeclaredMember, _ result: String, isSettable: Bool) -> [String] {
    let isImplicit = result.hasSuffix("!")
    let isOptional = result.hasSuffix("?")
    if member.isOutlet {
      let optional = isImplicit || isOptional ? result : result.hasPrefix("[") ? "\(result)" : "\(result)!"
      return [
        "@IBOutlet \(member.isWeak ? "weak " : "")open var \(member.name): \(optional)"
          + (result.hasPrefix("[") ? " = []" : "")
      ]
    }
    if member.isWeak, isImplicit || isOptional { return ["weak open var \(member.name): \(result)"] }
    let plain = isImplicit ? String(result.dropLast()) : result
    if !isSettable {
      if isOptional { return ["open var \(member.name): \(result) { \(body(member)) }"] }
      if MemberWriter.literal(of: plain) != nil { return ["open var \(member.name): \(result) { \(body(member)) }"] }
    } else if isOptional {
      return ["open var \(member.name): \(result)"]
    } else if let literal = MemberWriter.literal(of: plain) {
      return ["open var \(member.name): \(result) = \(literal)"]
    }
    let storage = "viewcode_\(member.name.filter { $0 != "`" })"
    let make = isImplicit ? "ObjectiveCBody.resultOrNil(\(name(member)))" : "ObjectiveCBody.result(\(name(member)))"
    let kept = plain.hasPrefix("any ") || plain.contains("->") ? "(\(plain))?" : "\(plain)?"
    return [
      "private var \(storage): \(kept)",
      "open var \(member.name): \(result) {",
      "  get {",
      "    if let known = \(storage) { return known }",
      "    let made: \(isImplicit ? kept : plain) = \(make)",
      "    \(storage) = made",
      "    return made",
      "  }",
    ] + (isSettable ? ["  set { \(storage) = newValue }"] : []) + ["}"]
  }

  private func valueMember(_ member: DeclaredMember, _ result: String, isSettable: Bool) -> String {
    let isConstant = !isSettable && member.isStatic
    if isConstant, result == type.name || result == "Self", let value = values.integer(of: member.name, in: type.name) {
      let raw = type.members.first { $0.labels == ["rawValue"] }?.parameterTypes.first ?? ""
      let literal = value < 0 && raw.hasPrefix("UInt") ? "\(raw)(bitPattern: \(value))" : "\(value)"
      return type.kind == .enum
        ? "public static var \(member.name): \(result) { \(type.name)(rawValue: \(literal))! }"
        : "public static var \(member.name): \(result) { \(type.name)(rawValue: \(literal)) }"
    }
    if member.isStatic { return computed(member, result, isSettable: isSettable) }
    if !isSettable { return "public var \(member.name): \(result) { ObjectiveCBody.result(\(name(member))) }" }
    if member.name == "rawValue" { return "public var rawValue: \(result)" }
    return "public var \(member.name): \(result) = \(MemberWriter.literal(of: result) ?? "ObjectiveCBody.zeroed()")"
  }

  // MARK: - Globals

  func global(_ member: DeclaredMember) -> [String] {
    switch member.kind {
    case .function:
      let arrow = member.result.map { " -> \($0)" } ?? ""
      let body = member.result == nil ? "ObjectiveCBody.run(\(name(member)))" : self.body(member)
      return [
        "\(member.result == nil ? "" : "@discardableResult ")public func \(member.name)\(member.generics)"
          + "(\(member.parameters()))\(member.effects)\(arrow) { \(body) }"
      ]
    case .variable(let isSettable, _):
      let result = member.result ?? "Any"
      if isSettable {
        return [
          "nonisolated(unsafe) public var \(member.name): \(result) = \(MemberWriter.literal(of: result) ?? "ObjectiveCBody.result(\(name(member)))")"
        ]
      }
      return ["public var \(member.name): \(result) { \(constant(member.name, result)) }"]
    case .alias: return [member.text]
    case .initializer, .enumCase, .subscript: return []
    }
  }

  private func constant(_ name: String, _ result: String) -> String {
    let plain = result.hasSuffix("!") ? String(result.dropLast()) : result
    if plain == "String" || plain == "String?" { return values.texts[name] ?? "\"\(name)\"" }
    if let number = values.constants.numbers[name], ["Double", "Float", "CGFloat", "TimeInterval"].contains(plain) {
      return number.isFinite ? "\(number)" : "\(plain).infinity"
    }
    if let integer = values.constants.integers[name] {
      if MemberWriter.integers.contains(plain) { return "\(integer)" }
      if plain == "Bool" { return integer == 0 ? "false" : "true" }
      if plain.first?.isUppercase == true, !["Double", "Float", "CGFloat", "TimeInterval"].contains(plain) {
        return "\(plain)(rawValue: \(integer))"
      }
    }
    if let number = values.numbers[name],
      MemberWriter.integers.contains(plain) || MemberWriter.literal(of: plain) == "0"
    {
      return number
    }
    return MemberWriter.literal(of: result) ?? "ObjectiveCBody.result(\"\(name)\")"
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Returns the simplest value of a type that has a literal.
  static func literal(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if integers.contains(type) || ["Double", "Float", "CGFloat", "TimeInterval"].contains(type) { return "0" }
    if type == "Bool" || type == "ObjCBool" { return "false" }
    if type == "String" { return "\"\"" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    if ["CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "UIOffset"].contains(type) { return ".zero" }
    return nil
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type.dropFirst().dropLast() {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}
