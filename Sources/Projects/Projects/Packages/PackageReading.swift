import Foundation
import XcodeProjects

/// Reads Swift packages in folders: their manifests, and the locations of their targets' files.
enum PackageReading {
  /// Reads a package and the local packages that it depends on, once.
  ///
  /// - Parameter asDependency: Whether the package is a dependency. The tests of a dependency are not read, and a
  ///   failure to read it is only a diagnostic.
  /// - Returns: The package, or nil if it cannot be read or depends on itself.
  static func load(_ folder: String, into assembly: ProjectAssembly, asDependency: Bool) -> LocalPackage? {
    if let known = assembly.localPackages[folder] { return known }
    do throws(ProjectError) {
      return try read(folder, into: assembly, isRoot: false)
    } catch {
      assembly.report(
        .warning, "\(error)\nUsing each folder in Sources as a module instead.",
        file: "\(folder)/Package.swift")
      let package = guess(folder, into: assembly)
      assembly.localPackages[folder] = package
      return package
    }
  }

  /// Reads a package at an address from the project's own checkouts, or from those of this machine.
  ///
  /// - Returns: The package, or nil with a diagnostic if it is not available and can't be fetched.
  static func load(_ package: RemotePackage, into assembly: ProjectAssembly) -> LocalPackage? {
    guard let checkouts = assembly.options.checkouts else { return nil }
    if let known = assembly.fetchedPackages[package.identity] {
      return known.flatMap { load($0, into: assembly, asDependency: true) }
    }
    assembly.fetchedPackages[package.identity] = .some(nil)
    let name = FilePaths.name(of: package.url.hasSuffix(".git") ? String(package.url.dropLast(4)) : package.url)
    let own = [".build/checkouts", "SourcePackages/checkouts", ".swiftpm/checkouts"]
      .map { "\(assembly.files.root)/\($0)/\(name)" }.first { FileSystem.isFile("\($0)/Package.swift") }
    let pin = assembly.pins[package.identity]
    let answer: PackageCheckouts.Answer =
      own.map { .there(folder: $0) }
      ?? checkouts.find(
        PackageCheckouts.Wish(
          address: package.url, revision: pin?.revision, locked: pin?.version ?? pin?.branch,
          requirement: PackageRequirement(package.requirement)))
    let isAvailable = if case .there = answer { true } else { false }
    if !isAvailable, let folder = ownRepository(of: package, in: assembly) {
      // The example of a library may require the library at its address.
      assembly.fetchedPackages[package.identity] = folder
      return load(folder, into: assembly, asDependency: true)
    }
    switch answer {
    case .there(let folder):
      assembly.files.admit(folder)
      assembly.fetchedPackages[package.identity] = folder
      return load(folder, into: assembly, asDependency: true)
    case .instead(let folder, let version, let reason):
      let wanted = pin?.locked ?? package.requirement
      assembly.report(
        .warning,
        "the package \(package.url)\(wanted.map { " (\($0))" } ?? "") is not available: \(reason); using \(version)",
        file: assembly.files.root)
      assembly.files.admit(folder)
      assembly.fetchedPackages[package.identity] = folder
      return load(folder, into: assembly, asDependency: true)
    case .missing(let reason):
      let wanted = pin?.locked ?? package.requirement
      assembly.report(
        .warning, "the package \(package.url)\(wanted.map { " (\($0))" } ?? "") is not available: \(reason)",
        file: assembly.files.root)
      return nil
    }
  }

  /// Returns the folder of a package if it is the repository that the project is a part of: the project's folder or one
  /// above it has a manifest with the package's name.
  private static func ownRepository(of package: RemotePackage, in assembly: ProjectAssembly) -> String? {
    var folder = assembly.files.root
    while true {
      if let bytes = try? FileSystem.bytes(of: "\(folder)/Package.swift", limit: 1 << 20) {
        let text = String(decoding: bytes, as: UTF8.self)
        let name = text.firstMatch(of: /Package\s*\(\s*name\s*:\s*"([^"]+)"/).map { String($0.1) }
        if [name, FilePaths.name(of: folder)].contains(where: { $0?.lowercased() == package.identity }) {
          return folder
        }
      }
      guard folder != assembly.files.boundary, folder != "/" else { return nil }
      folder = FilePaths.folder(of: folder)
    }
  }

  /// Returns a package whose manifest cannot be evaluated here. Each folder in `Sources` becomes a module and a
  /// product.
  private static func guess(_ folder: String, into assembly: ProjectAssembly) -> LocalPackage? {
    let name = FilePaths.name(of: folder)
    var products: [String: [String]] = [:]
    for entry in (try? FileSystem.entries(of: "\(folder)/Sources")) ?? [] where entry.kind == .folder && !entry.isLink {
      let walk = FolderWalk(
        "\(folder)/Sources/\(entry.name)",
        isAllowed: { path in if case .there = assembly.files.find(path) { true } else { false } })
      let sources = walk.found.filter { FileRole.of($0.path) == .swift && !$0.isFolder }
      guard !sources.isEmpty else { continue }
      var target = Target(
        name: entry.name, moduleName: BuildSettingModifier.identifier(entry.name, isExtended: true), kind: .library)
      target.sources = sources.map { .file($0.path) }
      target.settings.packageName = name.lowercased()
      target.settings.conditions = ["SWIFT_PACKAGE", "DEBUG"]
      target.isThirdParty = assembly.files.isAdmitted(folder)
      products[entry.name] = [assembly.add(target, container: name)]
    }
    guard !products.isEmpty else { return nil }
    if products[name] == nil { products[name] = products.values.flatMap { $0 }.sorted() }
    return LocalPackage(
      folder: folder, identity: name.lowercased(), name: name, products: products, productNames: products.keys.sorted())
  }

  /// Returns whether a package is an app of Swift Playgrounds. Its manifest needs a module that only Apple's systems
  /// have, and all Swift files beside it belong to the app.
  static func isAppPlayground(_ folder: String) -> Bool {
    guard let bytes = try? FileSystem.bytes(of: "\(folder)/Package.swift", limit: 1 << 20) else { return false }
    return SwiftSourceScan(bytes).imports.contains { $0.module == "AppleProductTypes" }
  }

  /// Reads a package.
  ///
  /// - Parameter isRoot: Whether the package is the project itself. Its tests are read, and a failure to read it is an
  ///   error.
  @discardableResult
  static func read(_ folder: String, into assembly: ProjectAssembly, isRoot: Bool) throws(ProjectError) -> LocalPackage
  {
    assembly.localPackages[folder] = .some(nil)
    let file = "\(folder)/Package.swift"
    let data: Data
    do {
      data = try assembly.manifest(of: folder)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw .manifest(path: file, reason: error.localizedDescription, output: "")
    }
    let manifest = try PackageManifest.parse(data, path: file)
    var reading = OnePackage(folder: folder, manifest: manifest, assembly: assembly, isRoot: isRoot)
    let package = reading.read()
    assembly.localPackages[folder] = package
    return package
  }
}

/// A package that is being read.
private struct OnePackage {
  let folder: String
  let manifest: PackageManifest
  let assembly: ProjectAssembly
  let isRoot: Bool
  private var names: [String: String] = [:]
  private var neighbors: [LocalPackage] = []
  private var identity: String { FilePaths.name(of: folder).lowercased() }
  private var file: String { "\(folder)/Package.swift" }

  init(folder: String, manifest: PackageManifest, assembly: ProjectAssembly, isRoot: Bool) {
    self.folder = folder
    self.manifest = manifest
    self.assembly = assembly
    self.isRoot = isRoot
  }

  mutating func read() -> LocalPackage {
    readPins()
    readDependencies()
    let wanted = manifest.targets.filter { isRoot || $0.type != "test" }
    for target in wanted { names[target.name] = assembly.reserve(target.name, container: manifest.name) }
    for target in wanted { add(target) }
    var products: [String: [String]] = [:]
    for product in manifest.products { products[product.name] = product.targets.compactMap { names[$0] } }
    return LocalPackage(
      folder: folder, identity: identity, name: manifest.name, products: products,
      productNames: manifest.products.map(\.name))
  }

  private func readPins() {
    // The locked versions of a third-party package are those that it was tested with. They are not requirements.
    guard !assembly.files.isAdmitted(folder) else { return }
    let path = "\(folder)/Package.resolved"
    guard FileSystem.isFile(path) else { return }
    do throws(XcodeFileError) {
      for pin in try ResolvedPackages.read(path).pins where assembly.pins[pin.identity] == nil {
        assembly.pins[pin.identity] = pin
      }
    } catch {
      assembly.report(.warning, error.reason, file: error.path, line: error.line)
    }
  }

  private mutating func readDependencies() {
    for dependency in manifest.dependencies ?? [] {
      for remote in dependency.sourceControl ?? [] where !isOfMacrosAlone(remote.identity) {
        if let url = remote.location.remote?.first?.urlString {
          let package = RemotePackage(identity: remote.identity, url: url, requirement: remote.requirement.text)
          assembly.addRemotePackage(package)
          if let neighbor = PackageReading.load(package, into: assembly) { neighbors.append(neighbor) }
        } else if let path = remote.location.local?.first {
          // The address is a repository on this machine. Within the project, its working copy is used.
          if case .there = assembly.files.find(FilePaths.normalized(path)) {
            loadNeighbor(path)
          } else {
            let package = RemotePackage(identity: remote.identity, url: path, requirement: remote.requirement.text)
            assembly.addRemotePackage(package)
            if let neighbor = PackageReading.load(package, into: assembly) { neighbors.append(neighbor) }
          }
        }
      }
      for local in dependency.fileSystem ?? [] { loadNeighbor(local.path) }
      for registry in dependency.registry ?? [] {
        assembly.addRemotePackage(
          RemotePackage(identity: registry.identity, url: registry.identity, requirement: registry.requirement.text))
      }
    }
  }

  /// Returns whether a package is the compiler's own syntax tree, and only macros and tests depend on it. The compiler
  /// provides it.
  private func isOfMacrosAlone(_ identity: String) -> Bool {
    guard identity == "swift-syntax" else { return false }
    let others = manifest.targets.filter { !["macro", "test", "plugin"].contains($0.type) }
    let macros = manifest.targets.filter { $0.type == "macro" }
    return others.allSatisfy { target in
      let needsIt = (target.dependencies ?? []).contains { $0.package?.lowercased() == identity }
      // A target that only macros and tests depend on.
      let users = manifest.targets.filter { $0.dependencies?.contains { $0.name == target.name } ?? false }
      let isPartOfMacros =
        macros.contains { macro in users.contains { $0.name == macro.name } }
        && users.allSatisfy { ["macro", "test"].contains($0.type) }
      return !needsIt || isPartOfMacros
    }
  }

  private mutating func loadNeighbor(_ path: String) {
    switch assembly.files.find(FilePaths.normalized(path)) {
    case .there(let path):
      if let package = PackageReading.load(path, into: assembly, asDependency: true) { neighbors.append(package) }
    case .missing: assembly.report(.warning, "the package depends on \(path), which does not exist", file: file)
    case .forbidden:
      assembly.report(
        .warning, "the package depends on \(path), which is outside the project; ignoring it", file: file)
    }
  }

  // MARK: - Targets

  private mutating func add(_ source: PackageManifest.Target) {
    var target = Target(
      name: names[source.name] ?? source.name,
      moduleName: BuildSettingModifier.identifier(source.name, isExtended: true), kind: kind(source.type))
    target.settings = settings(of: source)
    target.isThirdParty = assembly.files.isAdmitted(folder)
    switch target.kind {
    case .binary:
      target.leftOut = "it is a prebuilt framework for Apple's systems"
      if let path = source.path {
        target.resources = []
        assembly.linkedFrameworks[source.name] = FilePaths.joined(folder, path)
      }
    case .systemLibrary: break
    default:
      guard let place = self.folder(of: source) else {
        assembly.report(.warning, "the sources of the target \(source.name) do not exist", file: file)
        break
      }
      addFiles(of: source, in: place, to: &target)
    }
    for dependency in source.dependencies ?? [] where dependency.condition?.holds(configuration) ?? true {
      depend(on: dependency, &target)
    }
    for usage in source.pluginUsages ?? [] {
      if let name = names[usage.name] { target.dependencies.append(name) }
      target.scripts.append(
        BuildScript(name: Target.pluginPrefix + usage.name, shell: "", script: "", inputs: [], outputs: []))
    }
    assembly.appendReserved(target)
  }

  private var configuration: String { assembly.options.configuration ?? "Debug" }

  private func kind(_ type: String) -> Target.Kind {
    switch type {
    case "regular": .library
    case "executable", "snippet": .executable
    case "test": .unitTests
    case "system": .systemLibrary
    case "binary": .binary
    case "plugin": .plugin
    case "macro": .macro
    default: .other
    }
  }

  private func depend(on dependency: PackageManifest.Dependency, _ target: inout Target) {
    func add(_ name: String) {
      if name != target.name, !target.dependencies.contains(name) { target.dependencies.append(name) }
    }
    if dependency.kind != .product, let name = names[dependency.name] {
      add(name)
      return
    }
    for package in neighbors {
      if let targets = package.products[dependency.name] {
        targets.forEach(add)
        return
      }
    }
    guard dependency.kind != .target else { return }
    if !target.externalDependencies.contains(dependency.name) { target.externalDependencies.append(dependency.name) }
    assembly.packageProducts[dependency.name] = .some(dependency.package?.lowercased())
  }

  private func settings(of source: PackageManifest.Target) -> TargetSettings {
    var result = TargetSettings()
    let versions = (manifest.swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }
    // The newest version that the package lists and this compiler supports, or without a list, the version of the tools
    // version.
    let newest = versions.filter { $0 <= 6 }.max()
    result.swiftVersion = newest.map(String.init) ?? manifest.swiftVersion
    result.packageName = identity
    result.generatesStringSymbols = true
    result.deploymentTarget = manifest.platforms?.first { $0.platformName == "ios" }?.version
    result.developmentRegion = manifest.defaultLocalization ?? "en"
    // SwiftPM and Xcode define this condition for packages.
    result.conditions = ["SWIFT_PACKAGE"]
    if !configuration.lowercased().contains("release") { result.conditions.append("DEBUG") }
    for setting in source.settings ?? []
    where setting.tool == "swift" && setting.condition?.holds(configuration) ?? true {
      switch setting.name {
      case "define": SwiftFlags.apply(setting.values.map { "-D\($0)" }, to: &result)
      case "enableUpcomingFeature": result.upcomingFeatures += setting.values
      case "enableExperimentalFeature": result.experimentalFeatures += setting.values
      case "swiftLanguageMode", "swiftLanguageVersion":
        if let version = setting.values.first { result.swiftVersion = SwiftFlags.version(version) }
      case "defaultIsolation": result.defaultIsolationIsMainActor = setting.values.first == "MainActor"
      case "unsafeFlags": SwiftFlags.apply(setting.values, to: &result)
      case "strictMemorySafety": result.otherFlags.append("-strict-memory-safety")
      case "interoperabilityMode":
        if let mode = setting.values.first {
          result.otherFlags.append("-cxx-interoperability-mode=\(mode == "Cxx" ? "default" : mode)")
        }
      default: break
      }
    }
    return result
  }

  // MARK: - Files

  /// Returns the folder in which SwiftPM looks for a target's files.
  private func folder(of source: PackageManifest.Target) -> String? {
    if let path = source.path {
      let joined = FilePaths.joined(folder, path)
      guard FilePaths.contains(folder, joined), FileSystem.isFolder(joined) else { return nil }
      return joined
    }
    let parents: [String]
    switch source.type {
    case "test": parents = ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": parents = ["Plugins"]
    default: parents = ["Sources", "Source", "src", "srcs"]
    }
    for parent in parents where FileSystem.isFolder("\(folder)/\(parent)/\(source.name)") {
      return "\(folder)/\(parent)/\(source.name)"
    }
    // Since tools version 5.9, the only target of a package may have its files directly in the folder.
    let others = manifest.targets.filter { $0.type == source.type && $0.path == nil }
    guard others.count == 1 else { return nil }
    return parents.map { "\(folder)/\($0)" }.first { FileSystem.isFolder($0) }
  }

  private func addFiles(of source: PackageManifest.Target, in place: String, to target: inout Target) {
    let excluded = Set((source.exclude ?? []).map { FilePaths.joined(place, $0) })
    let only = source.sources.map { $0.map { FilePaths.joined(place, $0) } }
    let rules = (source.resources ?? []).map { (path: FilePaths.joined(place, $0.path), rule: $0) }
    for (path, rule) in rules where rule.isCopied && FileSystem.isFolder(path) {
      target.resources.append(Resource(file: .folder(path), placing: .copied))
    }
    // Folders of other targets within this folder are not part of this target.
    let others = Set(
      manifest.targets.filter { $0.name != source.name }.compactMap { other in
        other.path.map { FilePaths.joined(folder, $0) }
      })
    let walk = FolderWalk(
      place, isAllowed: { path in if case .there = assembly.files.find(path) { true } else { false } },
      skip: { relative in
        let path = "\(place)/\(relative)"
        if excluded.contains(path) { return "it is excluded" }
        if others.contains(path) { return "it belongs to another target" }
        return rules.contains { $0.rule.isCopied && $0.path == path } ? "it is copied" : nil
      })
    for diagnostic in walk.diagnostics { assembly.report(diagnostic) }
    for found in walk.found where !excluded.contains(found.path) {
      if let (_, rule) = rules.first(where: { FilePaths.contains($0.path, found.path) }) {
        if rule.isEmbedded { continue }
        target.resources.append(
          Resource(
            file: found.isFolder ? .folder(found.path) : .file(found.path),
            placing: rule.isCopied ? .copied : .processed,
            localization: FileRole.localization(of: found.path) ?? rule.localization))
        continue
      }
      let isSource = only?.contains { FilePaths.contains($0, found.path) } ?? true
      switch FileRole.of(found.path, isFolder: found.isFolder) {
      case .swift where isSource && !found.isFolder: target.sources.append(.file(found.path))
      case .foreign where isSource && !found.isFolder: target.foreignSources.append(.file(found.path))
      case .resource where Self.isImplicit(found.path):
        target.resources.append(
          Resource(
            file: found.isFolder ? .folder(found.path) : .file(found.path),
            localization: FileRole.localization(of: found.path)))
      default: break
      }
    }
  }

  /// Returns whether Xcode treats a file of a package as a resource without a declaration.
  ///
  /// - Source: developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package
  private static func isImplicit(_ path: String) -> Bool {
    path.contains(".lproj/")
      || [
        "xcassets", "storyboard", "xib", "nib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "metal", "xcstrings",
      ]
      .contains(FilePaths.ending(of: path))
  }
}
