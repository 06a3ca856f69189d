import Foundation
import ToolSupport

/// What was prepared of a project, in a file of its build folder: for the next build server, and for the proxy.
package struct PreparedProject: Codable, Sendable {
  package var modules: [EditorModule]
  package var omissions: [EditorOmission]
  var version = ToolchainVersion.build

  private static let fileName = "prepared.json"

  package init(modules: [EditorModule], omissions: [EditorOmission]) {
    self.modules = modules
    self.omissions = omissions
  }

  /// - Returns: nil where nothing was prepared by this version.
  package init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: Self.fileName)),
      let known = try? JSONDecoder().decode(Self.self, from: data), known.version == ToolchainVersion.build
    else { return nil }
    self = known
  }

  package func write(to folder: BuildFolder) throws {
    let file = folder.root.appending(path: Self.fileName)
    let data = try JSON.encoder().encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
