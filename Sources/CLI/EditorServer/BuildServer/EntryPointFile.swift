import Foundation
import ProjectBuilding
import Projects

/// A file with a syntax error, which nobody opens. A file with `@UIApplicationMain` is checked beside it.
///
/// The compiler makes an entry point of that attribute with functions of Apple's that are not here, and crashes. The
/// editor's server, of which the compiler is a part, would crash with it. An error in a module keeps the compiler from
/// going on after types are checked.
enum EntryPointFile {
  static func isNeeded(for file: URL) -> Bool {
    guard let bytes = ReadableFile.bytes(of: file) else { return false }
    let text = Data(bytes)
    return ["@UIApplicationMain", "@NSApplicationMain"].contains { text.firstRange(of: Data($0.utf8)) != nil }
  }

  static func write(to folder: BuildFolder) throws -> URL {
    let file = folder.root.appending(path: "EntryPoint.swift")
    let text = Data("// Keeps the compiler from making an entry point.\nlet = )\n".utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
    return file
  }
}
