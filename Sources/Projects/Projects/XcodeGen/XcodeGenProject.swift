import ToolSupport
import XcodeProjects

/// Converts a `project.yml` to the objects of the project file that XcodeGen would write, so that both are processed in
/// the same way.
struct XcodeGenProject {
  private let specification: XcodeGenSpecification
  private let files: ProjectFiles
  private let environment: [String: String]
  private var objects: [String: PropertyListValue] = [:]
  private var targetIDs: [String: String] = [:]
  /// The Info.plist contents in the specification, by target.
  private(set) var infoPlists: [String: [String: PropertyListValue]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var number = 0

  private var top: [String: PropertyListValue] { specification.contents }
  private var folder: String { specification.folder }

  init(_ specification: XcodeGenSpecification, files: ProjectFiles, environment: [String: String]) {
    self.specification = specification
    self.files = files
    self.environment = environment
  }

  var name: String { top["name"]?.string ?? FilePaths.name(of: folder) }

  mutating func project() throws(XcodeFileError) -> XcodeProjectFile {
    let packages = addPackages()
    let targets = targets()
    for target in targets { targetIDs[target.name] = newID("TARGET") }
    for target in targets { add(target, packages: packages) }
    var presets: [String: [String: PropertyListValue]] = [:]
    for configuration in configurations { presets[configuration] = projectPresets(configuration) }
    let list = addConfigurations(settings: top["settings"], presets: presets, files: top["configFiles"])
    objects["GROUP"] = object("PBXGroup", ["children": .array([]), "sourceTree": .string("<group>")])
    var attributes: [String: PropertyListValue] = [:]
    for (test, app) in testTargets { attributes[test] = .dictionary(["TestTargetID": .string(app)]) }
    objects["PROJECT"] = object(
      "PBXProject",
      [
        "mainGroup": .string("GROUP"), "buildConfigurationList": .string(list),
        "targets": .array(targets.compactMap { targetIDs[$0.name].map { .string($0) } }),
        "packageReferences": .array(packages.values.sorted().map { .string($0) }),
        "developmentRegion": top["options"]?.dictionary?["developmentLanguage"] ?? .string("en"),
        "attributes": .dictionary(["TargetAttributes": .dictionary(attributes)]),
      ])
    return try XcodeProjectFile(
      path: "\(folder)/\(name).xcodeproj",
      contents: .dictionary(["objects": .dictionary(objects), "rootObject": .string("PROJECT")]))
  }

  /// The schemes that the specification describes separately from its targets.
  var schemes: [SchemeFile] {
    let ofTargets = targets().compactMap { target -> SchemeFile? in
      guard let fields = target.fields["scheme"]?.dictionary else { return nil }
      let tests = (fields["testTargets"]?.array ?? []).compactMap { $0.string ?? $0.dictionary?["name"]?.string }
      return SchemeFile(
        name: target.name, launch: SchemeFile.Reference(name: target.name),
        tests: tests.map { SchemeFile.Reference(name: $0) })
    }
    return ofTargets
      + (top["schemes"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { name, value in
        let fields = value.dictionary ?? [:]
        let run = fields["run"]?.dictionary ?? [:]
        let builds = (fields["build"]?.dictionary?["targets"]?.dictionary ?? [:]).keys.sorted()
        let tests = (fields["test"]?.dictionary?["targets"]?.array ?? [])
          .compactMap { $0.string ?? $0.dictionary?["name"]?.string }
        let launched = run["executable"]?.string ?? builds.first(where: isApp) ?? builds.first
        let arguments = (run["commandLineArguments"]?.dictionary ?? [:]).filter { $0.value == .boolean(true) }.keys
          .sorted()
        let variables = run["environmentVariables"]?.dictionary ?? [:]
        return SchemeFile(
          name: name, launch: launched.map { SchemeFile.Reference(name: $0) },
          tests: tests.map { SchemeFile.Reference(name: $0) }, builds: builds.map { SchemeFile.Reference(name: $0) },
          launchConfiguration: run["config"]?.string, arguments: arguments, environment: variables.mapValues(Self.text))
      }
  }

  // MARK: - Objects

  private mutating func newID(_ kind: String) -> String {
    number += 1
    return "\(kind)\(number)"
  }

  private func object(_ isa: String, _ fields: [String: PropertyListValue]) -> PropertyListValue {
    var fields = fields
    fields["isa"] = .string(isa)
    return .dictionary(fields)
  }

  private mutating func add(_ isa: String, _ fields: [String: PropertyListValue]) -> String {
    let id = newID(isa)
    objects[id] = object(isa, fields)
    return id
  }

  // MARK: - Settings

  private var configurations: [String] {
    let named = top["configs"]?.dictionary?.keys.sorted() ?? []
    return named.isEmpty ? ["Debug", "Release"] : named
  }

  private func isDebug(_ configuration: String) -> Bool {
    (top["configs"]?.dictionary?[configuration]?.string ?? configuration.lowercased()).contains("debug")
  }

  /// Returns the settings that XcodeGen sets for every project.
  private func projectPresets(_ configuration: String) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = [
      "SDKROOT": .string("iphoneos"), "SWIFT_VERSION": .string("5.0"), "PRODUCT_NAME": .string("$(TARGET_NAME)"),
    ]
    if isDebug(configuration) { result["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG") }
    let systems = [
      "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
      "watchOS": "WATCHOS_DEPLOYMENT_TARGET",
    ]
    for (system, version) in top["options"]?.dictionary?["deploymentTarget"]?.dictionary ?? [:] {
      if let setting = systems[system] { result[setting] = .string(Self.text(version)) }
    }
    return result
  }

  private mutating func addConfigurations(
    settings: PropertyListValue?, presets: [String: [String: PropertyListValue]], files: PropertyListValue?
  ) -> String {
    var list: [PropertyListValue] = []
    for configuration in configurations {
      var values = presets[configuration] ?? [:]
      values.merge(self.values(of: settings, configuration: configuration, depth: 0)) { $1 }
      var fields: [String: PropertyListValue] = ["name": .string(configuration), "buildSettings": .dictionary(values)]
      if let path = files?.dictionary?[configuration]?.string {
        fields["baseConfigurationReference"] = .string(
          addReference(FilePaths.joined(folder, expanded(path)), type: nil))
      }
      list.append(.string(add("XCBuildConfiguration", fields)))
    }
    return add("XCConfigurationList", ["buildConfigurations": .array(list)])
  }

  /// Returns the values of settings, which are a plain dictionary, or a dictionary with `base`, `configs` and names of
  /// groups.
  private func values(of settings: PropertyListValue?, configuration: String, depth: Int) -> [String: PropertyListValue]
  {
    guard let settings = settings?.dictionary, depth < 8 else { return [:] }
    guard settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil else {
      return settings.mapValues(setting)
    }
    var result: [String: PropertyListValue] = [:]
    for group in settings["groups"]?.strings ?? [] {
      result.merge(
        values(of: top["settingGroups"]?.dictionary?[group], configuration: configuration, depth: depth + 1)
      ) { $1 }
    }
    result.merge((settings["base"]?.dictionary ?? [:]).mapValues(setting)) { $1 }
    for (name, values) in settings["configs"]?.dictionary ?? [:] {
      // A name may be the prefix of several configurations.
      guard name == configuration || configuration.lowercased().hasPrefix(name.lowercased()) else { continue }
      result.merge((values.dictionary ?? [:]).mapValues(setting)) { $1 }
    }
    return result
  }

  private func setting(_ value: PropertyListValue) -> PropertyListValue {
    if case .array(let values) = value { return .array(values.map { .string(Self.text($0)) }) }
    return .string(expanded(Self.text(value)))
  }

  private static func text(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .integer(let number): String(number)
    default: ""
    }
  }

  /// Returns a text with the values of environment variables for `${NAME}`. Names that are not set in the environment
  /// are build settings.
  private func expanded(_ text: String) -> String {
    guard text.contains("${") else { return text }
    var result = text
    for (name, value) in environment { result = result.replacing("${\(name)}", with: value) }
    return result
  }

  // MARK: - Packages

  /// Adds the packages and returns the identifiers of their references by name.
  private mutating func addPackages() -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in (top["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let fields = value.dictionary else { continue }
      if let path = fields["path"]?.string {
        result[name] = add("XCLocalSwiftPackageReference", ["relativePath": .string(expanded(path))])
        continue
      }
      let url = fields["url"]?.string ?? fields["github"]?.string.map { "https://github.com/\($0)" }
      guard let url else { continue }
      var requirement: [String: PropertyListValue] = [:]
      let forms = [
        ("from", "upToNextMajorVersion", "minimumVersion"), ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
        ("minorVersion", "upToNextMinorVersion", "minimumVersion"), ("exactVersion", "exactVersion", "version"),
        ("version", "exactVersion", "version"), ("branch", "branch", "branch"), ("revision", "revision", "revision"),
        ("minVersion", "versionRange", "minimumVersion"),
      ]
      for (key, kind, field) in forms {
        guard let value = fields[key] else { continue }
        requirement["kind"] = .string(kind)
        requirement[field] = .string(Self.text(value))
        break
      }
      if let maximum = fields["maxVersion"] { requirement["maximumVersion"] = .string(Self.text(maximum)) }
      result[name] = add(
        "XCRemoteSwiftPackageReference", ["repositoryURL": .string(url), "requirement": .dictionary(requirement)])
    }
    return result
  }

  // MARK: - Targets

  private struct Source {
    var name: String
    var platform: String
    var fields: [String: PropertyListValue]
  }

  private var testTargets: [(test: String, app: String)] = []

  /// Returns the targets with their templates applied, one for each platform.
  private func targets() -> [Source] {
    let templates = top["targetTemplates"]?.dictionary ?? [:]
    var result: [Source] = []
    for (name, value) in (top["targets"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard var fields = value.dictionary else { continue }
      var base: [String: PropertyListValue] = [:]
      for template in fields["templates"]?.strings ?? [] {
        base = XcodeGenSpecification.merge(base, with: templates[template]?.dictionary ?? [:])
      }
      if !base.isEmpty {
        var names = ["target_name": name]
        for (key, value) in fields["templateAttributes"]?.dictionary ?? [:] { names[key] = Self.text(value) }
        base = base.mapValues { Self.replaced($0, names) }
        fields = XcodeGenSpecification.merge(base, with: fields)
      }
      let platforms: [String]
      if let list = fields["platform"]?.strings {
        platforms = list
      } else {
        let named = fields["platform"]?.string ?? "iOS"
        let destinations = fields["supportedDestinations"]?.strings ?? []
        platforms = [
          named == "auto" ? (destinations.isEmpty || destinations.contains("iOS") ? "iOS" : destinations[0]) : named
        ]
      }
      for platform in platforms {
        result.append(
          Source(name: platforms.count > 1 ? "\(name)_\(platform)" : name, platform: platform, fields: fields))
      }
    }
    return result
  }

  private static func replaced(_ value: PropertyListValue, _ names: [String: String]) -> PropertyListValue {
    switch value {
    case .string(let text):
      .string(names.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .array(let values): .array(values.map { replaced($0, names) })
    case .dictionary(let values): .dictionary(values.mapValues { replaced($0, names) })
    default: value
    }
  }

  private mutating func add(_ target: Source, packages: [String: String]) {
    guard let id = targetIDs[target.name] else { return }
    let fields = target.fields
    let type = fields["type"]?.string ?? "application"
    let isAggregate = type.isEmpty || type == "none"
    var phases: [PropertyListValue] = []
    var contents = PhaseContents()
    addSources(of: target, to: &contents)
    var dependencies: [PropertyListValue] = []
    var products: [PropertyListValue] = []
    var frameworks: [String] = []
    for dependency in fields["dependencies"]?.array ?? [] {
      guard let dependency = dependency.dictionary else { continue }
      if let name = dependency["target"]?.string {
        let other = targetIDs[name] ?? targetIDs["\(name)_\(target.platform)"]
        guard let other else { continue }
        dependencies.append(.string(add("PBXTargetDependency", ["target": .string(other)])))
        if type.hasPrefix("bundle."), isApp(name) { testTargets.append((id, other)) }
      } else if let name = dependency["package"]?.string {
        let named = dependency["products"]?.strings ?? [dependency["product"]?.string ?? name]
        for product in named {
          var fields: [String: PropertyListValue] = ["productName": .string(product)]
          if let package = packages[name] { fields["package"] = .string(package) }
          products.append(.string(add("XCSwiftPackageProductDependency", fields)))
        }
      } else if let path = dependency["framework"]?.string {
        frameworks.append(addReference(FilePaths.joined(folder, expanded(path)), type: "wrapper.framework"))
      } else if let name = dependency["carthage"]?.string {
        frameworks.append(addReference("\(folder)/Carthage/Build/\(name).xcframework", type: "wrapper.xcframework"))
      }
    }
    phases += addScripts(fields["preBuildScripts"])
    phases.append(addPhase("PBXSourcesBuildPhase", contents.sources))
    phases.append(addPhase("PBXResourcesBuildPhase", contents.resources))
    phases.append(addPhase("PBXFrameworksBuildPhase", frameworks))
    phases += addScripts(fields["postCompileScripts"]) + addScripts(fields["postBuildScripts"])
    let infoPath = fields["info"]?.dictionary?["path"]?.string ?? contents.infoPlist
    if let properties = fields["info"]?.dictionary?["properties"]?.dictionary {
      infoPlists[id] = Self.standardInfo.merging(properties) { $1 }
    }
    let own = presets(of: target, infoPlist: infoPath, isAggregate: isAggregate)
    let list = addConfigurations(
      settings: fields["settings"], presets: Dictionary(uniqueKeysWithValues: configurations.map { ($0, own) }),
      files: fields["configFiles"])
    objects[id] = object(
      isAggregate ? "PBXAggregateTarget" : "PBXNativeTarget",
      [
        "name": .string(target.name), "productType": .string("com.apple.product-type.\(type)"),
        "buildConfigurationList": .string(list), "buildPhases": .array(phases), "dependencies": .array(dependencies),
        "packageProductDependencies": .array(products),
      ])
  }

  private func isApp(_ name: String) -> Bool {
    top["targets"]?.dictionary?[name]?.dictionary?["type"]?.string?.hasPrefix("application") ?? false
  }

  /// The keys that XcodeGen writes into each Info.plist.
  private static let standardInfo: [String: PropertyListValue] = [
    "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundleName": .string("$(PRODUCT_NAME)"),
    "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"), "CFBundleInfoDictionaryVersion": .string("6.0"),
    "CFBundleShortVersionString": .string("1.0"), "CFBundleVersion": .string("1"),
    "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
  ]

  private func presets(of target: Source, infoPlist: String?, isAggregate: Bool) -> [String: PropertyListValue] {
    guard !isAggregate else { return [:] }
    let roots = ["iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros"]
    var result: [String: PropertyListValue] = ["SDKROOT": .string(roots[target.platform] ?? "iphoneos")]
    if let infoPlist { result["INFOPLIST_FILE"] = .string(infoPlist) }
    if let prefix = top["options"]?.dictionary?["bundleIdPrefix"]?.string {
      let name = target.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
      result["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(String(name))")
    }
    if let name = target.fields["productName"]?.string { result["PRODUCT_NAME"] = .string(name) }
    if let version = target.fields["deploymentTarget"], target.platform == "iOS" {
      let own = version.dictionary?["iOS"] ?? version
      result["IPHONEOS_DEPLOYMENT_TARGET"] = .string(Self.text(own))
    }
    return result
  }

  // MARK: - Phases

  private struct PhaseContents {
    var sources: [String] = []
    var resources: [String] = []
    var infoPlist: String?
    var seen: Set<String> = []
  }

  private mutating func addPhase(_ isa: String, _ references: [String]) -> PropertyListValue {
    var list: [PropertyListValue] = []
    for reference in references { list.append(.string(add("PBXBuildFile", ["fileRef": .string(reference)]))) }
    return .string(add(isa, ["files": .array(list)]))
  }

  private mutating func addScripts(_ scripts: PropertyListValue?) -> [PropertyListValue] {
    var result: [PropertyListValue] = []
    for script in scripts?.array ?? [] {
      guard let fields = script.dictionary else { continue }
      var text = fields["script"]?.string ?? ""
      if let path = fields["path"]?.string,
        let bytes = try? FileSystem.bytes(of: FilePaths.joined(folder, path), limit: 1 << 20)
      {
        text = String(decoding: bytes, as: UTF8.self)
      }
      result.append(
        .string(
          add(
            "PBXShellScriptBuildPhase",
            [
              "name": fields["name"] ?? .string("Run Script"), "shellScript": .string(text),
              "shellPath": fields["shell"] ?? .string("/bin/sh"), "inputPaths": fields["inputFiles"] ?? .array([]),
              "outputPaths": fields["outputFiles"] ?? .array([]),
            ])))
    }
    return result
  }

  private mutating func addReference(_ path: String, type: String?) -> String {
    var fields: [String: PropertyListValue] = ["path": .string(path), "sourceTree": .string("<absolute>")]
    if let type { fields["lastKnownFileType"] = .string(type) }
    return add("PBXFileReference", fields)
  }

  private mutating func addSources(of target: Source, to contents: inout PhaseContents) {
    guard let sources = target.fields["sources"] else { return }
    for source in sources.array ?? [sources] {
      let fields = source.dictionary ?? [:]
      guard let written = source.string ?? fields["path"]?.string else { continue }
      let path = FilePaths.joined(folder, expanded(written))
      let phase = fields["buildPhase"]?.string
      guard phase != "none" else { continue }
      guard case .there(let found) = files.find(path) else {
        if fields["optional"] != .boolean(true) {
          diagnostics.append(
            Diagnostic(.warning, "\(target.name) contains sources that do not exist", file: .file(path)))
        }
        continue
      }
      if !FileSystem.isFolder(found) || fields["type"]?.string == "folder"
        || FileRole.opaqueFolders.contains(FilePaths.ending(of: found))
      {
        let type = fields["type"]?.string == "folder" ? "folder" : nil
        add(found, isFolder: FileSystem.isFolder(found), type: type, phase: phase, to: &contents)
        continue
      }
      func patterns(_ key: String) -> [GlobPattern] {
        (fields[key]?.strings ?? fields[key]?.string.map { [$0] } ?? []).map { GlobPattern(expanded($0)) }
      }
      let excluded = patterns("excludes")
      let included = patterns("includes")
      let walk = FolderWalk(
        found, isAllowed: { path in if case .there = files.find(path) { true } else { false } },
        skip: { relative in excluded.contains { $0.matches(relative) } ? "it is excluded" : nil })
      diagnostics += walk.diagnostics
      for item in walk.found {
        if excluded.contains(where: { $0.matches(item.relative) }) { continue }
        if !included.isEmpty, !included.contains(where: { $0.matches(item.relative) }) { continue }
        add(item.path, isFolder: item.isFolder, type: nil, phase: phase, to: &contents)
      }
    }
  }

  private mutating func add(
    _ path: String, isFolder: Bool, type: String?, phase: String?, to contents: inout PhaseContents
  ) {
    guard contents.seen.insert(path).inserted else { return }
    if FilePaths.name(of: path) == "Info.plist" {
      contents.infoPlist = contents.infoPlist ?? FilePaths.relative(path, to: folder)
      return
    }
    switch (phase, FileRole.of(path, isFolder: isFolder)) {
    case ("sources", _), (nil, .swift), (nil, .foreign): contents.sources.append(addReference(path, type: type))
    case ("resources", _), (nil, .resource), (nil, .copiedFolder):
      contents.resources.append(addReference(path, type: type))
    default: break
    }
  }
}
