import Foundation
import ToolSupport

/// A record of the prepared parts of a project, in a file of its build folder. The next build server and the proxy read
/// it.
package struct PreparedProject: Codable, Sendable {
  package var modules: [EditorModule]
  package var omissions: [EditorOmission]
  /// The copies that the compiler reads in place of the author's files, with the files that they replace.
  package var copies: [String: String]?
  var version = ToolchainVersion.build

  /// Returns the file in the folder for editors.
  package static func file(in folder: URL) -> URL { folder.appending(path: "prepared.json") }

  package init(modules: [EditorModule], omissions: [EditorOmission], copies: [String: String] = [:]) {
    self.modules = modules
    self.omissions = omissions
    self.copies = copies
  }

  /// Reads the file, or returns nil if this version has not prepared anything.
  package init?(in folder: URL) {
    guard let data = try? Data(contentsOf: Self.file(in: folder)),
      let known = try? JSONDecoder().decode(Self.self, from: data), known.version == ToolchainVersion.build
    else { return nil }
    self = known
  }

  package func write(to folder: BuildFolder) throws {
    let file = Self.file(in: folder.root)
    let data = try JSON.encoder().encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
