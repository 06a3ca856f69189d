import Foundation
import ToolSupport

/// Reads the headers that are visible to a module's Swift files, and declares their contents in Swift.
///
/// 1. ``HeaderSet`` finds the headers and the headers that they include.
/// 2. ``HeaderCompilation`` changes them so that they compile without Apple's headers.
/// 3. ``InterfaceRequest`` makes the importer in the Swift compiler print their interface.
/// 4. ``HeaderDeclarations`` adds bodies to that interface.
package struct HeaderReading {
  /// The headers that are visible to Swift, in the order of their inclusion.
  package var roots: [URL]
  /// The folders of headers that can be included, the nearest first.
  package var folders: [URL]
  /// The implementation files, for the values of constants.
  package var implementations: [URL] = []
  /// The names of classes that the project's Swift code subclasses.
  package var subclassed: Set<String> = []
  /// Whether other modules import the declarations. An app's headers may refer to Swift classes of the app, which are
  /// internal.
  package var isPublic = true
  /// The contents of the toolchain's `apple-names.tsv`.
  package var appleNames = ""
  /// The modules that can be imported here.
  package var availableModules: Set<String> = []
  /// A function that returns whether a framework is Apple's.
  package var isSystem: (String) -> Bool = { _ in true }
  /// A function that returns the other module of the project that declares the contents of a header.
  package var owner: (URL) -> String? = { _ in nil }

  package init(roots: [URL], folders: [URL]) {
    self.roots = roots
    self.folders = folders
  }

  /// The result of reading headers.
  package struct Result {
    package var declarations: HeaderDeclarations
    /// The headers that were read.
    package var headers: [URL]
    /// Diagnostics for missing included headers and omitted declarations.
    package var diagnostics: [Diagnostic]
    /// The interface that the compiler printed.
    package var interface: String
  }

  /// Returns the headers that would be read, in the order in which they are found, and whether they contain
  /// declarations.
  package func headers() -> (files: [URL], hasDeclarations: Bool) {
    let headers = HeaderSet(roots, in: HeaderIndex(folders), isSystem: isSystem, owner: owner).headers
    return (headers.map(\.source.url), headers.contains { $0.owner == nil && $0.source.hasDeclarations })
  }

  /// Reads the headers.
  ///
  /// - Parameter folder: The folder for files of the compiler's programs.
  /// - Throws: An error if the headers could not be read at all.
  package func read(with tools: HeaderTools, in folder: URL) throws -> Result {
    guard tools.areThere else {
      throw HeaderFailure(description: "clang, swift-frontend or sourcekit-lsp is missing in the compiler's folder")
    }
    let set = HeaderSet(roots, in: HeaderIndex(folders), isSystem: isSystem, owner: owner)
    let unknown = UnknownTypes(appleNames: appleNames)
    var compilation = HeaderCompilation(set, unknown: unknown, tools: tools, folder: folder)
    try compilation.run()
    let used = Set(compilation.unknown.values)
    let names = SwiftTypeNames(isClass: { unknown.isClass($0) }, isValue: { used.contains($0) })
    let interface = InterfaceTypes.rewritten(
      try InterfaceRequest(compilation: compilation).interface(), names: names.name(of:))
    let types = InterfaceReader.types(in: interface)
    let declarations = HeaderDeclarations(
      types: types, values: try values(of: compilation, types), subclassed: subclassed,
      imports: imports(of: compilation.set), isPublic: isPublic)
    let missing = compilation.set.unresolved.map { include in
      Diagnostic(
        .note, "\(include.name) does not exist; assuming that its types are classes or numbers",
        file: include.file, line: include.line)
    }
    return Result(
      declarations: declarations, headers: compilation.set.headers.map(\.source.url),
      diagnostics: compilation.warnings + missing, interface: interface)
  }

  private func imports(of set: HeaderSet) -> [String] {
    let named = set.modules.union(set.owners).union(["UIKit"])
    return named.filter { availableModules.contains($0) && $0 != "Foundation" && $0 != "ObjectiveC" }.sorted()
  }

  // MARK: - Values

  private func values(of compilation: HeaderCompilation, _ types: [DeclaredType]) throws -> DeclaredValues {
    var values = DeclaredValues()
    let files = implementations.sorted { $0.path < $1.path }.compactMap { HeaderText($0) }
    let literals = ImplementationValues(of: compilation.set.headers.map(\.source) + files)
    values.texts = literals.texts
    values.numbers = literals.numbers
    for header in compilation.set.headers {
      values.constants.enumerations.merge(Enumerations.constants(in: header.source.code.text)) { $1 }
    }
    var integers = Set(values.constants.enumerations.values.joined())
    var numbers: Set<String> = []
    for type in types where type.kind == .global {
      for member in type.members {
        guard case .variable(false, _) = member.kind, let result = member.result else { continue }
        if ["Double", "Float", "CGFloat", "TimeInterval"].contains(result) {
          numbers.insert(member.name)
        } else if !result.hasPrefix("String") {
          integers.insert(member.name)
        }
      }
    }
    let constants = try ConstantValues(integers: integers.sorted(), numbers: numbers.sorted(), of: compilation)
    values.constants.integers = constants.integers
    values.constants.numbers = constants.numbers
    return values
  }
}

/// The constants of enumerations in headers, by the enumeration's name.
enum Enumerations {
  static func constants(in code: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for match in code.matches(of: macro) { result[String(match.1)] = names(in: match.2) }
    for match in code.matches(of: plain) {
      let name = match.3.isEmpty ? match.1.map(String.init) ?? "" : String(match.3)
      let constants = names(in: match.2)
      if let tag = match.1, !tag.isEmpty { result[String(tag)] = constants }
      if !name.isEmpty { result[name] = constants }
    }
    return result
  }

  private nonisolated(unsafe) static let macro =
    /(?:NS|CF)_(?:CLOSED_ENUM|FROZEN_ENUM|ERROR_ENUM|ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)[^{;]*\{([^}]*)\}/
  private nonisolated(unsafe) static let plain = /\benum\s+(\w+)?\s*(?::\s*\w+\s*)?\{([^}]*)\}\s*(\w*)\s*;/

  private static func names(in body: Substring) -> [String] {
    var result: [String] = []
    var depth = 0
    var current = ""
    for character in body {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        result.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    result.append(current)
    return result.compactMap { text in
      let code = text.split(separator: "\n").filter { !$0.drop { $0.isWhitespace }.hasPrefix("#") }.joined(
        separator: " ")
      let name = code.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }
}
