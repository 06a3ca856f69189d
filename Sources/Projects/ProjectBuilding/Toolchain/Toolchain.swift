import Foundation

/// An installation of ViewCode: UIKit and related frameworks as shared libraries with their modules, and the programs
/// that use them.
///
/// ```
/// lib/        libUIKit.so, libViewCode.so, …, and main.o that every product is linked with
/// modules/    *.swiftmodule, and module.modulemap that replaces the C libraries' headers
/// plugins/    the compiler plugins of #Preview and @Model
/// bin/        viewcode, which starts libexec/viewcode with the PATH's Swift; viewcode-runtime, the commands without a project
/// libexec/    viewcode, viewcode-image-helper
/// compiler    the version of the compiler that built the modules, as `swiftc --version` prints it
/// libraries   the library that each module is linked with
/// prepared/   sources of ViewCode's own editions of third-party modules
/// ```
///
/// It contains no absolute paths and can be moved.
package struct Toolchain: Sendable {
  package let root: URL
  let tables: ToolchainTables

  package var libraries: URL { root.appending(path: "lib") }
  package var modules: URL { root.appending(path: "modules") }
  package var moduleMap: URL { modules.appending(path: "module.modulemap") }
  package var previewPlugin: URL { root.appending(path: "plugins/PreviewMacros") }
  /// The library that the compiler loads for macros of SwiftData. The compiler derives the module's name from the
  /// file's name.
  package var modelPlugin: URL { root.appending(path: "plugins/libSwiftDataMacros.so") }
  package var mainObject: URL { libraries.appending(path: "main.o") }
  /// An object with functions that replace libdispatch's. In a library that is loaded after libdispatch, they would
  /// have no effect.
  package var hostTimeObject: URL { libraries.appending(path: "host-time.o") }
  package var host: URL { root.appending(path: "bin/viewcode-runtime") }

  /// Finds the toolchain that contains a program, or that the environment variable `VIEWCODE_TOOLCHAIN` names.
  ///
  /// - Throws: ``ToolchainError`` if there is none.
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

  /// - Throws: ``ToolchainError/incomplete(root:missing:)`` if a part of it is missing.
  package init(at root: URL) throws(ToolchainError) {
    self.root = root.standardizedFileURL
    tables = ToolchainTables(of: self.root)
    for file in [modules.appending(path: "UIKit.swiftmodule"), moduleMap, previewPlugin, mainObject]
    where !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      throw .incomplete(root: root.path(percentEncoded: false), missing: file.lastPathComponent)
    }
  }

  /// Returns the modules of the toolchain that a project can import, with the library that each is linked with.
  package func importable() -> [String: String] {
    let text = (try? String(contentsOf: root.appending(path: "libraries"), encoding: .utf8)) ?? ""
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { result[String(words[0])] = String(words[1]) }
    }
    return result
  }

  /// The flags for every compilation with the toolchain.
  package var compilerFlags: [String] {
    [
      "-I", modules.path(percentEncoded: false),
      "-Xcc", "-fmodule-map-file=\(moduleMap.path(percentEncoded: false))",
      "-load-plugin-executable", "\(previewPlugin.path(percentEncoded: false))#PreviewMacros",
      "-load-plugin-library", modelPlugin.path(percentEncoded: false),
    ]
  }

  /// The flags for linking every product. Only the required libraries are loaded.
  package var linkerFlags: [String] {
    let folder = libraries.path(percentEncoded: false)
    return ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder, "-Xlinker", "--as-needed"]
      // The object that replaces libdispatch's functions refers to it, even if the program's own modules do not.
      + ["-ldispatch", "-lBlocksRuntime"]
      + Set(importable().values).sorted().map { "-l\($0)" }
  }
}

/// An error that occurs if no toolchain can be used for building.
package enum ToolchainError: Error, CustomStringConvertible {
  case notInstalled(program: String)
  case incomplete(root: String, missing: String)
  /// The compiler is not the one that built the binary modules. Only that compiler can read them.
  case otherCompiler(wanted: String, found: String)
  case noCompiler
  /// The compiler cannot print its version, usually because a library is missing.
  case brokenCompiler(path: String, output: String)

  package var description: String {
    switch self {
    case .notInstalled(let program):
      """
      this program (\(program)) is not part of an installation of ViewCode, and VIEWCODE_TOOLCHAIN does not name one. \
      Run `make install` in ViewCode's folder to install it.
      """
    case .incomplete(let root, let missing):
      "the installation in \(root) is incomplete: \(missing) is missing. Run `make install` to reinstall ViewCode."
    case .otherCompiler(let wanted, let found):
      """
      ViewCode was installed with another compiler. A compiler can read only the Swift modules that it built itself.
        expected: \(wanted)
        found:    \(found)
      Put the expected compiler first in PATH, or reinstall ViewCode with this one (`make install`).
      """
    case .brokenCompiler(let path, let output):
      """
      \(path) does not start. swift.org/install lists the packages that it requires.
        \(output)
      """
    case .noCompiler:
      "swiftc is not in PATH. Install Swift from swift.org/install."
    }
  }
}
