import Foundation
import Projects
import SourceRewriting
import XcodeProjects

/// The data about a project that rules use: its Swift files, its targets, its Interface Builder files.
package struct LintedProject: Sendable {
  package struct Target: Sendable {
    package var name: String
    package var isApp: Bool
    /// The files' paths relative to the project's folder.
    package var files: Set<String>
    package var infoPlist: [String: PropertyListValue]
    /// The path of the Info.plist relative to the project's folder, or nil if the target has no file of its own.
    package var infoPlistPath: String?
    /// The oldest version of iOS that the target runs on, or nil if the project states none.
    package var deploymentTarget: String?
    /// Whether the resources contain localized texts in several languages, or a string catalog.
    package var hasTranslations: Bool

    package init(
      name: String, isApp: Bool = true, files: Set<String> = [], infoPlist: [String: PropertyListValue] = [:],
      infoPlistPath: String? = nil, deploymentTarget: String? = nil, hasTranslations: Bool = false
    ) {
      self.name = name
      self.isApp = isApp
      self.files = files
      self.infoPlist = infoPlist
      self.infoPlistPath = infoPlistPath
      self.deploymentTarget = deploymentTarget
      self.hasTranslations = hasTranslations
    }
  }

  /// The files, sorted by path.
  package private(set) var files: [LintedFile]
  package let targets: [Target]
  /// The texts of storyboards and nibs, by path.
  package let interfaces: [String: String]
  let types: ProjectTypes
  /// The project's own protocol of steps.
  private(set) var steps = PipelineSteps()
  private(set) var traits = ProjectTraits()
  private(set) var interfaceFacts = InterfaceFacts()

  package init(files: [LintedFile], targets: [Target], interfaces: [String: String] = [:]) {
    self.files = files.sorted { $0.path < $1.path }
    self.targets = targets
    self.interfaces = interfaces
    types = ProjectTypes(self.files)
    steps = PipelineSteps(types)
    interfaceFacts = InterfaceFacts(interfaces)
    traits = ProjectTraits(self.files, types)
  }

  /// Returns the project with other texts of some files. A nil text removes a file.
  package func replacing(_ texts: [String: String?]) -> LintedProject {
    var all = files.filter { texts[$0.path] == nil }
    all += texts.compactMap { path, text in text.map { LintedFile(path: path, text: $0) } }
    return LintedProject(files: all, targets: targets, interfaces: interfaces)
  }

  package func file(at path: String) -> LintedFile? { files.first { $0.path == path } }

  func targets(of file: LintedFile) -> [Target] { targets.filter { $0.files.contains(file.path) } }

  /// Returns the oldest major version of iOS that a file's targets run on, or nil if none is stated.
  func majorVersion(for file: LintedFile) -> Int? {
    targets(of: file).compactMap { $0.deploymentTarget?.split(separator: ".").first.flatMap { Int($0) } }.min()
  }
}

extension LintedProject {
  /// Reads and parses the files of a project's own targets for iOS, without tests.
  ///
  /// - Parameters:
  ///   - target: The name of the target to read. Default: `nil`, all targets.
  ///   - root: The folder that paths are relative to.
  ///   - isExcluded: Returns whether a path relative to the project's folder is excluded. Default: none is.
  package init(
    _ project: Project, target: String? = nil, below root: URL, isExcluded: (String) -> Bool = { _ in false }
  ) {
    let prefix = LintedProject.prefix(of: root)
    let ownPrefix = LintedProject.prefix(of: project.root)
    func path(_ url: URL, below prefix: String) -> String {
      let path = url.standardizedFileURL.path(percentEncoded: false)
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    func path(_ url: URL) -> String { path(url, below: prefix) }
    let own = project.targets.filter {
      (target == nil || $0.name == target) && $0.leftOut == nil && !$0.isThirdParty && !$0.runsInCompiler
        && ![.unitTests, .uiTests, .plugin, .macro].contains($0.kind)
    }
    var sources: [String: URL] = [:]
    var interfaces: [String: String] = [:]
    var targets: [Target] = []
    for target in own {
      var linted = Target(name: target.name, isApp: target.kind == .app)
      for source in target.sources where !isExcluded(path(source, below: ownPrefix)) {
        sources[path(source)] = source
        linted.files.insert(path(source))
      }
      linted.infoPlist = target.settings.infoPlist
      linted.infoPlistPath = target.settings.infoPlistFile.map(path)
      linted.deploymentTarget = target.settings.deploymentTarget
      linted.hasTranslations = target.resources.contains { LintedProject.isTranslation($0) }
      for resource in target.resources where ["storyboard", "xib"].contains(resource.file.pathExtension) {
        interfaces[path(resource.file)] = try? String(contentsOf: resource.file, encoding: .utf8)
      }
      targets.append(linted)
    }
    let list = sources.sorted { $0.key < $1.key }
    let files = Parallel.map(list.map { ($0.key, $0.value) }) { path, url -> LintedFile? in
      (try? Data(contentsOf: url)).map { LintedFile(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    self.init(files: files.compactMap { $0 }, targets: targets, interfaces: interfaces)
  }

  /// Returns a folder's path with a trailing slash.
  package static func prefix(of root: URL) -> String {
    let path = root.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns whether a resource is a table with at least one text, other than those of Info.plist and storyboards.
  private static func isTranslation(_ resource: Resource) -> Bool {
    let name = resource.file.lastPathComponent
    guard name == "Localizable.strings" || name == "Localizable.xcstrings",
      let data = try? Data(contentsOf: resource.file)
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return name.hasSuffix("xcstrings")
      ? text.contains("\"localizations\"") : text.contains(/"\s*=\s*"/)
  }
}
