import Foundation
import Projects
import ToolSupport

/// Changes a module's headers so that the compiler reads them without errors.
///
/// Unknown names are declared. Remaining invalid declarations are blanked, each with a warning at its place, and bodies
/// of inline functions that do not compile are replaced. In this way one header never affects the others.
struct HeaderCompilation {
  let tools: HeaderTools
  let folder: URL
  private(set) var set: HeaderSet
  private(set) var unknown: UnknownTypes
  private(set) var warnings: [Diagnostic] = []
  /// The maximum number of compilations.
  private static let maxRounds = 12

  init(_ set: HeaderSet, unknown: UnknownTypes, tools: HeaderTools, folder: URL) {
    self.set = set
    self.unknown = unknown
    self.tools = tools
    self.folder = folder
  }

  var system: URL { folder.appending(path: "system") }
  var own: URL { folder.appending(path: "own") }
  var modules: URL { folder.appending(path: "modules") }

  /// Writes the headers, and changes them until they compile.
  ///
  /// - Throws: ``HeaderFailure`` if they do not compile after all changes.
  mutating func run() throws {
    declareForwardDeclared()
    try prepareFolders()
    for round in 0..<HeaderCompilation.maxRounds {
      try writeHeaders()
      let run = try tools.run(
        [tools.clang, "-fsyntax-only", "-ferror-limit=0", "-fno-caret-diagnostics"] + HeaderCompilation.flags(self)
          + [own.appending(path: "umbrella.h").path(percentEncoded: false)], in: folder)
      let errors = HeaderCompilation.errors(in: run.output)
      if errors.isEmpty {
        if run.succeeded { return }
        throw HeaderFailure(description: "clang failed on the headers: \(run.output.prefix(500))")
      }
      let declared = declareUnknown(errors)
      // Other errors may result from missing names.
      if declared, round < HeaderCompilation.maxRounds - 4 { continue }
      guard blank(errors) else { throw HeaderFailure(description: "the headers do not compile: \(errors[0].text)") }
    }
    throw HeaderFailure(description: "the headers do not compile after \(HeaderCompilation.maxRounds) changes")
  }

  /// Returns the flags for all of the compiler's programs.
  static func flags(_ compilation: HeaderCompilation) -> [String] {
    language + [
      "-I", compilation.own.path(percentEncoded: false), "-I", compilation.system.path(percentEncoded: false),
    ]
  }

  /// The flags for the language, which apply to the compiler and to its importer.
  static let language: [String] =
    ["-x", "objective-c", "-std=gnu11", "-fblocks", "-w", "-Wno-error=implicit-function-declaration"] + common

  static let common: [String] = ["-fobjc-runtime=ios-15"] + SystemHeader.definitions.map { "-D\($0)" }

  private func prepareFolders() throws {
    for place in [own, modules, system.appending(path: "Foundation"), system.appending(path: "ObjectiveC")] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    for name in ["Foundation", "ObjectiveC"] {
      try write("module \(name) {\n  header \"\(name).h\"\n  export *\n}\n", to: system, "\(name)/module.modulemap")
    }
    try write(SystemHeader.runtime, to: system, "ObjectiveC/ObjectiveC.h")
  }

  private func writeHeaders() throws {
    let text = "#pragma once\n" + SystemHeader.text + unknown.text
    try write(text, to: system, "Foundation/Foundation.h")
    for header in set.headers {
      let path = header.source.url.path(percentEncoded: false).replacing("\\", with: "\\\\").replacing(
        "\"", with: "\\\"")
      let text = "#pragma once\n#import <Foundation/Foundation.h>\n#line 1 \"\(path)\"\n\(header.text)\n"
      try write(text, to: own, header.copy)
    }
    let roots = set.roots.map { "#import \"\(set.headers[$0].copy)\"\n" }.joined()
    try write("#import <Foundation/Foundation.h>\n" + roots, to: own, "umbrella.h")
    let others = set.headers.filter { $0.owner != nil }.map { "  header \"\($0.copy)\"\n" }.joined()
    try write(
      (others.isEmpty ? "" : "module \(HeaderCompilation.othersModule) {\n\(others)  export *\n}\n")
        + "module \(HeaderCompilation.module) {\n  header \"umbrella.h\"\n  export *\n}\n", to: own, "module.modulemap")
  }

  /// The name of the module that contains the headers.
  static let module = "ViewCodeHeaders"
  static let othersModule = "ViewCodeOtherHeaders"

  private func write(_ text: String, to folder: URL, _ name: String) throws {
    let file = folder.appending(path: name)
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  // MARK: - Unknown names

  /// Declares classes that have only a forward declaration, because they are Swift classes or belong to missing
  /// headers.
  private mutating func declareForwardDeclared() {
    var classes: Set<String> = HeaderCompilation.systemNames
    var protocols: Set<String> = HeaderCompilation.systemProtocols
    for header in set.headers {
      let defined = header.source.defined
      classes.formUnion(defined.classes)
      protocols.formUnion(defined.protocols)
    }
    for header in set.headers {
      for name in header.source.forwardDeclared("class") where !classes.contains(name) {
        _ = unknown.declare(name, .class)
      }
      for name in header.source.forwardDeclared("protocol") where !protocols.contains(name) {
        _ = unknown.declare(name, .protocol)
      }
    }
  }

  private static let systemNames: Set<String> = Set(
    ["NSObject", "NSError", "ViewCodeErrorOut"] + SystemClasses.values.map(\.name) + SystemClasses.kept.map(\.name)
      + SystemClasses.renamed.map(\.name) + SystemClasses.renamedSubclasses.map(\.name)
      + SystemClasses.generic.filter { !$0.name.hasPrefix("UI") }.map(\.name))
  private static let systemProtocols: Set<String> = Set(["NSObject"] + SystemClasses.protocols.map(\.name))

  /// Declares unknown names, and returns whether any name was new.
  private mutating func declareUnknown(_ errors: [HeaderError]) -> Bool {
    var isNew = false
    for error in errors {
      guard let (name, kind) = unknownName(of: error) else { continue }
      if unknown.declare(name, kind) { isNew = true }
    }
    return isNew
  }

  private func unknownName(of error: HeaderError) -> (String, UnknownTypes.Kind)? {
    func quoted(_ number: Int = 0) -> String {
      let parts = error.text.split(separator: "'", omittingEmptySubsequences: false)
      return parts.count > 2 * number + 1 ? String(parts[2 * number + 1]) : ""
    }
    switch error.text {
    case let text where text.hasPrefix("cannot find interface declaration for"),
      let text where text.hasPrefix("attempting to use the forward class"):
      return (quoted(), .class)
    case let text where text.hasPrefix("cannot find protocol declaration"),
      let text where text.hasPrefix("no type or protocol named"):
      return (quoted(), .protocol)
    case let text where text.hasPrefix("expected a type") || text.hasPrefix("unknown class name"):
      guard let (name, rest) = identifier(at: error), name.first?.isUppercase == true else { return nil }
      return (name, kind(of: name, before: rest))
    case let text where text.hasPrefix("unknown type name"):
      let name = quoted()
      guard !name.isEmpty else { return nil }
      let rest = line(of: error).range(of: name).map { line(of: error)[$0.upperBound...] } ?? ""
      if HeaderCompilation.isMacroName(name) { return (name, rest.hasPrefix("(") ? .macroWithArguments : .macro) }
      return (name, kind(of: name, before: String(rest)))
    // The unknown name is a macro for an attribute, before or after a declaration.
    case let text where text.hasPrefix("expected"):
      guard let (name, rest) = identifier(at: error), HeaderCompilation.isMacroName(name) else { return nil }
      return (name, rest.hasPrefix("(") ? .macroWithArguments : .macro)
    default: return nil
    }
  }

  /// Returns the kind of a name before a string literal.
  private func kind(of name: String, before rest: String) -> UnknownTypes.Kind {
    var rest = rest.drop { $0 == " " }
    for word in ["const", "__kindof", "_Nonnull", "_Nullable"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return rest.hasPrefix("*") || rest.hasPrefix("<") || unknown.isClass(name) ? .class : .value
  }

  private func line(of error: HeaderError) -> String {
    guard let index = set.index(ofPath: error.path) else { return "" }
    let lines = set.headers[index].text.split(separator: "\n", omittingEmptySubsequences: false)
    return error.line >= 1 && error.line <= lines.count ? String(lines[error.line - 1]) : ""
  }

  /// Returns the name at the location of an error, or the next one on the line, and the text that follows it.
  private func identifier(at error: HeaderError) -> (name: String, rest: String)? {
    let line = Array(line(of: error).utf8)
    var start = min(max(error.column - 1, 0), line.count)
    let isName: (UInt8) -> Bool = {
      $0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
    }
    while start > 0, start < line.count, isName(line[start]), isName(line[start - 1]) { start -= 1 }
    while start < line.count, line[start] == 32 { start += 1 }
    let name = String(decoding: line[start...].prefix(while: isName), as: UTF8.self)
    guard !name.isEmpty else { return nil }
    return (name, String(decoding: line[(start + name.utf8.count)...], as: UTF8.self))
  }

  /// Returns whether a name has the form of a macro: `AF_DESIGNATED`.
  private static func isMacroName(_ name: String) -> Bool {
    name.contains("_") && name.count > 3 && name.first?.isUppercase == true
      && name.allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber }
      && !SystemHeader.text.contains("#define \(name)")
  }

  // MARK: - Wrong declarations

  /// Blanks the declarations with errors.
  ///
  /// - Returns: Whether any declaration was blanked.
  private mutating func blank(_ errors: [HeaderError]) -> Bool {
    var isChanged = false
    var seen: Set<String> = []
    for error in errors {
      guard let index = set.index(ofPath: error.path), seen.insert("\(error.path):\(error.line)").inserted else {
        continue
      }
      if let text = HeaderCompilation.withoutDeclaration(set.headers[index].text, line: error.line) {
        set.replaceText(of: index, with: text)
        isChanged = true
        warnings.append(
          Diagnostic(
            .warning, "this declaration is not imported into Swift: \(error.text)",
            at: .init(error.path, line: error.line, column: error.column)))
      }
    }
    return isChanged
  }

  /// Returns a header without the declaration on a line, or nil if the line is already empty.
  static func withoutDeclaration(_ text: String, line: Int) -> String? {
    var bytes = Array(text.utf8)
    let code = HeaderText(URL(filePath: "/"), text: text).code
    let newline = UInt8(ascii: "\n")
    var starts = [0]
    for (index, byte) in code.enumerated() where byte == newline { starts.append(index + 1) }
    guard line >= 1, line <= starts.count else { return nil }
    let begin = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : code.count
    guard code[begin..<end].contains(where: { $0 > 32 }) else { return nil }
    if let body = bodyOfFunction(around: begin, in: code) {
      for index in body where bytes[index] != newline { bytes[index] = 32 }
      let trap = Array("__builtin_trap();".utf8)
      if body.count > trap.count, code[body].contains(where: { $0 > 32 }), !code[body].text.contains("__builtin_trap") {
        bytes.replaceSubrange(body.lowerBound..<body.lowerBound + trap.count, with: trap)
        let result = bytes.text
        return result == text ? nil : result
      }
    }
    // The range starts at the end of the previous declaration and ends at the semicolon.
    var start = begin
    while start > 0 {
      let byte = code[start - 1]
      if [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{")].contains(byte) { break }
      if byte == newline {
        let lineStart = code[..<(start - 1)].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let first = code[lineStart..<(start - 1)].first { $0 > 32 }
        if first == nil || first == UInt8(ascii: "#") || first == UInt8(ascii: "@") { break }
      }
      start -= 1
    }
    let isDirective = code[begin..<end].first { $0 > 32 } == UInt8(ascii: "#")
    if !isDirective, !code[begin..<end].text.hasPrefix("@end") {
      while end < code.count, ![UInt8(ascii: ";"), UInt8(ascii: "}")].contains(code[end - 1]) { end += 1 }
    }
    for index in (isDirective ? begin : start)..<end where bytes[index] != newline { bytes[index] = 32 }
    return bytes.text
  }

  /// Returns the inside of the function body around a position.
  private static func bodyOfFunction(around offset: Int, in code: [UInt8]) -> Range<Int>? {
    var depth = 0
    var open: Int?
    for index in 0..<code.count {
      if code[index] == UInt8(ascii: "{") {
        if depth == 0 { open = index }
        depth += 1
      } else if code[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0, let start = open,
          start < offset || code[start..<index].firstIndex(of: 10).map({ $0 > offset }) == true
        {
          guard index >= offset else { continue }
          let before = code[..<start].last { $0 > 32 }
          return before == UInt8(ascii: ")") ? (start + 1)..<index : nil
        }
      }
    }
    return nil
  }

  /// An error in a header.
  struct HeaderError {
    var path: String
    var line: Int
    var column: Int
    var text: String
  }

  static func errors(in output: String) -> [HeaderError] {
    output.split(separator: "\n").compactMap { line in
      guard let mark = line.firstRange(of: #/: (?:fatal )?error: /#) else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        return nil
      }
      return HeaderError(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        text: String(line[mark.upperBound...]))
    }
  }
}
