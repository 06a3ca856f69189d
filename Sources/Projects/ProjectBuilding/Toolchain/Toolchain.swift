import Foundation

/// An installed ViewCode: UIKit and its companions as shared libraries with their modules, and the programs around them.
///
/// ```
/// lib/        libUIKit.so, libViewCode.so, …, and main.o that every product is linked with
/// modules/    *.swiftmodule, and module.modulemap that stands in for the C libraries' headers
/// plugins/    the compiler plugins of #Preview and @Model
/// bin/        viewcode, which starts libexec/viewcode with the PATH's Swift; viewcode-runtime, the commands without a project
/// libexec/    viewcode, viewcode-image-helper
/// compiler    the version of the compiler that made the modules, as `swiftc --version` says it
/// libraries   what each module is linked with
/// prepared/   sources of ViewCode's own editions of other people's modules
/// ```
///
/// Nothing in it names its own place: it can be moved.
package struct Toolchain: Sendable {
  package let root: URL
  let tables: ToolchainTables

  package var libraries: URL { root.appending(path: "lib") }
  package var modules: URL { root.appending(path: "modules") }
  package var moduleMap: URL { modules.appending(path: "module.modulemap") }
  package var previewPlugin: URL { root.appending(path: "plugins/PreviewMacros") }
  /// The compiler loads this library when it meets a macro of SwiftData. It takes the module's name from the file's name.
  package var modelPlugin: URL { root.appending(path: "plugins/libSwiftDataMacros.so") }
  package var mainObject: URL { libraries.appending(path: "main.o") }
  /// Functions of our own in the place of libdispatch's: in a library that comes behind that they would not take it.
  package var hostTimeObject: URL { libraries.appending(path: "host-time.o") }
  package var host: URL { root.appending(path: "bin/viewcode-runtime") }

  /// The toolchain that a program lies in, or the one that the environment names in `VIEWCODE_TOOLCHAIN`.
  ///
  /// - Throws: ``ToolchainError`` where there is none.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: URL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws(ToolchainError) -> Toolchain {
    if let path = environment["VIEWCODE_TOOLCHAIN"], !path.isEmpty {
      return try Toolchain(at: URL(filePath: path))
    }
    let beside = program.deletingLastPathComponent().deletingLastPathComponent()
    guard let toolchain = try? Toolchain(at: beside) else {
      throw .notInstalled(program: program.path(percentEncoded: false))
    }
    return toolchain
  }

  /// - Throws: ``ToolchainError/incomplete(root:missing:)`` where something of it is missing.
  package init(at root: URL) throws(ToolchainError) {
    self.root = root.standardizedFileURL
    tables = ToolchainTables(of: self.root)
    for file in [modules.appending(path: "UIKit.swiftmodule"), moduleMap, previewPlugin, mainObject]
    where !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      throw .incomplete(root: root.path(percentEncoded: false), missing: file.lastPathComponent)
    }
  }

  /// Which modules of ours a project can import, with the library that each is linked with.
  package func importable() -> [String: String] {
    let text = (try? String(contentsOf: root.appending(path: "libraries"), encoding: .utf8)) ?? ""
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { result[String(words[0])] = String(words[1]) }
    }
    return result
  }

  /// What every compilation against the toolchain is told.
  package var compilerFlags: [String] {
    [
      "-I", modules.path(percentEncoded: false),
      "-Xcc", "-fmodule-map-file=\(moduleMap.path(percentEncoded: false))",
      "-load-plugin-executable", "\(previewPlugin.path(percentEncoded: false))#PreviewMacros",
      "-load-plugin-library", modelPlugin.path(percentEncoded: false),
    ]
  }

  /// What every product is linked with: only the libraries that it needs are loaded.
  package var linkerFlags: [String] {
    let folder = libraries.path(percentEncoded: false)
    return ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder, "-Xlinker", "--as-needed"]
      // What takes libdispatch's place names it, whether the program's own modules do or not.
      + ["-ldispatch", "-lBlocksRuntime"]
      + Set(importable().values).sorted().map { "-l\($0)" }
  }
}

/// Why there is no toolchain to build with.
package enum ToolchainError: Error, CustomStringConvertible {
  case notInstalled(program: String)
  case incomplete(root: String, missing: String)
  /// Binary modules are read by the compiler that made them alone.
  case otherCompiler(wanted: String, found: String)
  case noCompiler
  /// It does not even say its version: mostly a library is missing that it needs.
  case brokenCompiler(path: String, output: String)

  package var description: String {
    switch self {
    case .notInstalled(let program):
      """
      this program (\(program)) does not lie in an installed ViewCode, and VIEWCODE_TOOLCHAIN does not name one. \
      `make install` in ViewCode's folder installs it.
      """
    case .incomplete(let root, let missing):
      "the installation in \(root) is incomplete: \(missing) is missing. `make install` makes it anew."
    case .otherCompiler(let wanted, let found):
      """
      ViewCode was installed with another compiler, and Swift's modules are read by the compiler that made them alone.
        wanted: \(wanted)
        found:  \(found)
      Put the wanted one first in PATH, or install ViewCode anew with this one (`make install`).
      """
    case .brokenCompiler(let path, let output):
      """
      \(path) does not start. swift.org/install lists what it needs of each system.
        \(output)
      """
    case .noCompiler:
      "there is no swiftc in PATH. swift.org/install has it."
    }
  }
}
