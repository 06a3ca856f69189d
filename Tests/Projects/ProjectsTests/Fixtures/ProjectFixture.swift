/// A writer of a `project.pbxproj` in the format of Xcode.
final class ProjectFixture {
  let name: String
  private var objects: [(id: String, text: String)] = []
  private var number = 0
  private var mainChildren: [String] = []
  private var targets: [String] = []
  private var packages: [String] = []
  var configurations = ["Debug", "Release"]
  var settings: [String: String] = [:]
  /// The identifier of the project's configuration file.
  var baseFile: String?
  var attributes = ""
  var projectFields = ""

  init(_ name: String) { self.name = name }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  func object(_ isa: String, _ fields: String, id: String? = nil) -> String {
    number += 1
    let id = id ?? "A100000000000000\(String(10_000_000 + number))"
    objects.append((id, "{isa = \(isa); \(fields) }"))
    return id
  }

  /// Adds a file to the main group, or to no group.
  func file(
    _ path: String, tree: String = "<group>", type: String = "text", name: String? = nil, isInGroup: Bool = true
  ) -> String {
    let label = name.map { "name = \(Self.quoted($0)); " } ?? ""
    let id = object(
      "PBXFileReference",
      "lastKnownFileType = \(Self.quoted(type)); \(label)path = \(Self.quoted(path)); sourceTree = \(Self.quoted(tree));"
    )
    if isInGroup { mainChildren.append(id) }
    return id
  }

  func files(_ paths: [String]) -> [String] { paths.map { file($0) } }

  func group(_ path: String?, _ children: [String], isa: String = "PBXGroup", name: String? = nil, isTop: Bool = true)
    -> String
  {
    let label = name.map { "name = \(Self.quoted($0)); " } ?? ""
    let place = path.map { "path = \(Self.quoted($0)); " } ?? ""
    let id = object(isa, "children = (\(list(children))); \(label)\(place)sourceTree = \"<group>\";")
    if isTop { mainChildren.append(id) }
    return id
  }

  /// Adds an existing object to the main group.
  func addToMainGroup(_ id: String) { mainChildren.append(id) }

  private func list(_ ids: [String]) -> String { ids.map { "\($0), " }.joined() }

  func buildFile(_ reference: String, _ fields: String = "") -> String {
    object("PBXBuildFile", "fileRef = \(reference); \(fields)")
  }

  func phase(_ isa: String, files: [String], _ fields: String = "") -> String {
    object(isa, "buildActionMask = 2147483647; files = (\(list(files.map { buildFile($0) }))); \(fields)")
  }

  func script(_ name: String, _ text: String, outputs: [String] = []) -> String {
    object(
      "PBXShellScriptBuildPhase",
      "name = \(Self.quoted(name)); shellPath = /bin/sh; shellScript = \(Self.quoted(text)); outputPaths = (\(outputs.map { Self.quoted($0) + ", " }.joined())); files = ();"
    )
  }

  private func configurationList(_ settings: [String: String], _ byName: [String: [String: String]], base: String?)
    -> String
  {
    let ids = configurations.map { name in
      let all = settings.merging(byName[name] ?? [:]) { $1 }.sorted { $0.key < $1.key }
      let text = all.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));" }.joined(separator: " ")
      let file = base.map { "baseConfigurationReference = \($0); " } ?? ""
      return object("XCBuildConfiguration", "\(file)buildSettings = { \(text) }; name = \(Self.quoted(name));")
    }
    return object("XCConfigurationList", "buildConfigurations = (\(list(ids))); defaultConfigurationName = Release;")
  }

  @discardableResult
  func target(
    _ name: String, _ type: String = "application", sources: [String] = [], resources: [String] = [],
    frameworks: [String] = [],
    dependencies: [String] = [], scripts: [String] = [], settings: [String: String] = [:],
    byConfiguration: [String: [String: String]] = [:], base: String? = nil, product: String? = nil, fields: String = "",
    id: String? = nil
  ) -> String {
    let phases =
      scripts + [
        phase("PBXSourcesBuildPhase", files: sources), phase("PBXResourcesBuildPhase", files: resources),
        phase("PBXFrameworksBuildPhase", files: frameworks),
      ]
    let needs = dependencies.map { object("PBXTargetDependency", "target = \($0);") }
    let configurations = configurationList(settings, byConfiguration, base: base)
    let reference = product.map { "productReference = \($0); " } ?? ""
    let id = object(
      "PBXNativeTarget",
      "buildConfigurationList = \(configurations); buildPhases = (\(list(phases))); buildRules = (); dependencies = (\(list(needs))); name = \(Self.quoted(name)); productName = \(Self.quoted(name)); \(reference)productType = \"com.apple.product-type.\(type)\"; \(fields)",
      id: id)
    targets.append(id)
    return id
  }

  func remotePackage(_ url: String, from version: String) -> String {
    let id = object(
      "XCRemoteSwiftPackageReference",
      "repositoryURL = \(Self.quoted(url)); requirement = { kind = upToNextMajorVersion; minimumVersion = \(version); };"
    )
    packages.append(id)
    return id
  }

  func localPackage(_ path: String) -> String {
    let id = object("XCLocalSwiftPackageReference", "relativePath = \(Self.quoted(path));")
    packages.append(id)
    return id
  }

  func product(_ name: String, of package: String?) -> String {
    object(
      "XCSwiftPackageProductDependency",
      (package.map { "package = \($0); " } ?? "") + "productName = \(Self.quoted(name));")
  }

  var text: String {
    let list = configurationList(settings, [:], base: baseFile)
    let products = group(nil, [], name: "Products")
    let main = object("PBXGroup", "children = (\(self.list(mainChildren))); sourceTree = \"<group>\";")
    let root = object(
      "PBXProject",
      "attributes = { TargetAttributes = { \(attributes) }; }; buildConfigurationList = \(list); developmentRegion = en; knownRegions = (en, Base); mainGroup = \(main); packageReferences = (\(self.list(packages))); productRefGroup = \(products); projectDirPath = \"\"; targets = (\(self.list(targets))); \(projectFields)"
    )
    let body = objects.map { "\t\t\($0.id) /* x */ = \($0.text);" }.joined(separator: "\n")
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 56;
      \tobjects = {
      \(body)
      \t};
      \trootObject = \(root) /* Project object */;
      }

      """
  }

  /// Writes the project as `folder/NAME.xcodeproj`.
  func write(to folder: TestFolder, in sub: String = "") throws {
    try folder.write("\(sub.isEmpty ? "" : sub + "/")\(name).xcodeproj/project.pbxproj", text)
  }
}
