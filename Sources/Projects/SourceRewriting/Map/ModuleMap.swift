import Foundation
import Synchronization
import ToolSupport

/// The types of a module and of the rewritten modules that it imports, combined from their files.
final class ModuleMap: Sendable {
  /// A type with all its extensions.
  struct TypeEntry: Sendable {
    var name: String
    /// The declaration, or nil for a type of another module that the module extends.
    var declaration: TypeFacts?
    /// The declaration and the extensions, in the order of the files' paths.
    var parts: [Part]
    /// Whether the module itself declares the type.
    var isOwn: Bool

    struct Part: Sendable {
      var facts: TypeFacts
      var file: String
    }
  }

  let module: String
  let types: [String: TypeEntry]
  let aliases: [String: String]
  /// The base names that `#selector` refers to anywhere in the module.
  let selectorNames: Set<String>
  /// The exposed members of classes and protocols by their base names, for references with an unknown type.
  let exposed: [String: [ExposedMember]]
  /// The selectors of the optional members of protocols, by their base names.
  let optionals: [String: [OptionalMember]]
  /// The overriding members, by their base names.
  let overrides: [String: [ExposedMember]]
  /// The types that inherit from or conform to a type, by the last component of that type's name.
  let heirs: [String: [String]]

  struct ExposedMember: Sendable, Hashable {
    var type: String
    var member: MemberFacts
  }

  struct OptionalMember: Sendable, Hashable {
    var `protocol`: String
    var member: MemberFacts
  }

  init(module: String, files: [(path: String, facts: FileFacts)], imported: [ModuleFacts]) {
    self.module = module
    var types: [String: TypeEntry] = [:]
    var aliases: [String: String] = [:]
    var selectorNames: Set<String> = []

    typealias Source = (path: String, facts: FileFacts, isOwn: Bool)
    var sources: [Source] = []
    for other in imported.sorted(by: { $0.module < $1.module }) {
      for (path, record) in other.files.sorted(by: { $0.key < $1.key }) { sources.append((path, record.facts, false)) }
    }
    for file in files.sorted(by: { $0.path < $1.path }) { sources.append((file.path, file.facts, true)) }

    for source in sources {
      aliases.merge(source.facts.aliases) { _, new in new }
      if source.isOwn { selectorNames.formUnion(source.facts.selectorNames) }
      for facts in source.facts.types where facts.kind != .extension {
        if !source.isOwn && facts.access < .public { continue }
        var entry = types[facts.name] ?? TypeEntry(name: facts.name, declaration: nil, parts: [], isOwn: false)
        // A type of the module shadows an imported type of the same name. Among types in several branches of `#if`, the
        // first is used.
        if source.isOwn && !entry.isOwn { entry.parts = [] }
        if entry.declaration == nil || (source.isOwn && !entry.isOwn) { entry.declaration = facts }
        entry.isOwn = source.isOwn
        entry.parts.append(.init(facts: facts, file: source.path))
        types[facts.name] = entry
      }
    }
    for source in sources {
      for facts in source.facts.types where facts.kind == .extension {
        let name = Self.resolve(facts.name, types: types, aliases: aliases, module: module)
        var entry = types[name] ?? TypeEntry(name: name, declaration: nil, parts: [], isOwn: false)
        // An imported module extends its own type, even if this module compiles the same files.
        if entry.isOwn && !source.isOwn { continue }
        entry.parts.append(.init(facts: facts, file: source.path))
        types[name] = entry
      }
    }
    self.types = types
    self.aliases = aliases
    self.selectorNames = selectorNames

    var exposed: [String: [ExposedMember]] = [:]
    var optionals: [String: [OptionalMember]] = [:]
    var heirs: [String: [String]] = [:]
    var overrides: [String: [ExposedMember]] = [:]
    for (name, entry) in types.sorted(by: { $0.key < $1.key }) {
      for part in entry.parts {
        for heir in part.facts.inherited {
          heirs[heir.split(separator: ".").last.map(String.init) ?? heir, default: []].append(name)
        }
        let isProtocol = part.facts.kind == .protocol
        for member in part.facts.members {
          if member.flags.contains(.exposed) || part.facts.flags.contains(.exposesMembers)
            || (isProtocol && part.facts.flags.contains(.objectiveC))
          {
            exposed[member.name, default: []].append(ExposedMember(type: name, member: member))
          }
          if member.flags.contains(.override) {
            overrides[member.name, default: []].append(ExposedMember(type: name, member: member))
          }
          if isProtocol && member.flags.contains(.optional) {
            optionals[member.name, default: []].append(OptionalMember(protocol: name, member: member))
          }
        }
      }
    }
    self.exposed = exposed
    self.optionals = optionals
    self.heirs = heirs
    self.overrides = overrides
  }

  /// Returns the type that a name at the top level of a file refers to. Aliases are resolved, and the module's own name
  /// is removed.
  private static func resolve(
    _ name: String, types: [String: TypeEntry], aliases: [String: String], module: String
  ) -> String {
    var name = name
    if name.hasPrefix("\(module)."), types[name] == nil { name.removeFirst(module.count + 1) }
    for _ in 0..<8 {
      if types[name]?.declaration != nil { return name }
      guard let other = aliases[name] else { return name }
      name = other
    }
    return name
  }

  // MARK: - Digests

  private let digests = Mutex<[Question: UInt64]>([:])

  /// Returns a digest of the answer to a question.
  func digest(of question: Question) -> UInt64 {
    if let known = digests.withLock({ $0[question] }) { return known }
    let digest = makeDigest(of: question)
    digests.withLock { $0[question] = digest }
    return digest
  }

  private func makeDigest(of question: Question) -> UInt64 {
    var hash = StableHash()
    switch question {
    case .type(let name):
      guard let entry = types[name] else { return aliases[name].map { StableHash.of("alias \($0)") } ?? 0 }
      hash.combine(entry.isOwn ? 1 : 0)
      for part in entry.parts { part.facts.combine(into: &hash) }
    case .alias(let name): return aliases[name].map(StableHash.of) ?? 0
    case .selectorName(let name): return selectorNames.contains(name) ? 1 : 0
    case .exposed(let name):
      for entry in exposed[name] ?? [] {
        hash.combine(entry.type)
        entry.member.combine(into: &hash)
      }
    case .optional(let name):
      for entry in optionals[name] ?? [] {
        hash.combine(entry.protocol)
        entry.member.combine(into: &hash)
      }
    case .overrides(let name):
      for entry in overrides[name] ?? [] {
        hash.combine(entry.type)
        entry.member.combine(into: &hash)
      }
    case .heirs(let name): for heir in heirs[name] ?? [] { hash.combine(heir) }
    }
    return hash.value
  }

  /// A question about the module that rewriting a file asks.
  enum Question: Hashable, Sendable {
    case type(String)
    case alias(String)
    case selectorName(String)
    case exposed(String)
    case optional(String)
    case heirs(String)
    case overrides(String)

    var key: String {
      switch self {
      case .type(let name): "type \(name)"
      case .alias(let name): "alias \(name)"
      case .selectorName(let name): "selector \(name)"
      case .exposed(let name): "exposed \(name)"
      case .optional(let name): "optional \(name)"
      case .heirs(let name): "heirs \(name)"
      case .overrides(let name): "overrides \(name)"
      }
    }

    init?(key: String) {
      guard let space = key.firstIndex(of: " ") else { return nil }
      let name = String(key[key.index(after: space)...])
      switch key[..<space] {
      case "type": self = .type(name)
      case "alias": self = .alias(name)
      case "selector": self = .selectorName(name)
      case "exposed": self = .exposed(name)
      case "optional": self = .optional(name)
      case "heirs": self = .heirs(name)
      case "overrides": self = .overrides(name)
      default: return nil
      }
    }
  }
}
