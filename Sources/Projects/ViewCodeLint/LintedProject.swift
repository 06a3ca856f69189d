import Foundation
import Projects
import SourceRewriting
import XcodeProjects

/// What rules know of a project: its Swift files, its targets, its Interface Builder files.
package struct LintedProject: Sendable {
  package struct Target: Sendable {
    package var name: String
    package var isApp: Bool
    /// Below the project's folder.
    package var files: Set<String>
    package var infoPlist: [String: PropertyListValue]
    /// The path of its Info.plist below the project's folder; nil where it has none of its own.
    package var infoPlistPath: String?
    /// The oldest iOS that it runs on; nil where the project does not say.
    package var deploymentTarget: String?
    /// Whether a table of texts for several languages, or a string catalog, is among its resources.
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

  /// By path.
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

  /// The project with other texts of some files; nil removes a file.
  package func replacing(_ texts: [String: String?]) -> LintedProject {
    var all = files.filter { texts[$0.path] == nil }
    all += texts.compactMap { path, text in text.map { LintedFile(path: path, text: $0) } }
    return LintedProject(files: all, targets: targets, interfaces: interfaces)
  }

  package func file(at path: String) -> LintedFile? { files.first { $0.path == path } }

  func targets(of file: LintedFile) -> [Target] { targets.filter { $0.files.contains(file.path) } }

  /// The oldest iOS that a file's targets run on, as major version; nil where none says.
  func majorVersion(for file: LintedFile) -> Int? {
    targets(of: file).compactMap { $0.deploymentTarget?.split(separator: ".").first.flatMap { Int($0) } }.min()
  }
}

extension LintedProject {
  /// Reads and parses the files of a project: those of its own targets for iOS, without tests.
  ///
  /// - Parameters:
  ///   - target: the name of the one that is read. Default: `nil`, all.
  ///   - root: the folder that paths are told from.
  ///   - isExcluded: whether a path below the project's own folder is passed over. Default: none is.
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

  /// A folder's path with a slash at its end.
  package static func prefix(of root: URL) -> String {
    let path = root.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// A table of texts with at least one text, other than those of Info.plist and storyboards.
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
