import Foundation
import Projects

/// Compiles a few changed files of a module by the compiler's frontend, without its driver, where nothing but bodies has changed in them.
///
/// The driver takes a fifth of a second to plan, makes the module anew and wraps it for debuggers. After the edit of a body none of that is
/// needed: what a file gives others is in its dependencies (`.swiftdeps`), and where that comes out the same, no
/// other file has to be looked at, and the module says what it said. Everything else is left to the driver, which remembers by itself what
/// it compiled last, and compiles a file again that has changed since.
struct PartialCompilation {
  let compiler: SwiftCompiler
  /// The module's folder of objects.
  let place: URL
  /// Where the compiler works.
  let folder: URL
  let timeout: Duration

  /// More changed files than these are the driver's: it compiles many in one process.
  static let most = 2

  /// What one module's frontend is told, beside its files.
  private struct Arguments: Codable {
    var command: [String]
    var compiler: FileStamp?
    var words: [String]
  }

  /// - Parameters:
  ///   - meansTheSame: whether a file means to others what it meant before, by its text, so that the compiler need not be asked.
  ///   - changed: the files that have changed, by their places among `files`.
  ///   - files: all of the module's, in order.
  ///   - objects: what each of them becomes.
  ///   - command: what the driver is told that the frontend has to know, without files and outputs.
  ///   - isImported: whether other modules import this one: what they take from its bodies is the driver's.
  /// - Returns: what the compiler said; nil where the driver has to do it.
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
      // What the driver says of errors is whole: other files may have some as well.
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

  /// Whether modules that import a file's may have taken over what stands in its bodies.
  private static func givesBodiesAway(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return true }
    return ["some ", "@inlinable", "@_transparent", "@_alwaysEmitIntoClient", "@frozen", "@inline("].contains {
      text.contains($0)
    }
  }

  /// The frontend's program and arguments, as the driver would call it for a file; asked once.
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
    // Where the driver would call more than one program for one file, it knows something that is not known here.
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
