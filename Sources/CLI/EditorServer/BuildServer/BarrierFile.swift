import Foundation
import ProjectBuilding

/// A file with a syntax error that is checked along with every file and never opened.
///
/// A compiler only continues after type checking if there are no errors. With Objective-C enabled and without Apple's
/// modules it would crash, because it generates an entry point for `@UIApplicationMain`, and functions for calls from
/// Objective-C. The language server, which contains the compiler, would crash with it.
///
/// In consequence, errors of control flow, such as a missing `return`, are reported by a build and not in the editor.
enum BarrierFile {
  static func write(to folder: BuildFolder) throws -> URL {
    let file = folder.root.appending(path: "Barrier.swift")
    let text = Data("// The error keeps the compiler from going on after types are checked.\nlet = )\n".utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
    return file
  }
}
