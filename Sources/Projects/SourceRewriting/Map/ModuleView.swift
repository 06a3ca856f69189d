import Foundation

/// A view of the module for one file. It records the queries about the module, so that a later run has the dependencies
/// of the result.
final class ModuleView {
  let map: ModuleMap
  private(set) var questions: Set<ModuleMap.Question> = []

  init(_ map: ModuleMap) {
    self.map = map
  }

  var dependencies: [String: UInt64] {
    Dictionary(uniqueKeysWithValues: questions.map { ($0.key, map.digest(of: $0)) })
  }

  // MARK: - Types

  func type(_ name: String) -> ModuleMap.TypeEntry? {
    questions.insert(.type(name))
    return map.types[name]
  }

  /// Returns the full name of the type that a name refers to within another type, or the name itself if the module does
  /// not know it.
  ///
  /// - Parameter scope: The full name of the enclosing type, or nil at the top level of a file.
  func resolve(_ name: String, in scope: String?) -> String {
    if let found = lookUp(name, in: scope) { return found }
    if name.hasPrefix("\(map.module)."), let found = lookUp(String(name.dropFirst(map.module.count + 1)), in: nil) {
      return found
    }
    return name
  }

  private func lookUp(_ name: String, in scope: String?) -> String? {
    var scope = scope
    while true {
      let candidate = scope.map { "\($0).\(name)" } ?? name
      if type(candidate)?.declaration != nil { return candidate }
      questions.insert(.alias(candidate))
      if let other = map.aliases[candidate], other != name { return resolve(other, in: scope) }
      guard let current = scope else { return nil }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
  }

  // MARK: - Classes

  /// Returns the superclass of a class of the module, of imported modules, or of Apple.
  func superclass(of name: String) -> String? {
    guard let declaration = type(name)?.declaration else { return KnownClasses.superclass(of: name) }
    guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
    // The type may be a composition: `Base & Protocol`.
    for candidate in first.components(separatedBy: " & ") {
      let resolved = resolve(candidate, in: name)
      if resolved == name { continue }
      if let found = type(resolved)?.declaration {
        if found.kind == .class { return resolved }
      } else if KnownClasses.isKnown(resolved) {
        return resolved
      } else if declaration.inherited.count == 1 || !Self.looksLikeProtocol(resolved) {
        // The module of the type is not rewritten, so guess from the name whether it is a class.
        return Self.looksLikeProtocol(resolved) ? nil : resolved
      }
    }
    return nil
  }

  private static func looksLikeProtocol(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return ["Delegate", "DataSource", "Protocol", "able", "Type", "Representable", "ing"].contains(
      where: last.hasSuffix)
      || protocols.contains(last)
  }

  private static let protocols: Set<String> = [
    "AnyObject", "Sendable", "Error", "Identifiable", "ObservableObject", "Hashable", "Equatable", "Codable",
  ]

  /// Returns a class and its superclasses, starting with the class.
  func chain(of name: String) -> [String] {
    var result = [name]
    while let next = superclass(of: result[result.count - 1]), !result.contains(next), result.count < 64 {
      result.append(next)
    }
    return result
  }

  /// Returns whether a class is another class, or derives from it.
  func isKind(_ name: String, of base: String) -> Bool { chain(of: name).contains(base) }

  // MARK: - Protocols

  /// Returns the protocols that a type conforms to according to the sources, including inherited protocols.
  func protocols(of name: String) -> Set<String> {
    var result: Set<String> = []
    for type in chain(of: name) { collectProtocols(of: type, into: &result) }
    return result
  }

  private func collectProtocols(of name: String, into result: inout Set<String>) {
    guard let entry = type(name) else { return }
    for part in entry.parts {
      for inherited in part.facts.inherited {
        for candidate in inherited.components(separatedBy: " & ") {
          let resolved = resolve(candidate, in: name)
          if let declaration = type(resolved)?.declaration, declaration.kind != .protocol { continue }
          if KnownClasses.isKnown(resolved) { continue }
          if result.insert(resolved).inserted { collectProtocols(of: resolved, into: &result) }
        }
      }
    }
  }

  /// Returns the classes that a protocol is restricted to, by its inheritance clause or its `where Self: UIView`.
  func classes(above name: String) -> [String] {
    (type(name)?.parts ?? []).flatMap(\.facts.inherited).flatMap { $0.components(separatedBy: " & ") }
      .map { resolve($0, in: name) }
      .filter { type($0)?.declaration?.kind == .class || KnownClasses.isKnown($0) }
  }

  // MARK: - Members

  /// Returns the members of a type with a base name, and the part that declares each.
  func members(_ base: String, of name: String) -> [(member: MemberFacts, part: ModuleMap.TypeEntry.Part)] {
    guard let entry = type(name) else { return [] }
    return entry.parts.flatMap { part in
      part.facts.members.filter { $0.name == base }.map { ($0, part) }
    }
  }

  func isSelectorName(_ name: String) -> Bool {
    questions.insert(.selectorName(name))
    return map.selectorNames.contains(name)
  }

  func exposed(_ base: String) -> [ModuleMap.ExposedMember] {
    questions.insert(.exposed(base))
    return map.exposed[base] ?? []
  }

  func optionals(_ base: String) -> [ModuleMap.OptionalMember] {
    questions.insert(.optional(base))
    return map.optionals[base] ?? []
  }

  func overrides(_ base: String) -> [ModuleMap.ExposedMember] {
    questions.insert(.overrides(base))
    return map.overrides[base] ?? []
  }

  /// Returns the types that inherit from or conform to a type.
  func heirs(of name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    questions.insert(.heirs(last))
    return (map.heirs[last] ?? []).filter { heir in
      type(heir)?.parts.contains { part in
        part.facts.inherited.contains { inherited in
          inherited.components(separatedBy: " & ").contains { resolve($0, in: heir) == name }
        }
      } == true
    }
  }
}
