import Foundation
import ToolSupport
import XcodeProjects

/// A `Project.swift` of Tuist, read without running it, as the specification of XcodeGen that says the same, so that
/// both are read in one way.
///
/// Read are targets with their sources, resources, dependencies, settings and Info.plist, and those of other projects
/// that they depend on. A manifest that calls functions of a project's own (`ProjectDescriptionHelpers`) tells its
/// targets only when it is run.
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

  /// Whether a file describes a project without code of its own.
  static func isManifest(_ path: String) -> Bool { project(at: path) != nil }

  /// Whether it describes an app; nil for a file that is no manifest.
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

  /// - Parameter path: the `Project.swift`.
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
            .warning, "a target is made by code of the project's own, which is not run",
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
    // A target's name may have characters that a module's has not; Tuist replaces them alike.
    fields["settings"] = .dictionary(["base": .dictionary(base)])
    info(target["infoPlist"], at: place, &fields)
    return fields
  }

  /// The system of a target: that of iOS where it is one of several.
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

  /// Patterns of files, as paths that begin at the manifest's folder.
  private func patterns(_ value: ManifestExpression?, at place: String) -> [(path: String, excluded: [String])] {
    let prefix = place == folder ? "" : FilePaths.relative(place, to: folder) + "/"
    switch value {
    case .string(let path)?: return [(prefix + path, [])]
    case .array(let values)?: return values.flatMap { patterns($0, at: place) }
    // `.glob(pattern:excluding:)`, `.glob("…")`, `.folderReference(path:)`
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

  /// The folder in which a pattern begins, and what it matches there.
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

  /// A path is a text, or `.relativeToRoot("…")` and its like.
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

  /// A value of a property list: `.string("…")`, `.boolean(true)`, and literals.
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

  /// The packages of the manifest, and of `Tuist/Package.swift` or `Package.swift` beside it or above.
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
      // `.remote(url:requirement: .upToNextMajor(from: "1.0"))`
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
