/// The reason for which a session can't fulfill a request.
package enum SessionError: Error, Equatable, Sendable {
  /// The build has no program, because the project does not build.
  case noBuild
  /// The session has no program, because none was started or it has ended.
  case noProgram
  /// The program refused the request, and continues. The text contains the reason and advice.
  case refused(String)
  /// The program has ended.
  case ended(ProgramFailure)
}

extension SessionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBuild: "the project does not build"
    case .noProgram: "no program is running"
    case .refused(let text): text
    case .ended(let failure): failure.description
    }
  }
}
