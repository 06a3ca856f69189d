import Foundation

/// The compiler's own syntax tree, which macros are made of: modules and libraries that are installed beside it.
///
/// A macro written for an older swift-syntax is compiled against this one, whose interface keeps the older names.
struct CompilerSyntax {
  /// `lib/swift/host` of the installed compiler.
  let folder: URL
  /// Runs macros in a process of its own.
  let server: URL

  /// - Throws: ``MacroError/noSyntax(folder:)`` where the compiler was installed without it.
  init(of compiler: SwiftCompiler) throws(MacroError) {
    let programs = URL(filePath: compiler.path).resolvingSymlinksInPath().deletingLastPathComponent()
    folder = programs.deletingLastPathComponent().appending(path: "lib/swift/host")
    server = programs.appending(path: "swift-plugin-server")
    for file in [folder.appending(path: "SwiftSyntaxMacros.swiftmodule"), server]
    where !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      throw .noSyntax(folder: folder.path(percentEncoded: false))
    }
  }

  /// The modules whose libraries lie there.
  func modules() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let libraries = Set(names)
    return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
      .filter { libraries.contains("lib\($0).so") }.sorted()
  }

  /// Modules without contents that tell macros which versions of swift-syntax there are: `SwiftSyntax600` is in all from 600 on.
  ///
  /// - Parameter version: what the compiler says of itself, `Swift version 6.3 …`.
  static func versionMarkers(forCompiler version: String) -> [String] {
    let oldest = ["SwiftSyntax509", "SwiftSyntax510"]
    guard let number = version.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/), let major = Int(number.1),
      let minor = Int(number.2), major >= 6
    else { return oldest }
    return oldest + (600...(major * 100 + minor)).map { "SwiftSyntax\($0)" }
  }
}

/// Why macros can't be built.
enum MacroError: Error, CustomStringConvertible {
  case noSyntax(folder: String)

  var description: String {
    switch self {
    case .noSyntax(let folder):
      "macros are not built: the compiler was installed without what they are made of (\(folder))"
    }
  }
}
