/// Why a session can't do what it was asked.
package enum SessionError: Error, Equatable, Sendable {
  /// The build has no program: the project does not build.
  case noBuild
  /// The session has no program: none was started, or it was ended.
  case noProgram
  /// The program refused the request, and goes on. The text says why, and what to do about it.
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
