import Foundation
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// A project whose files are open in an editor: its targets, and their prepared modules.
package final class EditedProject: Sendable {
  /// The project and the options for reading it.
  package struct Settings: Sendable {
    package var path: URL
    package var buildPath: URL?
    package var configuration: String?
    /// Whether missing packages are not fetched.
    package var isOffline = false
    package var stubbing = Stubbing()

    package init(path: URL) { self.path = path }
  }

  /// The consequence of changed files.
  enum Change: Equatable {
    case nothing
    /// Targets must be prepared again.
    case targets(Set<String>)
    /// The project must be read again.
    case project
  }

  private struct State {
    var project: Project?
    var targets: [Target] = []
    var mark = ""
    var needsFetching = false
    /// The prepared modules, by target. Modules of an earlier run are used until they are prepared again.
    var modules: [String: EditorModule] = [:]
    /// The targets that are prepared for the current files.
    var prepared: Set<String> = []
    var omissions: [String: [EditorOmission]] = [:]
    /// The number of file changes.
    var generation = 0
    /// The copies of files with platform conditions.
    var copies = ConditionCopies()
  }

  private let settings: Settings
  private let state = Mutex(State())
  private let toolchain: Result<Toolchain, any Error>
  private let compiler: Result<SwiftCompiler, any Error>

  package init(_ settings: Settings) {
    self.settings = settings
    toolchain = Result { try Toolchain.find() }
    compiler = Result { try SwiftCompiler.find() }
  }

  // MARK: - Reading

  /// Reads the project.
  ///
  /// - Returns: Whether its targets have changed.
  @discardableResult
  package func read(fetches: Bool) throws -> Bool {
    let checkouts = PackageCheckouts(isOffline: !fetches || settings.isOffline)
    let options = ReadingOptions(configuration: settings.configuration, checkouts: checkouts)
    let project = try ProjectReader.read(settings.path, options: options)
    let targets = ProductSelection.editorTargets(of: project)
    let mark = EditedProject.mark(of: targets)
    let needsFetching = !fetches && !settings.isOffline && project.thirdParty.contains { $0.sources.isEmpty }
    let earlier = state.withLock { $0.project == nil } ? earlierModules(of: project) : [:]
    return state.withLock { state in
      state.project = project
      state.targets = targets
      state.needsFetching = needsFetching
      state.modules.merge(earlier) { $1 }
      guard state.mark != mark else { return false }
      state.mark = mark
      state.prepared = []
      state.generation += 1
      return true
    }
  }

  /// Returns a text that identifies the facts about targets that are reported to an editor.
  private static func mark(of targets: [Target]) -> String {
    targets.map { target in
      let (flags, _) = SettingsFlags.flags(for: target.settings, moduleName: target.moduleName)
      return
        ([target.name, target.moduleName] + flags + target.dependencies + target.externalDependencies
        + target.sources.map(\.path) + target.resources.map(\.file.path)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The patterns of files whose changes are relevant.
  static let watchedPatterns = [
    "**/*.swift", "**/*.{pbxproj,xcworkspacedata,xcscheme,xcconfig,resolved,lock,plist,h,m}",
    "**/{Package.swift,Project.swift,project.yml,project.yaml,Podfile,Cartfile}", "**/*.xcassets/**",
    "**/*.xcdatamodeld/**",
  ]

  /// Returns the consequence of changed files, and marks targets that are no longer prepared.
  func note(_ changes: Set<String>) -> Change {
    state.withLock { state in
      let sources = Dictionary(
        state.targets.flatMap { target in target.sources.map { (Self.path(of: $0), target.name) } },
        uniquingKeysWith: { first, _ in first })
      var names: Set<String> = []
      var reads = false
      for change in changes where !change.contains("/.viewcode/") {
        if let target = sources[change], FileManager.default.fileExists(atPath: change) {
          names.insert(target)
        } else if let target = Self.owner(of: change, among: state.targets) {
          // Names of assets and classes of models are generated.
          names.insert(target)
        } else if Self.isOfProject(change) {
          reads = true
        }
      }
      guard reads || !names.isEmpty else { return .nothing }
      state.generation += 1
      // Targets that were prepared before are prepared again immediately, because their files may need other modules.
      // SourceKit-LSP requests the targets that depend on them.
      let again = names.intersection(state.prepared)
      state.prepared.subtract(Self.dependents(of: names, among: state.targets))
      if reads { return .project }
      return again.isEmpty ? .nothing : .targets(again)
    }
  }

  private static func path(of file: URL) -> String { file.standardizedFileURL.path(percentEncoded: false) }

  /// Returns the target that a resource belongs to.
  private static func owner(of path: String, among targets: [Target]) -> String? {
    targets.first { target in
      target.resources.contains { resource in
        guard ["xcassets", "xcdatamodeld"].contains(resource.file.pathExtension) else { return false }
        let folder = Self.path(of: resource.file)
        return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
      }
    }?.name
  }

  private static func isOfProject(_ path: String) -> Bool {
    let file = URL(filePath: path)
    let extensions: Set<String> = [
      "swift", "pbxproj", "xcworkspacedata", "xcscheme", "xcconfig", "resolved", "lock", "plist", "h", "m", "yml",
      "yaml",
    ]
    return extensions.contains(file.pathExtension) || ["Podfile", "Cartfile"].contains(file.lastPathComponent)
  }

  /// Returns targets and all targets that depend on them.
  private static func dependents(of names: Set<String>, among targets: [Target]) -> Set<String> {
    var result = names
    var isComplete = false
    while !isComplete {
      let count = result.count
      for target in targets
      where !result.isDisjoint(
        with: target.dependencies + target.externalDependencies + [target.hostApp].compactMap { $0 })
      {
        result.insert(target.name)
      }
      isComplete = result.count == count
    }
    return result
  }

  // MARK: - Project data

  package var targets: [Target] { state.withLock { $0.targets } }
  package var root: URL? { state.withLock { $0.project?.root } }
  /// Whether packages were missing when the project was read.
  var needsFetching: Bool { state.withLock { $0.needsFetching } }

  /// The folders with files of the project.
  var folders: [String] {
    state.withLock { state in
      guard let project = state.project else { return [] }
      let root = Self.folderPath(project.root)
      var folders: Set<String> = [root]
      for target in state.targets where !target.isThirdParty {
        for file in target.sources {
          let folder = Self.folderPath(file.deletingLastPathComponent())
          if folder != root, !folder.hasPrefix(root + "/") { folders.insert(folder) }
        }
      }
      return folders.sorted()
    }
  }

  private static func folderPath(_ folder: URL) -> String {
    let path = Self.path(of: folder)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func dependencies(of target: Target) -> [String] {
    let names = Set(targets.map(\.name))
    let all = target.dependencies + target.externalDependencies + [target.hostApp].compactMap { $0 }
    return all.filter { names.contains($0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The folder that contains the compiler's `usr` folder.
  var compilerFolder: URL? {
    guard let compiler = try? compiler.get() else { return nil }
    let programs = URL(filePath: compiler.path).resolvingSymlinksInPath().deletingLastPathComponent()
    let usr = programs.deletingLastPathComponent()
    return usr.lastPathComponent == "usr" ? usr.deletingLastPathComponent() : nil
  }

  /// A file of a target.
  struct Source {
    var file: URL
    var isGenerated = false
    /// The copy that is used in its place when other files of the target are checked.
    var copy: URL?
  }

  func sources(of name: String) -> [Source] {
    guard let target = targets.first(where: { $0.name == name }) else { return [] }
    let copies = module(of: name).map(copies) ?? [:]
    return target.sources.map { Source(file: $0, copy: copies[$0]) }
  }

  /// Returns the compiler's arguments for a file of a target, or nil if the target or the installation does not exist.
  func arguments(for file: URL, of name: String) -> [String]? {
    guard let module = module(of: name), let barrier = try? BarrierFile.write(to: buildFolder()) else { return nil }
    var copies = copies(of: module)
    // The file itself is checked with the editor's contents, whose conditions the proxy replaces.
    copies[file] = nil
    return module.arguments(replacing: copies) + [barrier.path(percentEncoded: false)]
  }

  /// Returns the copies with which the files of a module are checked, by their original files.
  private func copies(of module: EditorModule) -> [URL: URL] {
    guard let folder = try? buildFolder().folder("\(ConditionCopies.folderName)/\(module.name)") else { return [:] }
    return state.withLock { $0.copies.update(for: module.sources, in: folder) }
  }

  private func module(of name: String) -> EditorModule? {
    let (target, known) = state.withLock { state in
      (state.targets.first { $0.name == name }, state.modules[name])
    }
    guard let target else { return nil }
    if let known, known.sources == target.sources { return known }
    guard let toolchain = try? toolchain.get(), let folder = try? buildFolder() else { return nil }
    // The arguments for other files of the module are mostly valid.
    if var known {
      known.sources = target.sources
      return known
    }
    return try? EditorModule(unprepared: target, toolchain: toolchain, folder: folder)
  }

  // MARK: - Preparing

  /// The folder of SourceKit-LSP's index.
  var indexFolder: URL? { (try? buildFolder()).flatMap { try? $0.folder("index") } }

  /// Returns the name of a file in the index. No file is written with that name.
  func indexUnit(of file: URL, in target: String) -> String {
    let folder = indexFolder ?? URL(filePath: "/")
    return folder.appending(path: "units/\(StableHash.text(of: target + "\n" + Self.path(of: file))).o")
      .path(percentEncoded: false)
  }

  private func buildFolder() throws -> BuildFolder {
    guard let root else { throw CommandFailure.noProject }
    return try EditorBuild.folder(in: BuildFolder(for: root, at: settings.buildPath))
  }

  func isPrepared(_ names: Set<String>) -> Bool { state.withLock { names.isSubset(of: $0.prepared) } }

  /// Builds the modules that targets import and use.
  ///
  /// - Returns: The targets whose compiler arguments have changed.
  func prepare(_ names: Set<String>, progress: @escaping @Sendable (String) -> Void) throws -> Set<String> {
    let (project, generation) = state.withLock { ($0.project, $0.generation) }
    guard let project else { throw CommandFailure.noProject }
    let known = Set(targets.map(\.name))
    let build = try EditorBuild(
      of: project, targets: names.intersection(known), toolchain: toolchain.get(), compiler: compiler.get(),
      folder: buildFolder(), stubbing: settings.stubbing, progress: progress)
    let before = Dictionary(names.map { ($0, allArguments(of: $0)) }, uniquingKeysWith: { $1 })
    let result = try build.run()
    state.withLock { state in
      for module in result.modules { state.modules[module.target] = module }
      for name in names { state.omissions[name] = result.omissions }
      // A file may have changed during the preparation.
      if state.generation == generation { state.prepared.formUnion(names) }
    }
    for diagnostic in result.diagnostics where diagnostic.severity != .note { progress("\(diagnostic)") }
    let changed = Set(names.filter { before[$0] != allArguments(of: $0) })
    try remember()
    return changed
  }

  /// Returns a target's arguments, including the copies of all of its files.
  private func allArguments(of name: String) -> [String]? {
    module(of: name).map { $0.arguments(replacing: copies(of: $0)) }
  }

  /// Stores the prepared modules for the next run and for the proxy.
  private func remember() throws {
    let folder = try buildFolder()
    let (modules, omissions, copies) = state.withLock { state in
      (
        state.modules.values.sorted { $0.target < $1.target },
        Set(state.omissions.values.flatMap { $0 }).sorted { ($0.file, $0.message) < ($1.file, $1.message) },
        state.copies.originals
      )
    }
    try PreparedProject(modules: modules, omissions: omissions, copies: copies).write(to: folder)
  }

  private func earlierModules(of project: Project) -> [String: EditorModule] {
    guard
      let folder = try? EditorBuild.folder(in: BuildFolder(for: project.root, at: settings.buildPath)),
      let prepared = PreparedProject(in: folder.root)
    else { return [:] }
    return Dictionary(prepared.modules.map { ($0.target, $0) }, uniquingKeysWith: { $1 })
  }
}
