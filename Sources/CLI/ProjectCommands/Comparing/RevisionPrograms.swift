import Foundation
import PreviewSessions
import Projects
import ToolSupport

/// Programs of other revisions of a project, built below its hidden folder.
struct RevisionPrograms: RevisionSource {
  let path: String
  /// How the project itself is built.
  let settings: ProjectPrograms.Settings
  let buildPath: String?

  func build(_ revision: String) throws -> ProgramBuild {
    let revisions = try ProjectRevisions(of: URL(filePath: path))
    guard let commit = try revisions.commit(revision) else {
      throw CommandFailure(.project, "\(revision) is no PNG file, and git knows no such revision")
    }
    var settings = settings
    settings.path = try RevisionPlaces(revisions, buildPath: buildPath).checkOut(commit)
    // The folder that was named is the project's own.
    settings.buildPath = nil
    return ProjectPrograms(settings).build(after: nil)
  }
}
