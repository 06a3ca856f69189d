import Foundation
import XcodeProjects

/// The contents of a target's phases and synchronized folders.
struct TargetContents {
  let target: XcodeTarget
  let project: XcodeProjectFile
  let reading: XcodeReading
  let settings: BuildSettings

  private(set) var sources: [URL] = []
  private(set) var foreignSources: [URL] = []
  private(set) var resources: [Resource] = []
  private(set) var scripts: [BuildScript] = []
  private(set) var packageProducts: [XcodePackageProduct] = []
  /// The names of linked products of other targets, such as `Core.framework`.
  private(set) var linkedProducts: [String] = []
  private(set) var linkedFrameworks: [(path: String, name: String)] = []
  private var missing: [String] = []
  /// The Swift files that the phases name and that do not exist.
  var missingSources: [URL] { missing.filter { FileRole.of($0) == .swift }.map(URL.file) }
  private var seen: Set<String> = []
  private var outside: [String] = []

  init(target: XcodeTarget, project: XcodeProjectFile, reading: XcodeReading, settings: BuildSettings) {
    self.target = target
    self.project = project
    self.reading = reading
    self.settings = settings
  }

  // MARK: - Phases

  mutating func readPhases() {
    for phase in target.phases {
      switch phase.kind {
      case .sources, .resources:
        for file in phase.files where Self.isForPhones(file.platforms) { add(file, phase: phase.kind) }
      case .copyFiles(let subfolder) where subfolder == 7 || subfolder == 1:
        for file in phase.files where Self.isForPhones(file.platforms) { add(file, phase: phase.kind) }
      case .frameworks:
        for file in phase.files where Self.isForPhones(file.platforms) { link(file) }
      case .script(let script): add(script, name: phase.name)
      case .headers, .copyFiles, .other: break
      }
    }
    for rule in target.rules {
      guard let script = rule.script else { continue }
      scripts.append(
        BuildScript(
          name: rule.name ?? "Build rule for \(rule.patterns ?? rule.fileType)", shell: "/bin/sh", script: script,
          inputs: rule.inputs.map(settings.expanded), outputs: rule.outputs.map(settings.expanded)))
    }
  }

  private static func isForPhones(_ platforms: [String]) -> Bool { platforms.isEmpty || platforms.contains("ios") }

  private mutating func add(_ script: XcodeScript, name: String?) {
    func absolute(_ path: String) -> String {
      let path = settings.expanded(path)
      return path.hasPrefix("/") ? FilePaths.normalized(path) : FilePaths.joined(project.sourceRoot, path)
    }
    func listed(_ lists: [String]) -> [String] {
      lists.flatMap { list -> [String] in
        guard case .there(let path) = reading.files.find(absolute(list)),
          let bytes = try? FileSystem.bytes(of: path, limit: 1 << 20)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
          .filter { !$0.hasPrefix("#") }.map { absolute(String($0)) }
      }
    }
    scripts.append(
      BuildScript(
        name: name ?? "Run Script", shell: script.shell, script: script.script,
        inputs: script.inputs.filter { !$0.isEmpty }.map(absolute) + listed(script.inputLists),
        outputs: script.outputs.filter { !$0.isEmpty }.map(absolute) + listed(script.outputLists)))
  }

  private mutating func add(_ file: XcodeBuildFile, phase: XcodeBuildPhase.Kind) {
    guard let object = project.object(file.fileReference) else { return }
    if object.isa == "PBXVariantGroup" {
      for child in object.texts("children") {
        guard let variant = project.object(child) else { continue }
        add(variant, localization: variant.nonEmptyText("name"), phase: phase)
      }
    } else {
      add(object, localization: nil, phase: phase)
    }
  }

  private mutating func add(_ object: XcodeObject, localization: String?, phase: XcodeBuildPhase.Kind) {
    // Products of other targets, such as bundles with resources, do not exist before a build.
    guard case .file(let path)? = project.locations[object.id] else { return }
    let type = object.nonEmptyText("explicitFileType") ?? object.text("lastKnownFileType") ?? ""
    switch find(path, of: object) {
    case .missing:
      missing.append(path)
      // Repositories often lack files with keys of services. The app gets an empty file instead: see `AppBundle`.
      if case .resources = phase, FilePaths.ending(of: path) == "plist" {
        addResource(path, isFolder: false, isReference: false, localization: localization)
      }
    case .forbidden:
      reading.assembly.report(
        .warning, "\(target.name) contains a file that is outside the project; ignoring it", file: path)
    case .there(let path) where FileSystem.kind(at: path) == .other:
      reading.assembly.report(
        .warning, "\(target.name) contains an item that is neither a file nor a folder; ignoring it", file: path)
    case .there(let path):
      let isFolder = FileSystem.isFolder(path)
      if case .sources = phase {
        addSource(path, type: type, isFolder: isFolder, localization: localization)
      } else {
        addResource(path, isFolder: isFolder, isReference: type == "folder", localization: localization)
      }
    }
  }

  /// Finds the file at a path. For an absolute path from another machine, it finds the file in the project with the
  /// longest matching end of the path.
  private func find(_ path: String, of object: XcodeObject) -> ProjectFiles.Answer {
    let found = reading.files.find(path)
    if case .there = found { return found }
    guard object.text("path")?.hasPrefix("/") == true else { return found }
    var names = path.split(separator: "/").dropFirst()
    // A file name alone is ambiguous.
    while names.count > 1 {
      let own = reading.files.find(FilePaths.joined(project.sourceRoot, names.joined(separator: "/")))
      if case .there = own { return own }
      names = names.dropFirst()
    }
    return found
  }

  private mutating func addSource(_ path: String, type: String, isFolder: Bool, localization: String?) {
    let role = type == "sourcecode.swift" && !isFolder ? .swift : FileRole.of(path, isFolder: isFolder)
    switch role {
    case .swift where !isFolder:
      if seen.insert(path).inserted { sources.append(.file(path)) }
    case .foreign where !isFolder:
      if seen.insert(path).inserted { foreignSources.append(.file(path)) }
    // Data models and similar files are sources in Xcode.
    case .resource: addResource(path, isFolder: isFolder, isReference: false, localization: localization)
    default: break
    }
  }

  private mutating func addResource(_ path: String, isFolder: Bool, isReference: Bool, localization: String?) {
    guard seen.insert(path).inserted else { return }
    let role = FileRole.of(path, isFolder: isFolder)
    if isFolder, isReference || role == .copiedFolder {
      resources.append(Resource(file: .folder(path), placing: .copied, localization: localization))
    } else {
      resources.append(
        Resource(
          file: isFolder ? .folder(path) : .file(path),
          localization: FileRole.localization(of: path) ?? localization))
    }
  }

  private mutating func link(_ file: XcodeBuildFile) {
    if let product = file.product {
      packageProducts.append(product)
      return
    }
    guard let object = project.object(file.fileReference), let location = project.locations[object.id] else { return }
    switch location {
    case .product(let path): linkedProducts.append(FilePaths.name(of: path))
    case .file(let path):
      guard ["framework", "xcframework"].contains(FilePaths.ending(of: path)) else { return }
      linkedFrameworks.append((path, FilePaths.stem(of: path)))
    case .developer, .unknown: break
    }
  }

  // MARK: - Synchronized folders

  mutating func readSynchronizedFolders() {
    let phases = Set(target.phases.map(\.id))
    var own = Set(target.synchronizedFolders)
    for id in target.synchronizedFolders { readSynchronizedFolder(id, phases: phases) }
    // Folders of other targets may contain files that belong to this target.
    for id in project.synchronizedFolders where own.insert(id).inserted {
      addExceptionalFiles(ofFolder: id)
    }
  }

  private mutating func readSynchronizedFolder(_ id: String, phases: Set<String>) {
    guard let object = project.object(id), case .file(let folder)? = project.locations[id] else { return }
    guard case .there(let folder) = reading.files.find(folder) else {
      missing.append(folder)
      return
    }
    var left: Set<String> = []
    var platforms: [String: [String]] = [:]
    for exception in project.exceptions(ofFolder: id) where exception.target == target.id {
      for path in exception.paths { left.insert(path) }
      platforms.merge(exception.platforms) { $1 }
    }
    let copied = Set(object.texts("explicitFolders"))
    let types = object.dictionary("explicitFileTypes")
    let walk = FolderWalk(
      folder, isAllowed: { path in if case .there = reading.files.find(path) { true } else { false } },
      skip: { path in
        if left.contains(path) { return "the target excludes it" }
        if copied.contains(path) { return "it is copied" }
        // Xcode treats the folder as a local package of the project, and its files as the package's.
        return FileSystem.isFile("\(folder)/\(path)/Package.swift") ? "it is a package" : nil
      })
    for diagnostic in walk.diagnostics { reading.assembly.report(diagnostic) }
    for path in copied.sorted() where !left.contains(path) {
      addResource("\(folder)/\(path)", isFolder: true, isReference: true, localization: nil)
    }
    for found in walk.found {
      guard !left.contains(found.relative), !left.contains(Self.localizedName(of: found.relative)),
        Self.isForPhones(platforms[found.relative] ?? [])
      else { continue }
      addFound(found.path, isFolder: found.isFolder, type: types[found.relative]?.string)
    }
  }

  private mutating func addExceptionalFiles(ofFolder id: String) {
    guard case .file(let folder)? = project.locations[id] else { return }
    for exception in project.exceptions(ofFolder: id) where exception.target == target.id {
      for path in exception.paths {
        let path = FilePaths.joined(folder, Self.plain(path))
        switch reading.files.find(path) {
        case .there(let path):
          if FileSystem.isFolder(path), !FileRole.opaqueFolders.contains(FilePaths.ending(of: path)) {
            let walk = FolderWalk(path, isAllowed: { if case .there = reading.files.find($0) { true } else { false } })
            for found in walk.found { addFound(found.path, isFolder: found.isFolder, type: nil) }
          } else {
            addFound(path, isFolder: FileSystem.isFolder(path), type: nil)
          }
        case .missing: missing.append(path)
        case .forbidden: break
        }
      }
    }
  }

  /// Returns the localized name of a path. A localized file is written as `/Localized: Info.strings` for all of its
  /// `.lproj` folders.
  private static func localizedName(of path: String) -> String {
    guard path.contains(".lproj/") else { return path }
    return "/Localized: " + path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("/Localized: ") ? String(path.dropFirst(12)) : path
  }

  private mutating func addFound(_ path: String, isFolder: Bool, type: String?) {
    let role = type == "sourcecode.swift" ? .swift : FileRole.of(path, isFolder: isFolder)
    switch role {
    case .swift where !isFolder:
      if seen.insert(path).inserted { sources.append(.file(path)) }
    case .foreign where !isFolder:
      if seen.insert(path).inserted { foreignSources.append(.file(path)) }
    case .resource, .copiedFolder:
      addResource(path, isFolder: isFolder, isReference: false, localization: FileRole.localization(of: path))
    default: break
    }
  }

  // MARK: - Missing files

  private static let maxRemarks = 20

  /// Reports missing files, and the phases that generate them.
  func remarkMissingFiles() {
    for path in missing.prefix(Self.maxRemarks) {
      let isSource = FileRole.of(path) == .swift
      let maker = GeneratedFiles.maker(of: path, scripts: scripts)
      let text = "\(target.name) contains a file that does not exist\(maker.map { ": \($0)" } ?? "")"
      reading.assembly.report(isSource ? .warning : .note, text, file: path)
    }
    if missing.count > Self.maxRemarks {
      reading.assembly.report(
        .warning, "\(target.name) contains \(missing.count - Self.maxRemarks) more files that do not exist",
        file: project.file)
    }
  }
}
