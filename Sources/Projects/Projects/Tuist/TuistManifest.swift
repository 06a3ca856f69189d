import Foundation
import ToolSupport
import XcodeProjects

/// A `Project.swift` of Tuist, read without running it and converted to an equivalent XcodeGen specification, so that
/// both are processed in the same way.
///
/// The reader supports targets with their sources, resources, dependencies, settings and Info.plist, and the targets of
/// other projects that they depend on. A manifest that calls a project's own functions (`ProjectDescriptionHelpers`)
/// only provides its targets when it runs.
///
/// - Source: docs.tuist.dev, ProjectDescription
struct TuistManifest {
  private(set) var contents: [String: PropertyListValue] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var targets: [String: PropertyListValue] = [:]
  private var known: Set<String> = []
  private let folder: String

  private static let maxBytes = 4 << 20
  private static let maxProjects = 300

  /// Returns whether a file describes a project without custom code.
  static func isManifest(_ path: String) -> Bool { project(at: path) != nil }

  /// Returns whether a manifest describes an app, or nil for a file that is not a manifest.
  static func hasApp(_ path: String) -> Bool? {
    project(at: path).map { $0["targets"]?.array?.contains { $0["product"]?.name == "app" } == true }
  }

  private static func project(at path: String) -> ManifestExpression? {
    guard FilePaths.name(of: path) == "Project.swift", let bytes = try? FileSystem.bytes(of: path, limit: maxBytes)
    else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("import ProjectDescription") else { return nil }
    let found = ManifestReader(text).constants["project"]
    guard case .call("Project", _)? = found, found?["targets"]?.array?.isEmpty == false else { return nil }
    return found
  }

  /// - Parameter path: The `Project.swift`.
  init?(_ path: String) {
    guard let project = Self.project(at: path) else { return nil }
    folder = FilePaths.folder(of: path)
    contents["name"] = .string(project["name"]?.string ?? FilePaths.name(of: folder))
    add(project, at: folder)
    contents["targets"] = .dictionary(targets)
    let packages = packages(of: project)
    if !packages.isEmpty { contents["packages"] = .dictionary(packages) }
    if let base = settings(project["settings"]) { contents["settings"] = base }
  }

  // MARK: - Targets

  private mutating func add(_ project: ManifestExpression, at place: String) {
    guard known.insert(place).inserted, known.count <= Self.maxProjects else { return }
    for target in project["targets"]?.array ?? [] {
      guard ["target", "Target"].contains(target.name), let name = target["name"]?.string else {
        diagnostics.append(
          Diagnostic(
            .warning, "the project's own code creates a target; this code is not run",
            file: .file("\(place)/Project.swift")))
        continue
      }
      guard targets[name] == nil else { continue }
      targets[name] = .dictionary(fields(of: target, at: place))
    }
  }

  private mutating func fields(of target: ManifestExpression, at place: String) -> [String: PropertyListValue] {
    let products = [
      "app": "application", "framework": "framework", "staticFramework": "framework.static",
      "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test",
      "uiTests": "bundle.ui-testing", "bundle": "bundle", "appExtension": "app-extension",
      "appClip": "application.on-demand-install-capable",
      "commandLineTool": "tool", "watch2App": "application.watchapp2",
      "extensionKitExtension": "extensionkit-extension",
    ]
    var fields: [String: PropertyListValue] = [:]
    fields["type"] = .string(products[target["product"]?.name ?? ""] ?? "framework")
    fields["platform"] = .string(platform(of: target))
    let sources = patterns(target["sources"], at: place).map { source($0, buildPhase: nil) }
    let resources = patterns(target["resources"], at: place).map { source($0, buildPhase: "resources") }
    fields["sources"] = .array(sources + resources)
    fields["dependencies"] = .array((target["dependencies"]?.array ?? []).compactMap { dependency($0, at: place) })
    var base = settings(target["settings"])?.dictionary?["base"]?.dictionary ?? [:]
    if let bundle = target["bundleId"]?.string { base["PRODUCT_BUNDLE_IDENTIFIER"] = .string(bundle) }
    if let product = target["productName"]?.string { base["PRODUCT_NAME"] = .string(product) }
    if case .call("iOS", let arguments)? = target["deploymentTargets"] {
      if let version = arguments.first?.value.string { base["IPHONEOS_DEPLOYMENT_TARGET"] = .string(version) }
    }
    // The name of a target may contain characters that a module's name cannot. Tuist replaces them in the same way.
    fields["settings"] = .dictionary(["base": .dictionary(base)])
    info(target["infoPlist"], at: place, &fields)
    return fields
  }

  /// Returns the platform of a target, which is iOS if it is among several.
  private func platform(of target: ManifestExpression) -> String {
    let systems = [
      "iOS": "iOS", "iPhone": "iOS", "iPad": "iOS", "macOS": "macOS", "mac": "macOS", "tvOS": "tvOS", "appleTv": "tvOS",
      "watchOS": "watchOS", "appleWatch": "watchOS", "visionOS": "visionOS", "appleVision": "visionOS",
    ]
    var names: [String] = []
    func collect(_ value: ManifestExpression?) {
      if let name = value?.name.flatMap({ systems[$0] }) { names.append(name) }
      for one in value?.array ?? [] { collect(one) }
    }
    collect(target["destinations"] ?? target["platform"])
    return names.contains("iOS") ? "iOS" : names.first ?? "iOS"
  }

  /// Returns patterns of files as paths relative to the manifest's folder.
  private func patterns(_ value: ManifestExpression?, at place: String) -> [(path: String, excluded: [String])] {
    let prefix = place == folder ? "" : FilePaths.relative(place, to: folder) + "/"
    switch value {
    case .string(let path)?: return [(prefix + path, [])]
    case .array(let values)?: return values.flatMap { patterns($0, at: place) }
    // Values such as `.glob(pattern:excluding:)`, `.glob("…")` and `.folderReference(path:)`.
    case .call(let name, let arguments)?:
      let excluded = arguments.first { $0.label == "excluding" }?.value
      let list = excluded?.array?.compactMap(\.string) ?? excluded?.string.map { [$0] } ?? []
      let named = arguments.first { ["pattern", "path", "", "resources", "globs"].contains($0.label) }?.value
      if name == "resources" || name == "sourceFilesList" || name == "paths" {
        return patterns(named, at: place)
      }
      return patterns(named, at: place).map { ($0.path, list.map { prefix + $0 }) }
    default: return []
    }
  }

  /// Returns a source with the base folder of a pattern and the patterns within it.
  private func source(_ pattern: (path: String, excluded: [String]), buildPhase: String?) -> PropertyListValue {
    let parts = pattern.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = parts.prefix { !$0.contains("*") && !$0.contains("?") && !$0.contains("{") }
    let path = fixed.isEmpty ? "." : fixed.joined(separator: "/")
    var fields: [String: PropertyListValue] = ["path": .string(path), "optional": .boolean(true)]
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    if !rest.isEmpty, rest != "**" {
      fields["includes"] = .array(VendoredSources.alternatives(rest).map { .string($0) })
    }
    let excluded = pattern.excluded.map { text in
      text.hasPrefix(path + "/") ? String(text.dropFirst(path.count + 1)) : text
    }
    if !excluded.isEmpty {
      fields["excludes"] = .array(excluded.flatMap { VendoredSources.alternatives($0) }.map { .string($0) })
    }
    if let buildPhase { fields["buildPhase"] = .string(buildPhase) }
    return .dictionary(fields)
  }

  private mutating func dependency(_ value: ManifestExpression, at place: String) -> PropertyListValue? {
    switch value.name {
    case "target":
      return value["name"]?.string.map { .dictionary(["target": .string($0)]) }
    case "project":
      guard let name = value["target"]?.string, var path = pathText(value["path"]) else { return nil }
      path = path.hasPrefix("//") ? FilePaths.joined(folder, String(path.dropFirst(2))) : FilePaths.joined(place, path)
      if let other = Self.project(at: "\(path)/Project.swift") { add(other, at: path) }
      return .dictionary(["target": .string(name)])
    case "external": return value["name"]?.string.map { .dictionary(["package": .string($0), "product": .string($0)]) }
    case "package":
      guard let product = value["product"]?.string else { return nil }
      return .dictionary(["package": .string(product), "product": .string(product)])
    case "framework", "xcframework":
      return pathText(value["path"]).map { .dictionary(["framework": .string($0)]) }
    default: return nil
    }
  }

  /// Returns the text of a path, which is a literal or a call such as `.relativeToRoot("…")`.
  private func pathText(_ value: ManifestExpression?) -> String? {
    if let text = value?.string { return text }
    guard let value, let text = value[""]?.string else { return nil }
    return value.name == "relativeToRoot" ? "//" + text : text
  }

  // MARK: - Settings and Info.plist

  private func settings(_ value: ManifestExpression?) -> PropertyListValue? {
    guard let base = value?["base"]?.dictionary ?? value?.dictionary else { return nil }
    return .dictionary(["base": .dictionary(base.compactMapValues(Self.plain))])
  }

  private func info(
    _ value: ManifestExpression?, at place: String, _ fields: inout [String: PropertyListValue]
  ) {
    switch value?.name {
    case "extendingDefault", "dictionary":
      let own = value?["with"]?.dictionary ?? value?[""]?.dictionary ?? [:]
      fields["info"] = .dictionary(["properties": .dictionary(own.compactMapValues(Self.plain))])
    case "file":
      if let path = pathText(value?["path"]) { setInfoFile(path, at: place, &fields) }
    case "default", nil:
      if let path = value?.string {
        setInfoFile(path, at: place, &fields)
      } else {
        fields["info"] = .dictionary(["properties": .dictionary([:])])
      }
    default: fields["info"] = .dictionary(["properties": .dictionary([:])])
    }
  }

  private func setInfoFile(_ path: String, at place: String, _ fields: inout [String: PropertyListValue]) {
    let prefix = place == folder ? "" : FilePaths.relative(place, to: folder) + "/"
    var settings = fields["settings"]?.dictionary?["base"]?.dictionary ?? [:]
    settings["INFOPLIST_FILE"] = .string(prefix + path)
    fields["settings"] = .dictionary(["base": .dictionary(settings)])
  }

  /// Returns a property list value for `.string("…")`, `.boolean(true)`, and literals.
  private static func plain(_ value: ManifestExpression) -> PropertyListValue? {
    switch value {
    case .string(let text): return .string(text)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .number(let text): return Int(text).map { .integer($0) } ?? .string(text)
    case .array(let values): return .array(values.compactMap(plain))
    case .dictionary(let values): return .dictionary(values.compactMapValues(plain))
    case .call(_, let arguments) where arguments.count == 1: return plain(arguments[0].value)
    default: return nil
    }
  }

  // MARK: - Packages

  /// Returns the packages in the manifest, and in `Tuist/Package.swift` or `Package.swift` beside or above it.
  private func packages(of project: ManifestExpression) -> [String: PropertyListValue] {
    var lists = [project["packages"]?.array ?? []]
    var place = folder
    for _ in 0..<4 {
      for name in ["Tuist/Package.swift", "Tuist/Dependencies.swift"] {
        guard let bytes = try? FileSystem.bytes(of: "\(place)/\(name)", limit: Self.maxBytes) else { continue }
        let constants = ManifestReader(String(decoding: bytes, as: UTF8.self)).constants
        lists.append(constants["package"]?["dependencies"]?.array ?? [])
        let dependencies = constants["dependencies"]?["swiftPackageManager"]
        lists.append(dependencies?.array ?? dependencies?[""]?.array ?? [])
      }
      place = FilePaths.folder(of: place)
    }
    var result: [String: PropertyListValue] = [:]
    for package in lists.joined() {
      guard let url = package["url"]?.string else { continue }
      var fields: [String: PropertyListValue] = ["url": .string(url)]
      if let version = package["from"]?.string { fields["from"] = .string(version) }
      if let version = package["exact"]?.string { fields["exactVersion"] = .string(version) }
      for key in ["branch", "revision"] { if let text = package[key]?.string { fields[key] = .string(text) } }
      // A requirement such as `.remote(url:requirement: .upToNextMajor(from: "1.0"))`.
      if let requirement = package["requirement"] ?? package.arguments.first(where: { $0.label.isEmpty })?.value {
        let text = requirement["from"]?.string ?? requirement[""]?.string
        let keys = [
          "upToNextMajor": "from", "upToNextMinor": "minorVersion", "exact": "exactVersion", "branch": "branch",
          "revision": "revision",
        ]
        if let text, let key = requirement.name.flatMap({ keys[$0] }) { fields[key] = .string(text) }
      }
      var name = FilePaths.name(of: url)
      if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
      result[name] = .dictionary(fields)
    }
    return result
  }
}
