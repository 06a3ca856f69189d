import Foundation
import ToolSupport

/// The declarations of a module's headers as Swift source, with bodies that report missing code.
package struct HeaderDeclarations {
  var types: [DeclaredType]
  let values: DeclaredValues
  /// The names of classes that the project's Swift code subclasses.
  let subclassed: Set<String>
  /// The modules that the source imports.
  package let imports: [String]
  /// Whether the declarations are visible in other modules.
  var isPublic = true

  /// A line of the source, with its type and member.
  struct Line {
    var text: String
    var type: Int?
    var member: Int?
  }

  /// The source text.
  package var text: String { text(importing: imports) }

  /// Returns the source text with other imports, with the same lines as ``text``.
  package func text(importing imports: [String]) -> String {
    let wanted = Set(imports)
    return lines.enumerated().map { number, line in
      (2..<2 + self.imports.count).contains(number) && !wanted.contains(self.imports[number - 2]) ? "" : line.text
    }.joined(separator: "\n") + "\n"
  }

  /// The number of types, functions and constants.
  package var count: Int { types.filter { !$0.isRemoved }.count }

  /// The names of the types.
  package var names: Set<String> { Set(types.filter { $0.kind != .extension && $0.kind != .global }.map(\.name)) }

  var lines: [Line] {
    var lines = (["import Foundation", "import StubSupport"] + imports.map { "import \($0)" }).map { Line(text: $0) }
    for (index, type) in types.enumerated() where !type.isRemoved { lines += self.lines(of: type, index) }
    guard !isPublic else { return lines }
    return lines.map { line in
      var line = line
      line.text = HeaderDeclarations.withoutAccess(line.text)
      return line
    }
  }

  /// Returns a line whose declarations are internal.
  static func withoutAccess(_ line: String) -> String { line.replacing(access) { String($0.1) } }

  private nonisolated(unsafe) static let access =
    /(^|[ {])(?:public|open) (?=(?:class|static|func|var|let|init|convenience|required|override|struct|enum|typealias|protocol|subscript|mutating)\b)/

  // MARK: - Types

  private func lines(of type: DeclaredType, _ index: Int) -> [Line] {
    let writer = MemberWriter(type: type, base: base(of: type), isSubclassed: isSubclassed(type), values: values)
    var lines: [Line] = []
    func add(_ texts: [String], member: Int? = nil) {
      lines += texts.map { Line(text: $0, type: index, member: member) }
    }
    if type.kind == .global {
      for (number, member) in type.members.enumerated() where !member.isRemoved {
        add(writer.global(member), member: number)
      }
      return lines
    }
    add([header(of: type)])
    for (number, member) in type.members.enumerated() where !member.isRemoved {
      add(writer.lines(of: member).map { "  \($0)" }, member: number)
    }
    let added = type.added.flatMap { $0.split(separator: "\n").map(String.init) }
    add((additions(to: type, writer) + added).map { "  \($0)" })
    add(["}"])
    return lines
  }

  private func header(of type: DeclaredType) -> String {
    var inherited = type.inherited
    let keyword: String
    switch type.kind {
    case .class:
      keyword = "open class"
      if !isDeclared(type.inherited.first) { inherited.append("PlainMissing") }
    case .protocol:
      keyword = "@objc public protocol"
      if !inherited.contains(where: { $0 == "NSObjectProtocol" || $0 == "AnyObject" }) {
        inherited.insert("AnyObject", at: 0)
      }
    case .struct, .enum:
      keyword = "public \(type.kind.rawValue)"
      if !inherited.contains("OptionSet"), type.generics.isEmpty { inherited.append("PlainMissing") }
    case .extension, .global: keyword = "extension"
    }
    let list = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    return "\(keyword) \(type.name)\(type.generics)\(list)\(type.whereClause) {"
  }

  /// Returns corrections for details that the printed interface lacks, or that depend on the Objective-C runtime.
  private func additions(to type: DeclaredType, _ writer: MemberWriter) -> [String] {
    switch type.kind {
    case .class:
      let base = base(of: type)
      let make = "\(type.name)(\(SystemInitializers.arguments(of: base)))"
      let body = SystemInitializers.isOnMainActor(base) ? "ObjectiveCBody.onMain { \(make) }" : make
      let override = isDeclared(type.inherited.first) ? "override " : ""
      var lines = ["nonisolated \(override)open class func plainMissing() -> Any { \(body) }"]
      if writer.needsRestated { lines = SystemInitializers.restated(of: base) + lines }
      return lines
    case .struct:
      var lines: [String] = []
      if let raw = type.members.first(where: { $0.labels == ["rawValue"] })?.parameterTypes.first,
        !type.members.contains(where: { $0.name == "rawValue" })
      {
        lines.append("public var rawValue: \(raw)")
        if !type.inherited.contains("OptionSet") {
          lines.append("public static func plainMissing() -> Any { \(type.name)(rawValue: ObjectiveCBody.plain()) }")
        }
      } else if type.members.contains(where: { $0.labels == ["rawValue"] }) {
        lines.append("public static func plainMissing() -> Any { \(type.name)(rawValue: ObjectiveCBody.plain()) }")
      } else {
        lines.append("public static func plainMissing() -> Any { \(type.name)() }")
      }
      return lines
    case .enum:
      guard let first = type.members.first(where: { if case .enumCase = $0.kind { true } else { false } }) else {
        return []
      }
      return ["public static func plainMissing() -> Any { \(type.name).\(first.name) }"]
    case .protocol, .extension, .global: return []
    }
  }

  /// Returns whether the headers declare a class.
  private func isDeclared(_ name: String?) -> Bool {
    guard let name else { return false }
    let plain = name.prefix { $0 != "<" }
    return types.contains { $0.kind == .class && $0.name == plain && !$0.isRemoved }
  }

  /// Returns whether a superclass in the headers has a member.
  private func isInherited(_ signature: String, by type: DeclaredType) -> Bool {
    var name = type.inherited.first ?? ""
    for _ in 0..<32 {
      let plain = name.prefix { $0 != "<" }
      guard let next = types.first(where: { $0.kind == .class && $0.name == plain && !$0.isRemoved }) else {
        return false
      }
      if next.members.contains(where: { $0.signature == signature && !$0.isRemoved }) { return true }
      name = next.inherited.first ?? ""
    }
    return false
  }

  /// Returns the system class that a class, or the class of an extension, derives from.
  private func base(of type: DeclaredType) -> String {
    if type.kind == .extension { return type.name }
    var name = type.inherited.first ?? "NSObject"
    for _ in 0..<32 {
      let plain = String(name.prefix { $0 != "<" })
      guard let next = types.first(where: { $0.kind == .class && $0.name == plain && !$0.isRemoved }) else {
        return plain
      }
      name = next.inherited.first ?? "NSObject"
    }
    return "NSObject"
  }

  /// Returns whether classes of the project call the initializers of a class with `super`.
  private func isSubclassed(_ type: DeclaredType) -> Bool { type.kind == .class && subclassed.contains(type.name) }

  // MARK: - Repair

  /// Changes declarations that the compiler rejects, because they do not fit the library here.
  ///
  /// - Parameter messages: The compiler's messages about ``text``.
  /// - Returns: Whether any declaration was changed.
  package mutating func repair(_ messages: [Diagnostic], path: String) -> Bool {
    let lines = lines
    let hadAdded = Set(types.indices.filter { !types[$0].added.isEmpty })
    var isChanged = false
    for (number, message) in messages.enumerated() where message.isError && message.path == path {
      guard let line = message.line, line >= 1, line <= lines.count, let type = lines[line - 1].type else { continue }
      let notes = messages[(number + 1)...].prefix { $0.severity == .note }
      if let member = lines[line - 1].member {
        isChanged = repair(member, of: type, message.text) || isChanged
      } else {
        isChanged =
          repairHeader(
            of: type, message.text, notes: Array(notes), isChanged: isChanged, hadAdded: hadAdded.contains(type))
          || isChanged
      }
    }
    return isChanged
  }

  /// The omitted declarations, with the compiler's reasons.
  package private(set) var leftOut: [String] = []

  private mutating func repair(_ member: Int, of type: Int, _ text: String) -> Bool {
    guard !types[type].members[member].isRemoved else { return false }
    // The method of the system class stays as it is. The header only declares that the subclass overrides it.
    if text.contains("requires an 'override' keyword"), !types[type].members[member].isOverride,
      isInherited(types[type].members[member].signature, by: types[type])
    {
      types[type].members[member].isOverride = true
    } else {
      types[type].members[member].isRemoved = true
      leftOut.append("\(types[type].name).\(types[type].members[member].signature): \(text)")
    }
    return true
  }

  private mutating func repairHeader(
    of type: Int, _ text: String, notes: [Diagnostic], isChanged isOtherChanged: Bool, hadAdded: Bool
  ) -> Bool {
    guard !types[type].isRemoved else { return false }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if text.contains("does not conform to protocol"), parts.count > 3 {
      // The implementation contains members that the header does not declare.
      let requirements = notes.compactMap { Requirement($0.text) }
      // A note that concerns two classes is only written once. The other class follows in the next compilation.
      if requirements.isEmpty, isOtherChanged { return false }
      var isChanged = false
      for requirement in requirements where types[type].kind == .class {
        let code = self.code(for: requirement, in: types[type])
        if !types[type].added.contains(code),
          !types[type].members.contains(where: { $0.signature == requirement.signature })
        {
          types[type].added.append(code)
          isChanged = true
        }
      }
      if isChanged, types[type].added.count <= Self.maxAdded { return true }
      types[type].added = []
      return removeInherited(parts[3], of: type)
    }
    if text.hasPrefix("cannot find type"), parts.count > 1, removeInherited(parts[1], of: type) { return true }
    if text.contains("initializer 'init(coder:)' must be provided"), types[type].kind == .class {
      let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
      if !types[type].added.contains(coder) {
        types[type].added.append(coder)
        return true
      }
    }
    if let name = types[type].inherited.first(where: { text.contains("'\($0)'") }), types[type].kind == .class,
      name != types[type].inherited.first, removeInherited(name, of: type)
    {
      return true
    }
    if hadAdded {
      types[type].added = []
      return true
    }
    types[type].isRemoved = true
    leftOut.append("\(types[type].name): \(text)")
    return true
  }

  private static let maxAdded = 60

  /// Returns a class's member that meets a requirement.
  ///
  /// A protocol of the headers declares its requirements exactly. The compiler's note does not: it contains `?` instead
  /// of `!`, and a member of such a type does not meet an implicitly unwrapped requirement.
  private func code(for requirement: Requirement, in type: DeclaredType) -> String {
    for other in types where other.kind == .protocol && !other.isRemoved {
      guard let member = other.members.first(where: { $0.signature == requirement.signature && !$0.isRemoved }) else {
        continue
      }
      let writer = MemberWriter(type: type, base: base(of: type), isSubclassed: isSubclassed(type), values: values)
      return writer.lines(of: member).joined(separator: "\n")
    }
    return requirement.code
  }

  private mutating func removeInherited(_ name: String, of type: Int) -> Bool {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    guard
      let index = types[type].inherited.firstIndex(where: { $0 == name || $0 == plain || $0.hasPrefix("\(plain)<") })
    else { return false }
    leftOut.append("\(types[type].name): \(types[type].inherited[index])")
    // A missing class is replaced with the root class.
    if index == 0, types[type].kind == .class {
      types[type].inherited[0] = "NSObject"
    } else {
      types[type].inherited.remove(at: index)
    }
    return true
  }

  /// The requirement of a protocol that a note contains.
  private struct Requirement {
    let code: String
    let signature: String

    init?(_ text: String) {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      guard text.hasPrefix("protocol requires"), parts.count > 3 else { return nil }
      let (name, type) = (parts[1], parts[3])
      if text.hasPrefix("protocol requires property") {
        code = "public var \(name): \(type) { get { ObjectiveCBody.result(\"\(name)\") } set {} }"
        signature = name
        return
      }
      guard text.hasPrefix("protocol requires function"), let arrow = type.range(of: " -> ", options: .backwards),
        let open = name.firstIndex(of: "(")
      else { return nil }
      let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
      let list = type[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
      guard list.hasPrefix("("), list.hasSuffix(")") else { return nil }
      let types = Requirement.elements(of: String(list.dropFirst().dropLast()))
      guard types.count == labels.count else { return nil }
      let parameters = zip(labels, types).enumerated().map { "\($1.0) argument\($0): \($1.1)" }.joined(separator: ", ")
      let result = type[arrow.upperBound...]
      let givesNothing = result == "()" || result == "Void"
      let head = "public func \(name[..<open])(\(parameters))"
      code =
        givesNothing
        ? "\(head) { ObjectiveCBody.run(\"\(name)\") }"
        : "@discardableResult \(head) -> \(result) { ObjectiveCBody.result(\"\(name)\") }"
      signature = "\(name[..<open])(\(labels.map { "\($0):" }.joined()))"
    }

    /// Returns the elements of a list of types, which may contain nested lists.
    private static func elements(of text: String) -> [String] {
      var result: [String] = []
      var current = ""
      var depth = 0
      var previous: Character = " "
      for character in text {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
        if character == ",", depth == 0 {
          result.append(current.trimmingCharacters(in: .whitespaces))
          current = ""
        } else {
          current.append(character)
        }
        previous = character
      }
      if !current.isEmpty { result.append(current.trimmingCharacters(in: .whitespaces)) }
      return result
    }
  }
}
