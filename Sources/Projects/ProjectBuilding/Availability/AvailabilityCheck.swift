/// A check for declarations that are newer than the system version that the code supports.
///
/// On systems other than Apple's the compiler ignores `@available(iOS …)`: `if #available` is always true, and every
/// declaration is available.
package struct AvailabilityCheck {
  package let table: AvailabilityTable
  /// The minimum version that the app runs on.
  package let target: SystemVersion
  package let index: SourceIndex
  /// A function that demangles names and returns one answer for each, in the same order.
  package let demangle: ([String]) throws -> [String]

  package init(
    table: AvailabilityTable, target: SystemVersion, index: SourceIndex,
    demangle: @escaping ([String]) throws -> [String]
  ) {
    self.table = table
    self.target = target
    self.index = index
    self.demangle = demangle
  }

  /// A use of a declaration that the minimum version does not have.
  package struct Finding: Hashable, Sendable, Codable {
    package var line: Int
    package var column: Int
    package var name: String
    package var since: SystemVersion

    package init(line: Int, column: Int, name: String, since: SystemVersion) {
      self.line = line
      self.column = column
      self.name = name
      self.since = since
    }
  }

  /// Returns the findings in each source, in the order of their places.
  ///
  /// - Parameter sources: The texts that were compiled, each with the object file made of it.
  package func findings(in sources: [(text: () throws -> String, object: String)]) throws -> [[Finding]] {
    let uses = sources.map { source in
      (index.uses(inSourceOf: source.object) ?? []).filter { $0.usr.hasPrefix("s:") }
    }
    let names = try versions(of: Set(uses.joined().map { Declaration(usr: $0.usr, name: $0.name) }))
    return try zip(sources, uses).map { source, uses in
      var newer: [Finding] = []
      var protocols: Set<Finding> = []
      var cases: Set<Finding> = []
      for use in uses {
        guard let since = names[use.usr], since > target else { continue }
        let finding = Finding(line: use.line, column: use.column, name: use.name, since: since)
        newer.append(finding)
        // The suffixes are part of Swift's mangling.
        if use.usr.hasSuffix("P") { protocols.insert(finding) }
        if use.usr.hasSuffix("mF") { cases.insert(finding) }
      }
      guard !newer.isEmpty else { return [] }
      let scopes = AvailabilityScopes(try source.text())
      // The compiler allows a type to conform to a protocol that may be unavailable.
      newer.removeAll { protocols.contains($0) && scopes.isInherited(line: $0.line, column: $0.column) }
      // A pattern may match a case that the system does not have, since a switch has to be exhaustive.
      newer.removeAll { cases.contains($0) && scopes.isMatched(line: $0.line, column: $0.column) }
      // Xcode accepts `@MainActor` for every version, because it only concerns the compiler.
      newer.removeAll { scopes.isIsolation(line: $0.line, column: $0.column) }
      return Set(newer).filter { finding in
        (scopes.version(line: finding.line, column: finding.column) ?? target) < finding.since
      }.sorted { ($0.line, $0.column, $0.name) < ($1.line, $1.column, $1.name) }
    }
  }

  private struct Declaration: Hashable {
    var usr: String
    var name: String
  }

  private func versions(of declarations: Set<Declaration>) throws -> [String: SystemVersion] {
    guard !table.isEmpty, !declarations.isEmpty else { return [:] }
    let list = declarations.sorted { $0.usr < $1.usr }
    let demangled = try demangle(list.map { "$s" + $0.usr.dropFirst(2) })
    var result: [String: SystemVersion] = [:]
    for (declaration, text) in zip(list, demangled) {
      guard let path = DeclarationPath(demangled: text[...], name: declaration.name),
        let version = table.version(of: path)
      else { continue }
      result[declaration.usr] = version
    }
    return result
  }
}
