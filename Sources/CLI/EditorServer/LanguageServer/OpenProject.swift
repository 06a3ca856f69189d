import Foundation
import ProjectBuilding
import ToolSupport

/// A folder that is open in an editor, and the facts about the project in it.
struct OpenProject: Sendable {
  let workspace: String
  private var known: (stamp: FileStamp?, knowledge: ProjectKnowledge)?

  init(workspace: String) {
    self.workspace = workspace.hasSuffix("/") ? workspace : workspace + "/"
  }

  /// Returns the facts about the project, which are read again when it has been prepared again.
  mutating func knowledge(attribution: ErrorAttribution?) -> ProjectKnowledge {
    let folder = buildFolder
    let stamp = FileStamp(of: PreparedProject.file(in: folder))
    if let known, known.stamp == stamp { return known.knowledge }
    let knowledge = ProjectKnowledge(in: folder, attribution: attribution)
    known = (stamp, knowledge)
    return knowledge
  }

  /// The folder for editors. The file that names the build server also contains its path.
  private var buildFolder: URL {
    let root = URL(filePath: workspace)
    if let data = try? Data(contentsOf: root.appending(path: ConnectionFile.name)),
      let connection = try? JSONDecoder().decode(ConnectionFile.self, from: data), let folder = connection.editorFolder
    {
      return URL(filePath: folder, relativeTo: root)
    }
    return root.appending(path: ".viewcode/\(EditorBuild.folderName)")
  }
}
