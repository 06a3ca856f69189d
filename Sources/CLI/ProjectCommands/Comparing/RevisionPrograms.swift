import Foundation
import PreviewSessions
import Projects
import ToolSupport

/// The programs of other revisions of a project, built in its hidden folder.
struct RevisionPrograms: RevisionSource {
  let path: String
  /// The build settings of the project itself.
  let settings: ProjectPrograms.Settings
  let buildPath: String?

  func build(_ revision: String) throws -> ProgramBuild {
    let revisions = try ProjectRevisions(of: URL(filePath: path))
    guard let commit = try revisions.commit(revision) else {
      throw CommandFailure.notPictureOrRevision(revision)
    }
    var settings = settings
    settings.path = try RevisionPlaces(revisions, buildPath: buildPath).checkOut(commit)
    // The specified folder is for the project itself.
    settings.buildPath = nil
    return ProjectPrograms(settings).build(after: nil)
  }
}
