import Foundation

/// The compiler's own syntax tree, which macros are built with: modules and libraries that are installed with the
/// compiler.
///
/// A macro written for an older swift-syntax is compiled against this version, whose interface keeps the older names.
struct CompilerSyntax {
  /// `lib/swift/host` of the installed compiler.
  let folder: URL
  /// The plugin server, which runs macros in a separate process.
  let server: URL

  /// - Throws: ``MacroError/noSyntax(folder:)`` if the compiler was installed without it.
  init(of compiler: SwiftCompiler) throws(MacroError) {
    let programs = URL(filePath: compiler.path).resolvingSymlinksInPath().deletingLastPathComponent()
    folder = programs.deletingLastPathComponent().appending(path: "lib/swift/host")
    server = programs.appending(path: "swift-plugin-server")
    for file in [folder.appending(path: "SwiftSyntaxMacros.swiftmodule"), server]
    where !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      throw .noSyntax(folder: folder.path(percentEncoded: false))
    }
  }

  /// Returns the modules whose libraries are in the folder.
  func modules() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let libraries = Set(names)
    return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
      .filter { libraries.contains("lib\($0).so") }.sorted()
  }

  /// Returns the empty modules that tell macros the available versions of swift-syntax. All versions from 600 have
  /// `SwiftSyntax600`.
  ///
  /// - Parameter version: The version of the compiler, such as `Swift version 6.3 …`.
  static func versionMarkers(forCompiler version: String) -> [String] {
    let oldest = ["SwiftSyntax509", "SwiftSyntax510"]
    guard let number = version.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/), let major = Int(number.1),
      let minor = Int(number.2), major >= 6
    else { return oldest }
    return oldest + (600...(major * 100 + minor)).map { "SwiftSyntax\($0)" }
  }
}

/// An error that occurs when building macros.
enum MacroError: Error, CustomStringConvertible {
  case noSyntax(folder: String)

  var description: String {
    switch self {
    case .noSyntax(let folder):
      "cannot build macros: the compiler's installation does not contain SwiftSyntax (\(folder))"
    }
  }
}
