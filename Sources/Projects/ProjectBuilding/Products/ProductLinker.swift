import Foundation
import Projects
import ToolSupport

/// A linker that links the objects of a build into a program.
package struct ProductLinker: Sendable {
  package let compiler: SwiftCompiler
  package let toolchain: Toolchain
  package let folder: BuildFolder

  package init(compiler: SwiftCompiler, toolchain: Toolchain, folder: BuildFolder) {
    self.compiler = compiler
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Links objects into a program, unless they have not changed.
  ///
  /// - Returns: Whether the program is linked, and the output of the linker.
  package func link(_ objects: [URL], into program: URL, name: String, flags: [String] = []) throws -> (Bool, String) {
    let place = try folder.folder("links")
    let ours = [toolchain.mainObject, toolchain.hostTimeObject]
    let list = (objects + ours).map { ResponseFile.quoted($0.path(percentEncoded: false)) }
    let listFile = place.appending(path: "\(name).objects")
    let stampFile = place.appending(path: "\(name).stamps")
    let stamps =
      (objects + ours + [toolchain.libraries.appending(path: "libUIKit.so")])
      .map { "\($0.path(percentEncoded: false)) \(FileStamp(of: $0)?.text ?? "-")" }.joined(separator: "\n")
      + flags.joined(separator: " ")
    let path = program.path(percentEncoded: false)
    if (try? String(contentsOf: stampFile, encoding: .utf8)) == stamps, FileManager.default.fileExists(atPath: path) {
      return (true, "")
    }
    try? FileManager.default.removeItem(at: stampFile)
    try list.joined(separator: "\n").write(to: listFile, atomically: true, encoding: .utf8)
    // lld creates a temporary file from the given name, in which it replaces each `%` with a digit. Therefore the
    // output gets a plain name in the working folder.
    let linked = "\(StableHash.text(of: name)).program"
    let command =
      ["-emit-executable", "@\(listFile.path(percentEncoded: false))", "-o", linked, "-use-ld=lld"]
      + toolchain.linkerFlags + flags
    let run = try link(
      command, objects: (objects + ours).map { $0.path(percentEncoded: false) },
      knownIn: place.appending(path: "\(name).linker"), in: place)
    if run.succeeded {
      guard rename(place.appending(path: linked).path(percentEncoded: false), path) == 0 else {
        return (false, "error: cannot create \(path): \(String(cString: strerror(errno)))\n")
      }
      try stamps.write(to: stampFile, atomically: true, encoding: .utf8)
    }
    return (run.succeeded, run.output)
  }

  /// Compiles stubs of undefined symbols.
  ///
  /// - Returns: The object file; `nil` if the compiler does not accept the names.
  func stubs(for symbols: UndefinedSymbols, of name: String) throws -> URL? {
    let place = try folder.folder("links")
    let source = place.appending(path: "\(name).undefined.swift")
    let object = place.appending(path: "\(name).undefined.o")
    try symbols.stubs.write(to: source, atomically: true, encoding: .utf8)
    let command = [
      "-c", "-parse-as-library", "-module-name", "UndefinedSymbols", source.path(percentEncoded: false), "-o",
      object.path(percentEncoded: false),
    ]
    return try compiler.run(command, in: place, timeout: .seconds(300)).succeeded ? object : nil
  }

  /// Links with the linker itself if its command is known, and with the driver otherwise.
  private func link(_ command: [String], objects: [String], knownIn file: URL, in place: URL) throws
    -> ProcessRun.Result
  {
    let whole = [compiler.path] + command
    if let run = try LinkerCommand(from: file)?.run(whole, objects: objects, in: place), run.succeeded { return run }
    try? FileManager.default.removeItem(at: file)
    let run = try compiler.run(command + ["-v"], in: place, timeout: .seconds(300))
    // Link again without the verbose output, to get only the error messages.
    guard run.succeeded else { return try compiler.run(command, in: place, timeout: .seconds(300)) }
    LinkerCommand(of: whole, objects: objects, output: run.output, in: place)?.write(to: file)
    return run
  }
}
