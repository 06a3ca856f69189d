import Foundation
import ProjectBuilding

/// A file with a syntax error, which nobody opens. Every file is checked beside it.
///
/// A compiler goes on after types are checked only where there is no error. With Objective-C on, and without Apple's
/// modules, it crashes then: it makes an entry point of `@UIApplicationMain`, and functions that Objective-C calls. The
/// language server, which the compiler is a part of, would crash with it.
///
/// So errors that only the code's flow shows, such as a missing `return`, are told by a build and not in the editor.
enum BarrierFile {
  static func write(to folder: BuildFolder) throws -> URL {
    let file = folder.root.appending(path: "Barrier.swift")
    let text = Data("// The error keeps the compiler from going on after types are checked.\nlet = )\n".utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
    return file
  }
}
