import Foundation
import XcodeProjects

extension XcodeReading {
  /// Reads a target of a project, whose name is already reserved.
  func addTarget(_ xcode: XcodeTarget, of project: XcodeProjectFile) {
    let region = project.root.nonEmptyText("developmentRegion") ?? "en"
    // Old projects contain English names of languages.
    let developmentRegion = region == "English" ? "en" : region
    let settings = buildSettings(of: xcode, in: project, developmentRegion: developmentRegion)
    let name = names[TargetKey(project: project.path, target: xcode.id)] ?? xcode.name
    let kind = kind(of: xcode)
    var target = Target(
      name: name,
      moduleName: settings.text("PRODUCT_MODULE_NAME") ?? BuildSettingModifier.identifier(xcode.name, isExtended: true),
      kind: kind)
    target.leftOut = reasonToLeaveOut(xcode, kind, settings)
    target.settings = TargetSettingsReader.settings(settings, developmentRegion: developmentRegion)
    var contents = TargetContents(target: xcode, project: project, reading: self, settings: settings)
    contents.readPhases()
    contents.readSynchronizedFolders()
    target.sources = contents.sources
    target.foreignSources = contents.foreignSources
    target.missingSources = contents.missingSources
    target.resources = contents.resources
    target.scripts = contents.scripts
    readInfoPlist(of: xcode, settings, project: project, into: &target)
    readBridgingHeader(settings, project: project, into: &target)
    readDependencies(of: xcode, project: project, contents: contents, into: &target)
    target.hostApp = hostApp(of: xcode, settings, project: project)
    if let host = target.hostApp, !target.dependencies.contains(host) { target.dependencies.append(host) }
    for name in settings.unboundedNames.sorted() {
      assembly.report(
        .warning, "the build setting \(name) of \(xcode.name) refers to itself", file: project.file)
    }
    if target.leftOut == nil { contents.remarkMissingFiles() }
    assembly.appendReserved(target)
  }

  // MARK: - Build settings

  private func buildSettings(of target: XcodeTarget, in project: XcodeProjectFile, developmentRegion: String)
    -> BuildSettings
  {
    let projectList = project.root.text("buildConfigurationList")
    let name = configuration ?? "Debug"
    func chosen(_ list: String?) -> XcodeConfiguration? {
      let all = project.configurations(of: list)
      return all.first { $0.name == name }
        ?? project.defaultConfiguration(of: list).flatMap { name in all.first { $0.name == name } } ?? all.first
    }
    var levels: [[BuildSettingAssignment]] = [
      options.environment.map { BuildSettingAssignment(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name },
      DefaultBuildSettings.assignments(
        project: project, target: target, configuration: name, developmentRegion: developmentRegion),
    ]
    for configuration in [chosen(projectList), chosen(target.configurationList)].compactMap({ $0 }) {
      if let file = baseFile(of: configuration, in: project) { levels.append(file) }
      levels.append(BuildSettingAssignment.assignments(of: configuration.settings))
    }
    levels.append(
      options.buildSettings.sorted { $0.key < $1.key }.map { BuildSettingAssignment(name: $0.key, value: $0.value) })
    return BuildSettings(levels: levels, conditions: BuildSettings.Conditions(configuration: name))
  }

  private func baseFile(of configuration: XcodeConfiguration, in project: XcodeProjectFile) -> [BuildSettingAssignment]?
  {
    let path: String
    if let id = configuration.baseFile, case .file(let file)? = project.locations[id] {
      path = file
    } else if let base = configuration.baseFileInFolder, case .file(let folder)? = project.locations[base.folder] {
      path = FilePaths.joined(folder, base.path)
    } else {
      return nil
    }
    if let known = configurationFiles[path] { return known.assignments }
    guard case .there(let found) = files.find(path) else {
      // Configuration files of CocoaPods do not exist before `pod install`, which is reported once for all pods.
      if !path.contains("/Pods/") {
        assembly.report(.warning, "the configuration file \(path) does not exist", file: project.file)
      }
      return nil
    }
    do throws(XcodeFileError) {
      let file = try ConfigurationFile.read(found)
      assembly.report(file.issues.filter { !$0.reason.contains("Pods/") })
      configurationFiles[path] = file
      return file.assignments
    } catch {
      assembly.report(.warning, error.reason, file: error.path, line: error.line)
      return nil
    }
  }

  // MARK: - Kinds of targets

  private func kind(of target: XcodeTarget) -> Target.Kind {
    if target.kind == .aggregate { return .aggregate }
    if target.kind == .legacy { return .other }
    switch target.productType {
    case "application", "application.on-demand-install-capable": return .app
    case let type where type.hasPrefix("application.watchapp") || type.hasPrefix("watchkit"): return .watchApp
    case "application.messages": return .appExtension
    case let type where type.contains("extension"): return .appExtension
    case let type where type.hasPrefix("framework"): return .framework
    case let type where type.hasPrefix("library"): return .library
    case "tool": return .executable
    case "bundle.unit-test", "bundle.ocunit-test": return .unitTests
    case "bundle.ui-testing": return .uiTests
    case "xcframework": return .binary
    default: return .other
    }
  }

  private func reasonToLeaveOut(_ target: XcodeTarget, _ kind: Target.Kind, _ settings: BuildSettings) -> String? {
    switch kind {
    case .watchApp: return "it is part of a watch app"
    case .appExtension:
      return target.productType == "application.messages" ? "it is an app for Messages" : "it is an app extension"
    case .uiTests: return "UI tests control an app from another process"
    case .other: return target.kind == .legacy ? "an external build tool creates it" : "it is a \(target.productType)"
    case .aggregate: return nil
    default: break
    }
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    let sdk = settings.text("SDKROOT") ?? ""
    let isForPhones =
      platforms.contains { $0.hasPrefix("iphone") }
      || (platforms.isEmpty && (sdk.hasPrefix("iphone") || sdk == "auto" || sdk.isEmpty))
    guard !isForPhones else { return nil }
    let name = platforms.first ?? sdk
    let known = ["macosx": "macOS", "appletv": "tvOS", "watch": "watchOS", "xr": "visionOS", "driverkit": "DriverKit"]
    return "it is for \(known.first { name.hasPrefix($0.key) }?.value ?? name)"
  }

  // MARK: - Info.plist, header, host

  /// Returns the path of the Info.plist. If a project's file has been moved, this is the nearest file of that name in a
  /// parent folder, because an app without its scene manifest shows nothing.
  private func found(
    infoPlist path: String, of xcode: XcodeTarget, in project: XcodeProjectFile, reports: Bool
  ) -> ProjectFiles.Answer {
    let place = files.find(path)
    guard case .missing = place else { return place }
    if reports { assembly.report(.warning, "the Info.plist of \(xcode.name) does not exist", file: path) }
    var folder = FilePaths.folder(of: FilePaths.folder(of: path))
    while folder.count > 1, FilePaths.contains(project.sourceRoot, folder) {
      let other = FilePaths.joined(folder, FilePaths.name(of: path))
      if case .there = files.find(other), FileSystem.isFile(other) {
        if reports { assembly.report(.warning, "using this file as the Info.plist of \(xcode.name)", file: other) }
        return files.find(other)
      }
      folder = FilePaths.folder(of: folder)
    }
    return place
  }

  private func readInfoPlist(
    of xcode: XcodeTarget, _ settings: BuildSettings, project: XcodeProjectFile, into target: inout Target
  ) {
    var contents: [String: PropertyListValue] = [:]
    if let described = infoPlists[project.path]?[xcode.id] {
      contents = described
    } else if let name = settings.text("INFOPLIST_FILE"), target.kind != .aggregate {
      let path = FilePaths.joined(project.sourceRoot, name)
      switch found(infoPlist: path, of: xcode, in: project, reports: target.leftOut == nil) {
      case .there(let path):
        target.settings.infoPlistFile = .file(path)
        do throws(XcodeFileError) {
          guard case .dictionary(let values) = try PropertyListReader.read(path) else {
            throw .malformed(path: path, position: "", reason: "it is not a dictionary")
          }
          contents = values
        } catch {
          assembly.report(.warning, error.reason, file: error.path, line: error.line)
        }
      case .missing: break
      case .forbidden:
        assembly.report(.warning, "the Info.plist of \(xcode.name) is outside the project; ignoring it", file: path)
      }
    }
    target.settings.infoPlist = InfoPlistMerging.merged(file: contents, settings: settings, isApp: target.kind == .app)
    // The Info.plist is not a resource.
    if let file = target.settings.infoPlistFile { target.resources.removeAll { $0.file == file } }
  }

  private func readBridgingHeader(_ settings: BuildSettings, project: XcodeProjectFile, into target: inout Target) {
    guard let name = settings.text("SWIFT_OBJC_BRIDGING_HEADER") else { return }
    let path = FilePaths.joined(project.sourceRoot, name)
    if case .there(let path) = files.find(path) {
      target.bridgingHeader = .file(path)
    } else if target.leftOut == nil {
      assembly.report(.warning, "the bridging header of \(target.name) does not exist", file: path)
    }
  }

  private func hostApp(of target: XcodeTarget, _ settings: BuildSettings, project: XcodeProjectFile) -> String? {
    guard target.productType.hasPrefix("bundle.") else { return nil }
    if let id = project.testTarget(of: target.id), let name = names[TargetKey(project: project.path, target: id)] {
      return name
    }
    if let name = settings.text("TEST_TARGET_NAME") { return name }
    // The setting has the form `$(BUILT_PRODUCTS_DIR)/App.app/App`.
    guard let host = settings.text("TEST_HOST"),
      let app = host.split(separator: "/").last(where: { $0.hasSuffix(".app") })
    else { return nil }
    return appName(ofProduct: String(app.dropLast(4)))
  }

  /// Returns the app that creates a product. Targets that are already read are compared by their products, and others
  /// by name.
  private func appName(ofProduct product: String) -> String? {
    if let target = assembly.targets.first(where: { $0.kind == .app && $0.settings.productName == product }) {
      return target.name
    }
    for project in projects {
      for target in project.targets where target.productType == "application" && target.name == product {
        return names[TargetKey(project: project.path, target: target.id)]
      }
    }
    return nil
  }

  // MARK: - Dependencies

  private func readDependencies(
    of xcode: XcodeTarget, project: XcodeProjectFile, contents: TargetContents, into target: inout Target
  ) {
    var needed = Set(target.dependencies + [target.name])
    var used = Set(target.externalDependencies)
    let packages = assembly.localPackages.values.compactMap { $0 }.sorted { $0.folder < $1.folder }
    func depend(_ name: String?) {
      if let name, needed.insert(name).inserted { target.dependencies.append(name) }
    }
    func use(_ product: XcodePackageProduct) {
      for package in packages {
        if let targets = package.products[product.name] {
          targets.forEach(depend)
          return
        }
      }
      if used.insert(product.name).inserted { target.externalDependencies.append(product.name) }
      var identity: String?
      if let id = product.package, let object = project.object(id), let url = object.nonEmptyText("repositoryURL") {
        identity = PackageIdentity.identity(of: url)
      }
      if assembly.packageProducts[product.name] == nil || identity != nil {
        assembly.packageProducts[product.name] = .some(identity)
      }
    }
    for dependency in xcode.dependencies {
      switch dependency {
      case .target(let id): depend(names[TargetKey(project: project.path, target: id)])
      case .remote(let container, let id, let name):
        guard case .file(let path)? = project.locations[container], let other = self.project(at: path) else { continue }
        if let id, let known = names[TargetKey(project: path, target: id)] {
          depend(known)
        } else if let name, let id = targetIDs(of: other)[name] {
          depend(names[TargetKey(project: path, target: id)])
        }
      case .packageProduct: break
      }
    }
    for product in xcode.packageProducts { use(product) }
    for product in contents.packageProducts { use(product) }
    for product in contents.linkedProducts { depend(productTarget(named: product)) }
    for (path, name) in contents.linkedFrameworks {
      assembly.linkedFrameworks[name] = path
      if used.insert(name).inserted { target.externalDependencies.append(name) }
    }
  }

  /// Returns the identifiers of a project's targets, by their names.
  private func targetIDs(of project: XcodeProjectFile) -> [String: String] {
    if let known = targetIDsByProject[project.path] { return known }
    let result = Dictionary(project.targets.map { ($0.name, $0.id) }) { first, _ in first }
    targetIDsByProject[project.path] = result
    return result
  }

  /// Returns the target that creates a product in any project. Xcode finds such dependencies by the file's name.
  private func productTarget(named file: String) -> String? {
    if productTargets == nil {
      var known: [String: String] = [:]
      for project in projects {
        for target in project.targets {
          guard let reference = target.productReference, let object = project.object(reference),
            let path = object.nonEmptyText("path"),
            let name = names[TargetKey(project: project.path, target: target.id)]
          else { continue }
          let key = FilePaths.name(of: path)
          if known[key] == nil { known[key] = name }
        }
      }
      productTargets = known
    }
    return productTargets?[file]
  }
}
