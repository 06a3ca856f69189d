import Foundation
import XcodeProjects

/// Finds the third-party modules that a project's targets import, and their origins.
struct ThirdPartyResolution {
  let assembly: ProjectAssembly
  private var pods = PodIndex()
  private var carthage: [(entry: Cartfile.Entry, root: String)] = []
  private var modules: [String: ThirdPartyModule] = [:]
  private var packagesByIdentity: [String: RemotePackage] = [:]
  private var packagesBySimpleName: [String: RemotePackage] = [:]
  /// The frameworks in the project's folder, by module name, or nil before the first use.
  private var vendored: [String: String]?
  private static let maxScannedBytes = 16 << 20
  private static let maxProductsForGuesses = 2_000

  private var files: ProjectFiles { assembly.files }

  init(assembly: ProjectAssembly, podProjects: [XcodeProjectFile]) {
    self.assembly = assembly
    for package in assembly.remotePackages {
      packagesByIdentity[package.identity] = package
      let name = PodIndex.simplified(package.identity)
      if packagesBySimpleName[name] == nil { packagesBySimpleName[name] = package }
    }
    readPods(podProjects)
    readCarthage()
  }

  /// Fills `Target.importedModules`, adds dependencies between targets that import each other, and returns all
  /// third-party modules.
  mutating func resolve() -> [ThirdPartyModule] {
    let targets = assembly.targets
    var ownTargets: [String: [Target]] = [:]
    for target in targets where target.kind != .plugin { ownTargets[target.moduleName, default: []].append(target) }
    let imports = imports(of: targets, own: Set(ownTargets.keys))
    // The compiler provides the dependencies of macros.
    for (target, names) in zip(targets, imports) where target.leftOut == nil && !target.runsInCompiler {
      for name in names.keys.sorted()
      where !AppleModules.contains(name) && ownTargets[name] == nil && name != target.moduleName {
        add(name, importedBy: target, isGuarded: names[name] ?? false)
      }
      // Add modules that are linked and not imported.
      for name in target.externalDependencies where modules[name] == nil && ownTargets[name] == nil {
        guard !AppleModules.contains(name) else { continue }
        modules[name] = module(name, products: [name])
      }
    }
    addNeededPods()
    link(imports, ownTargets)
    return modules.values.sorted { $0.name < $1.name }
  }

  // MARK: - Imports

  /// Returns the modules that each target imports, and whether `canImport` guards every import of a module.
  private func imports(of targets: [Target], own: Set<String>) -> [[String: Bool]] {
    var scans: [URL: SwiftSourceScan] = [:]
    return targets.map { target in
      let evaluation = ConditionEvaluation(conditions: Set(target.settings.conditions)) {
        own.contains($0) ? true : nil
      }
      var known: [String: Bool?] = [:]
      func holds(_ condition: String) -> Bool? {
        if let answer = known[condition] { return answer }
        let answer = evaluation.holds(condition)
        known[condition] = .some(answer)
        return answer
      }
      var result: [String: Bool] = [:]
      for source in target.sources {
        if scans[source] == nil {
          guard let bytes = try? FileSystem.bytes(of: source.path, limit: Self.maxScannedBytes) else { continue }
          scans[source] = SwiftSourceScan(bytes)
        }
        for found in scans[source]?.imports ?? [] {
          if found.required.contains(where: { holds($0) == false }) { continue }
          if found.excluded.contains(where: { holds($0) == true }) { continue }
          let isGuarded = found.required.contains { $0.contains("canImport") && $0.contains(found.module) }
          result[found.module] = (result[found.module] ?? true) && isGuarded
        }
      }
      return result
    }
  }

  // MARK: - Origins

  private mutating func add(_ name: String, importedBy target: Target, isGuarded: Bool) {
    if modules[name] == nil {
      let found = module(name, products: target.externalDependencies)
      // A file does not require this module, and the project does not provide it.
      if found.origin == .unknown, isGuarded { return }
      modules[name] = found
    }
    if modules[name]?.importedBy.contains(target.name) == false { modules[name]?.importedBy.append(target.name) }
  }

  private mutating func module(_ name: String, products: [String]) -> ThirdPartyModule {
    if let package = package(ofProduct: name) { return module(name, of: package) }
    let linked = assembly.linkedFrameworks[name]
    if let linked, FileSystem.isFolder(linked) || linked.contains("/Carthage/") { return framework(name, at: linked) }
    if let pod = pods.pod(ofModule: name) { return module(name, of: pod) }
    if let entry = carthageEntry(name) { return module(name, of: entry) }
    if let package = package(near: name, products: products) { return module(name, of: package) }
    for package in assembly.localPackages.values.compactMap({ $0 }).sorted(by: { $0.folder < $1.folder })
    where package.products[name] != nil {
      return ThirdPartyModule(name: name, origin: .localPackage(.folder(package.folder)))
    }
    if let path = vendoredFramework(name) ?? linked { return framework(name, at: path) }
    if let pod = pods.pod(beginning: name) { return module(name, of: pod) }
    return ThirdPartyModule(name: name, origin: .unknown)
  }

  // MARK: - Packages

  private func package(ofProduct name: String) -> RemotePackage? {
    if let product = assembly.packageProducts[name], let identity = product {
      if let package = packagesByIdentity[identity] { return package }
    }
    return packagesBySimpleName[PodIndex.simplified(name)]
  }

  /// Returns the package of a module whose name differs from the package's products: the package whose product or name
  /// has the longest common prefix, such as `FirebaseCore` and `FirebaseAuth`, or `RxRelay` and `RxSwift`.
  private func package(near name: String, products: [String]) -> RemotePackage? {
    func common(_ other: String) -> Int {
      zip(name.lowercased(), other.lowercased()).prefix { $0 == $1 }.count
    }
    // The result is a guess, so limit the time that it takes.
    guard assembly.packageProducts.count <= Self.maxProductsForGuesses else { return nil }
    var best: (length: Int, package: RemotePackage)?
    for (product, identity) in assembly.packageProducts.sorted(by: { $0.key < $1.key }) {
      let package = identity.flatMap { packagesByIdentity[$0] } ?? package(ofProduct: product)
      guard let package else { continue }
      let length = common(product)
      // The common prefix must be half of the name, or all of the shorter one, such as `Realm` for `RealmSwift`.
      guard length >= 4, length * 2 >= name.count || length == product.count else { continue }
      if length > best?.length ?? 0 { best = (length, package) }
    }
    if let best { return best.package }
    return assembly.remotePackages.first { package in
      let word = package.identity.split(separator: "-").first.map(String.init) ?? package.identity
      return word.count >= 5 && name.lowercased().hasPrefix(word)
    }
  }

  private func module(_ name: String, of package: RemotePackage) -> ThirdPartyModule {
    let pin = assembly.pins[package.identity]
    var result = ThirdPartyModule(
      name: name, origin: .remotePackage(url: package.url, locked: pin?.locked, requirement: package.requirement))
    let folderName = FilePaths.name(of: package.url.hasSuffix(".git") ? String(package.url.dropLast(4)) : package.url)
    for place in [".build/checkouts", "SourcePackages/checkouts", ".swiftpm/checkouts"] {
      let folder = "\(files.root)/\(place)/\(folderName)"
      guard FileSystem.isFolder(folder) else { continue }
      add(VendoredSources(folder: folder, module: name, files: files), to: &result)
      break
    }
    return result
  }

  // MARK: - Pods

  private mutating func readPods(_ projects: [XcodeProjectFile]) {
    var folder = files.root
    while true {
      for name in ["Podfile.lock", "Podfile"] where FileSystem.isFile("\(folder)/\(name)") {
        let path = "\(folder)/\(name)"
        do throws(XcodeFileError) {
          let podfile = name == "Podfile" ? try Podfile.readPodfile(path) : try Podfile.readLock(path)
          var projects = projects
          let podProject = "\(folder)/Pods/Pods.xcodeproj"
          if projects.isEmpty, FileSystem.isFolder(podProject), let project = try? XcodeProjectFile.read(podProject) {
            projects.append(project)
          }
          pods = PodIndex(podfile: podfile, projects: projects, files: files)
          if !podfile.isLocked {
            assembly.report(.note, "Podfile.lock does not exist; the versions of pods are unknown", file: path)
          }
          return
        } catch {
          assembly.report(.warning, error.reason, file: error.path, line: error.line)
        }
      }
      guard folder != files.boundary, folder != "/" else { return }
      folder = FilePaths.folder(of: folder)
    }
  }

  private func module(_ name: String, of pod: PodIndex.Pod) -> ThirdPartyModule {
    var source = pod.pod.git.map { PodSource(repository: $0, checkout: pod.pod.checkout ?? pod.pod.version) }
    // Most lock files only contain a version.
    if pod.folder == nil, source == nil, pod.pod.path == nil {
      source = assembly.options.checkouts?.podSource(of: pod.pod.name, version: pod.pod.version)
    }
    let folder =
      pod.folder ?? source.flatMap { fetched($0.repository, locked: $0.checkout, name: pod.pod.name) }
    var result = ThirdPartyModule(
      name: name,
      origin: .pod(
        name: pod.pod.name, version: pod.pod.version ?? pod.pod.checkout, git: source?.repository,
        folder: folder.map { .folder($0) }))
    if let (project, target) = pod.target {
      add(VendoredSources(target: target, project: project, files: files), to: &result)
    } else if let folder {
      // The specification of the version is more precise than the table.
      let specification = podspec(of: pod.pod.name, in: folder)
      let patterns = specification.map(\.sources).flatMap { $0.isEmpty ? nil : $0 } ?? source?.patterns ?? []
      add(
        VendoredSources(
          folder: folder, module: pod.module, patterns: patterns, specification: specification, files: files),
        to: &result)
      result.swiftVersion = specification.flatMap { Self.newest($0.swiftVersions) } ?? languageFile(in: folder)
    }
    result.dependencies = pod.pod.dependencies.compactMap { pods.pods[$0]?.module }.filter { $0 != name }.sorted()
    return result
  }

  /// Returns the specification in a pod's folder.
  private func podspec(of pod: String, in folder: String) -> PodspecFile? {
    let name = pod.split(separator: "/").first.map(String.init) ?? pod
    guard case .there(let path) = files.find("\(folder)/\(name).podspec"),
      let bytes = try? FileSystem.bytes(of: path, limit: 1 << 20)
    else { return nil }
    return PodspecFile(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the newest language version in a specification that the compiler supports.
  private static func newest(_ versions: [String]) -> String? {
    versions.map { SwiftFlags.version($0) }.filter {
      Int($0.prefix { $0 != "." }).map { (1...6).contains($0) } ?? false
    }
    .max { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns the version in a folder's `.swift-version` file, which CocoaPods read before specifications named
  /// versions.
  private func languageFile(in folder: String) -> String? {
    guard case .there(let path) = files.find("\(folder)/.swift-version"),
      let bytes = try? FileSystem.bytes(of: path, limit: 1 << 10)
    else { return nil }
    return Self.newest([String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)])
  }

  private func add(_ vendored: VendoredSources, to module: inout ThirdPartyModule) {
    module.sources = vendored.sources
    module.foreignSources = vendored.foreignSources
    module.resources = vendored.resources
  }

  /// Adds the dependencies of required pods.
  private mutating func addNeededPods() {
    var waiting = modules.values.flatMap(\.dependencies).sorted()
    while let name = waiting.popLast() {
      guard modules[name] == nil, let pod = pods.pod(ofModule: name) else { continue }
      let module = module(name, of: pod)
      modules[name] = module
      waiting += module.dependencies
    }
  }

  // MARK: - Carthage and frameworks

  private mutating func readCarthage() {
    var folder = files.root
    while true {
      for name in ["Cartfile.resolved", "Cartfile"] where FileSystem.isFile("\(folder)/\(name)") {
        do throws(XcodeFileError) {
          carthage = try Cartfile.read("\(folder)/\(name)").entries.map { ($0, folder) }
          return
        } catch {
          assembly.report(.warning, error.reason, file: error.path)
        }
      }
      guard folder != files.boundary, folder != "/" else { return }
      folder = FilePaths.folder(of: folder)
    }
  }

  private func carthageEntry(_ name: String) -> (entry: Cartfile.Entry, root: String)? {
    carthage.first { PodIndex.simplified($0.entry.name) == PodIndex.simplified(name) }
  }

  private func module(_ name: String, of found: (entry: Cartfile.Entry, root: String)) -> ThirdPartyModule {
    var folder = "\(found.root)/Carthage/Checkouts/\(found.entry.name)"
    var isThere = FileSystem.isFolder(folder)
    if !isThere, found.entry.kind != "binary" {
      let address = found.entry.kind == "github" ? Self.address(ofGitHub: found.entry.address) : found.entry.address
      if let fetched = fetched(address, locked: found.entry.version, name: found.entry.name) {
        (folder, isThere) = (fetched, true)
      }
    }
    var result = ThirdPartyModule(
      name: name,
      origin: .carthage(
        address: found.entry.address, version: found.entry.version, folder: isThere ? .folder(folder) : nil))
    if isThere { add(VendoredSources(folder: folder, module: name, files: files), to: &result) }
    return result
  }

  /// Returns the complete address for `owner/name`. A text that is a complete address of a similar server is returned
  /// unchanged.
  private static func address(ofGitHub text: String) -> String {
    text.contains("://") ? text : "https://github.com/\(text)"
  }

  /// Returns the folder on this machine with the sources that CocoaPods or Carthage fetch from a repository.
  private func fetched(_ address: String, locked: String?, name: String) -> String? {
    guard let checkouts = assembly.options.checkouts else { return nil }
    // Unlocked dependencies state their requirements in a different format, so the newest version is used.
    let exact = locked.flatMap { $0.contains(" ") ? nil : $0 }
    switch checkouts.find(PackageCheckouts.Wish(address: address, locked: exact)) {
    case .there(let folder):
      files.admit(folder)
      return folder
    case .instead(let folder, let version, let reason):
      files.admit(folder)
      let wanted = exact.map { " \($0)" } ?? ""
      assembly.report(
        .warning, "\(name) (\(address)\(wanted)) is not available: \(reason); using \(version)", file: files.root)
      return folder
    case .missing(let reason):
      assembly.report(
        .warning, "\(name) (\(address)\(exact.map { " \($0)" } ?? "")) is not available: \(reason)", file: files.root)
      return nil
    }
  }

  /// Returns the module of a framework that is linked as a file. It comes from Carthage if it is in Carthage's folder,
  /// and is prebuilt otherwise.
  private func framework(_ name: String, at path: String) -> ThirdPartyModule {
    if path.contains("/Carthage/Build/") {
      if let entry = carthageEntry(name) { return module(name, of: entry) }
      // A dependency may build several frameworks. Its checkout contains a folder with the framework's name.
      for found in carthage where FileSystem.isFolder("\(found.root)/Carthage/Checkouts/\(found.entry.name)/\(name)") {
        return module(name, of: found)
      }
      let near = carthage.first { name.lowercased().hasPrefix($0.entry.name.lowercased().prefix(5)) }
      if let near { return module(name, of: near) }
    }
    return ThirdPartyModule(name: name, origin: .binary(.folder(path)))
  }

  private mutating func vendoredFramework(_ name: String) -> String? {
    if vendored == nil {
      var found: [String: String] = [:]
      let walk = FolderWalk(
        files.root, isAllowed: { path in if case .there = files.find(path) { true } else { false } },
        skip: { ["Pods", "DerivedData", "build", "node_modules"].contains(FilePaths.name(of: $0)) ? "" : nil })
      for item in walk.found
      where item.isFolder && ["framework", "xcframework"].contains(FilePaths.ending(of: item.path)) {
        found[FilePaths.stem(of: item.path)] = item.path
      }
      vendored = found
    }
    return vendored?[name]
  }

  // MARK: - Dependencies between targets

  /// Sets the imports of each target. A target that imports another target's module is built after it, even if the
  /// project does not declare the dependency.
  private func link(_ imports: [[String: Bool]], _ own: [String: [Target]]) {
    var number = 0
    assembly.update { target in
      let names = imports[number]
      number += 1
      target.importedModules = names.keys.sorted()
      guard target.leftOut == nil else { return }
      var used = Set(target.externalDependencies)
      var needed = Set(target.dependencies)
      for name in target.importedModules where name != target.moduleName {
        if modules[name] != nil, used.insert(name).inserted { target.externalDependencies.append(name) }
        guard let candidates = own[name], !candidates.contains(where: { needed.contains($0.name) }) else { continue }
        let isTest = target.kind == .unitTests
        guard
          let other = candidates.first(where: {
            $0.leftOut == nil && (isTest || $0.kind != .app) && $0.kind != .unitTests
          }),
          other.name != target.name
        else { continue }
        needed.insert(other.name)
        target.dependencies.append(other.name)
      }
    }
  }
}
