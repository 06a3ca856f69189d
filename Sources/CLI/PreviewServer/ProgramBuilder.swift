import PreviewProtocol
import PreviewSessions

/// Builds the project's program, and asks it for its screens.
actor ProgramBuilder {
  private let programs: ProjectPrograms
  private let limits: ProgramLimits
  private let executor = BlockingExecutor("builds")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ programs: ProjectPrograms, limits: ProgramLimits) {
    self.programs = programs
    self.limits = limits
  }

  /// - Parameter changes: the files that have changed since the last build; nil if they are not known.
  func build(after changes: Set<String>?) -> ProgramBuild { programs.build(after: changes) }

  /// - Returns: nil if the program can't be asked.
  func listing(of build: ProgramBuild) -> ScreenCatalog? { try? LiveSession.listing(of: build, limits: limits) }
}
