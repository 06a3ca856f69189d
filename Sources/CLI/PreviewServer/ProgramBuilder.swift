import PreviewProtocol
import PreviewSessions

/// Builds the project's program, and requests its list of screens.
actor ProgramBuilder {
  private let programs: ProjectPrograms
  private let limits: ProgramLimits
  private let executor = BlockingExecutor("builds")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ programs: ProjectPrograms, limits: ProgramLimits) {
    self.programs = programs
    self.limits = limits
  }

  /// Builds the program.
  ///
  /// - Parameter changes: The files that have changed since the last build, or nil if they are unknown.
  func build(after changes: Set<String>?) -> ProgramBuild { programs.build(after: changes) }

  /// Returns the list of screens, or nil if the program does not respond.
  func listing(of build: ProgramBuild) -> ScreenCatalog? { try? LiveSession.listing(of: build, limits: limits) }
}
