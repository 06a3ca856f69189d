import Foundation
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// Builds a project's program repeatedly, with as little work as the changes allow.
package final class ProjectPrograms: ProgramSource {
  /// The project and its build options.
  package struct Settings: Sendable {
    package var path: URL
    package var reading: ReadingOptions
    package var buildPath: URL?
    package var stubbing = Stubbing()
    /// The network access of the program: "on", "off" or a folder of answers.
    package var networkAccess = "off"

    package init(path: URL, reading: ReadingOptions) {
      self.path = path
      self.reading = reading
    }
  }

  private struct State {
    var project: Project?
    var selection: ProductSelection?
    var lastBuild: ProgramBuild?
    var hasBuiltExample = false
    /// The toolchain, whose tables are only read once.
    var toolchain: Toolchain?
  }

  package let settings: Settings
  /// The state, which is locked during a build.
  private let state = Mutex(State())
  /// The project that was read last, so that code that needs its folders does not wait for a build.
  private let known = Mutex((project: Project?.none, selection: ProductSelection?.none))

  package init(_ settings: Settings) {
    self.settings = settings
  }

  /// The folder that contains the whole project, or nil before it has been read.
  package var root: String? { known.withLock { $0.project }.map { folder(of: $0) } }

  /// The folders whose files are part of the program.
  package var folders: [String] {
    let (project, selection) = known.withLock { $0 }
    guard let project else { return [] }
    let root = folder(of: project)
    var folders: Set<String> = [root]
    for target in selection?.targets ?? [] where !target.isThirdParty {
      for file in target.sources + target.resources.map(\.file) {
        let folder = file.deletingLastPathComponent().standardizedFileURL.path(percentEncoded: false)
        let plain = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        if plain != root, !plain.hasPrefix(root + "/") { folders.insert(plain) }
      }
    }
    return folders.sorted()
  }

  private func folder(of project: Project) -> String {
    let path = project.root.standardizedFileURL.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  package func build(after changes: Set<String>?) -> ProgramBuild {
    state.withLock { state in
      let start = ContinuousClock.now
      var build: ProgramBuild
      do {
        build = try make(after: changes, &state)
      } catch {
        build = ProgramBuild(program: nil, failure: "\(error)")
      }
      build.duration = ContinuousClock.now - start
      if build.program != nil { state.lastBuild = build }
      return build
    }
  }

  private func make(after changes: Set<String>?, _ state: inout State) throws -> ProgramBuild {
    let kind = state.project.map { ChangeKind(of: changes, in: $0) } ?? .project
    // The bundle contains links to resources, so a restarted program uses the new ones.
    if kind == .resources, let last = state.lastBuild { return last }
    if kind == .project || state.selection == nil { try read(settings.reading, &state) }
    if state.toolchain == nil { state.toolchain = try Toolchain.find() }
    let build = try self.build(state)
    guard let library = state.project?.exampleOf else { return build }
    if build.program != nil { state.hasBuiltExample = true }
    // If the example has never built successfully, build its library instead.
    guard build.program == nil, !state.hasBuiltExample else { return build }
    var (reading, alone) = (settings.reading, state)
    reading.wantsApp = false
    try read(reading, &alone)
    var other = try self.build(alone)
    guard other.program != nil else { return build }
    state = alone
    let count = build.errors.count
    other.messages.append(
      Diagnostic(
        .warning,
        "the example of \(library) does not build (\(count) error\(count == 1 ? "" : "s")); \(library) is shown alone"))
    return other
  }

  private func read(_ reading: ReadingOptions, _ state: inout State) throws {
    let project = try ProjectReader.read(settings.path, options: reading)
    state.project = project
    state.selection = try ProductSelection(of: project, target: reading.target, scheme: reading.scheme)
    let read = (project: Project?.some(project), selection: state.selection)
    known.withLock { $0 = read }
  }

  private func build(_ state: State) throws -> ProgramBuild {
    guard let project = state.project, let selection = state.selection else {
      return ProgramBuild(program: nil, failure: "there is no project")
    }
    var build = ProjectBuild(
      project: project, selection: selection, toolchain: try state.toolchain ?? Toolchain.find(),
      compiler: try SwiftCompiler.find(),
      folder: try BuildFolder(for: project.root, at: settings.buildPath))
    build.stubbing = settings.stubbing
    let result = try build.run()
    let messages = result.messages.filter { $0.severity == .error || $0.severity == .warning }
    guard let bundle = result.bundle else {
      let failure =
        result.linkerOutput.isEmpty ? nil : "the program can't be linked:\n\(result.linkerOutput.suffix(2000))"
      return ProgramBuild(program: nil, messages: messages, failure: failure ?? "the project does not build")
    }
    let scheme = project.schemes.first {
      settings.reading.scheme == nil ? $0.launchTarget == selection.app?.name : $0.name == settings.reading.scheme
    }
    var environment = ProcessInfo.processInfo.environment.merging(scheme?.environment ?? [:]) { $1 }
    environment["VIEWCODE_NETWORK"] = settings.networkAccess
    environment["VIEWCODE_MODULES"] = selection.targets.map(\.moduleName).joined(separator: ",")
    return ProgramBuild(program: bundle.program, environment: environment, messages: messages)
  }
}

/// The effect of changed files on a program.
enum ChangeKind: Equatable {
  /// Only resources, to which the bundle has links.
  case resources
  /// Existing sources of the project, whose structure is unchanged.
  case sources
  /// New and removed files, manifests, and unknown files.
  case project

  init(of changes: Set<String>?, in project: Project) {
    guard let changes, !changes.isEmpty else {
      self = .project
      return
    }
    let sources = Set(project.targets.flatMap(\.sources).map { $0.standardizedFileURL.path(percentEncoded: false) })
    let resources = project.targets.flatMap(\.resources).map { resource in
      let path = resource.file.standardizedFileURL.path(percentEncoded: false)
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    var kind = ChangeKind.resources
    for file in changes {
      if !FileManager.default.fileExists(atPath: file) {
        self = .project
        return
      }
      if sources.contains(file) {
        kind = .sources
      } else if ChangeKind.isLinked(file, resources) {
        continue
      } else {
        self = .project
        return
      }
    }
    self = kind
  }

  /// Returns whether a file is a resource that needs no processing. String catalogs are converted, and names in asset
  /// catalogs become code.
  private static func isLinked(_ file: String, _ resources: [String]) -> Bool {
    guard !file.hasSuffix(".xcstrings"), !file.hasSuffix("/Contents.json"), !file.hasSuffix("Info.plist") else {
      return false
    }
    return resources.contains { file == $0 || file.hasPrefix($0 + "/") }
  }
}
