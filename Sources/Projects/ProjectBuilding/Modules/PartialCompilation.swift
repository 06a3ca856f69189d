import Foundation
import Projects

/// A compilation of a few changed files of a module by the compiler's frontend, without its driver, if only function
/// bodies have changed.
///
/// The driver takes a fifth of a second to plan, builds the module again and wraps it for debuggers, none of which is
/// needed after an edit of a body. The compiler writes the declarations that a file provides to its dependency file
/// (`.swiftdeps`). If that stays the same, no other file has to be checked, and the module stays valid. The driver
/// handles all other changes: it keeps its own record of what it compiled, and compiles files again that have changed
/// since.
struct PartialCompilation {
  let compiler: SwiftCompiler
  /// The folder of the module's objects.
  let place: URL
  /// The working folder of the compiler.
  let folder: URL
  let timeout: Duration

  /// The maximum number of changed files. The driver compiles more files faster, because it compiles many in one
  /// process.
  static let most = 2

  /// The arguments of one module's frontend, apart from its files.
  private struct Arguments: Codable {
    var command: [String]
    var compiler: FileStamp?
    var words: [String]
  }

  /// Compiles the changed files.
  ///
  /// - Parameters:
  ///   - changed: The indexes of the changed files in `files`.
  ///   - files: All files of the module, in order.
  ///   - objects: The object file of each file.
  ///   - command: The driver's options that the frontend needs, without files and outputs.
  ///   - isImported: Whether other modules import this one. If they can depend on its function bodies, the driver is
  ///     required.
  ///   - meansTheSame: Returns whether a file's text provides the same declarations as before, so that the compiler's
  ///     dependency file need not be compared.
  /// - Returns: The output of the compiler, or nil if the driver is required.
  func compile(
    _ changed: [Int], of files: [URL], objects: [URL], command: [String], stamp: FileStamp?, isImported: Bool,
    meansTheSame: (Int) -> Bool = { _ in false }
  ) throws -> String? {
    guard !changed.isEmpty, changed.count <= PartialCompilation.most else { return nil }
    if isImported, changed.contains(where: { PartialCompilation.givesBodiesAway(files[$0]) }) { return nil }
    let dependencies = objects.map { $0.deletingPathExtension().appendingPathExtension("swiftdeps") }
    var before: [Int: ProvidedDeclarations] = [:]
    for index in changed {
      guard let provided = PartialCompilation.provided(dependencies[index]) else { return nil }
      before[index] = provided
    }
    guard let words = try arguments(command, stamp) else { return nil }
    var output = ""
    for index in changed {
      let list = files.enumerated().map { number, file in
        (number == index ? "-primary-file " : "") + ResponseFile.quoted(file.path(percentEncoded: false))
      }
      let listFile = place.appending(path: "changed.list")
      try Data(list.joined(separator: "\n").utf8).write(to: listFile)
      let run = try ProcessRun.run(
        words + [
          "@\(listFile.path(percentEncoded: false))", "-emit-reference-dependencies-path",
          dependencies[index].path(percentEncoded: false), "-o", objects[index].path(percentEncoded: false),
        ], in: folder, timeout: timeout)
      // The driver reports errors completely, because other files may have errors, too.
      guard run.succeeded,
        meansTheSame(index) || PartialCompilation.provided(dependencies[index]) == before[index]
      else { return nil }
      output += run.output
    }
    return output
  }

  private static func provided(_ file: URL) -> ProvidedDeclarations? {
    (try? Data(contentsOf: file)).flatMap { ProvidedDeclarations(Array($0)) }
  }

  /// Returns whether modules that import a file's module may contain code from its function bodies.
  private static func givesBodiesAway(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return true }
    return ["some ", "@inlinable", "@_transparent", "@_alwaysEmitIntoClient", "@frozen", "@inline("].contains {
      text.contains($0)
    }
  }

  /// Returns the frontend's program and arguments, as the driver would call it for a file. The driver is asked once.
  private func arguments(_ command: [String], _ stamp: FileStamp?) throws -> [String]? {
    let memory = place.appending(path: "frontend.json")
    if let data = try? Data(contentsOf: memory), let known = try? JSONDecoder().decode(Arguments.self, from: data),
      known.command == command, known.compiler == stamp
    {
      return known.words
    }
    let file = place.appending(path: "plain.swift")
    try Data().write(to: file)
    let run = try ProcessRun.run(
      [compiler.path, file.path(percentEncoded: false), "-c", "-o", "plain.o"] + command + ["-driver-print-jobs"],
      in: folder, output: .apart, timeout: .seconds(60))
    // If the driver runs more than one program for a file, this type can't replace it.
    let lines = run.output.split(separator: "\n")
    guard run.succeeded, lines.count == 1, let line = lines.first else { return nil }
    let words = PrintedCommand.removing(
      ["-primary-file", "-o", "-emit-reference-dependencies-path", "-index-unit-output-path"],
      from: PrintedCommand.words(of: line))
    guard words.count > 2, words[1] == "-frontend", !words.contains(where: { $0.hasPrefix("@") }) else { return nil }
    try JSONEncoder().encode(Arguments(command: command, compiler: stamp, words: words)).write(
      to: memory, options: .atomic)
    return words
  }
}
