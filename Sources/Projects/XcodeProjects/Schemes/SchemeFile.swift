/// An `.xcscheme` file.
package struct SchemeFile: Sendable {
  package struct Reference: Sendable, Hashable {
    package var name: String
    package var identifier: String?
    /// The container, such as `container:App.xcodeproj`, relative to the folder of the project or workspace.
    package var container: String?

    package init(name: String, identifier: String? = nil, container: String? = nil) {
      self.name = name
      self.identifier = identifier
      self.container = container
    }
  }

  package var name: String
  package var launch: Reference?
  package var tests: [Reference]
  /// The targets that the scheme builds, in order.
  package var builds: [Reference]
  package var launchConfiguration: String?
  package var arguments: [String]
  package var environment: [String: String]

  package init(
    name: String, launch: Reference?, tests: [Reference] = [], builds: [Reference] = [],
    launchConfiguration: String? = nil,
    arguments: [String] = [], environment: [String: String] = [:]
  ) {
    self.name = name
    self.launch = launch
    self.tests = tests
    self.builds = builds
    self.launchConfiguration = launchConfiguration
    self.arguments = arguments
    self.environment = environment
  }

  package static func read(_ path: String) throws(XcodeFileError) -> SchemeFile {
    let root = try XMLReader.read(path)
    guard root.name == "Scheme" else {
      throw .syntax(path: path, line: root.line, column: 1, reason: "expected a scheme, found “\(root.name)”")
    }
    let action = root.child("LaunchAction")
    let runnable =
      action?.child("BuildableProductRunnable") ?? action?.child("MacroExpansion")
      ?? root.child("ProfileAction")?.child("BuildableProductRunnable")
    // A test plan is a separate JSON file, whose targets are not read.
    let testables = root.child("TestAction")?.child("Testables")?.children("TestableReference") ?? []
    let arguments = action?.child("CommandLineArguments")?.children("CommandLineArgument") ?? []
    let variables = action?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
    var environment: [String: String] = [:]
    for variable in variables where isEnabled(variable) {
      if let key = variable.attributes["key"] { environment[key] = variable.attributes["value"] ?? "" }
    }
    return SchemeFile(
      name: FilePaths.stem(of: path), launch: runnable.flatMap(reference),
      tests: testables.filter { $0.attributes["skipped"] != "YES" }.compactMap(reference),
      builds: (root.child("BuildAction")?.child("BuildActionEntries")?.children("BuildActionEntry") ?? [])
        .compactMap(reference),
      launchConfiguration: action?.attributes["buildConfiguration"],
      arguments: arguments.filter(isEnabled).flatMap { BuildSettings.split($0.attributes["argument"] ?? "") },
      environment: environment)
  }

  private static func isEnabled(_ element: XMLElement) -> Bool { element.attributes["isEnabled"] != "NO" }

  private static func reference(in element: XMLElement) -> Reference? {
    guard let buildable = element.child("BuildableReference"), let name = buildable.attributes["BlueprintName"] else {
      return nil
    }
    return Reference(
      name: name, identifier: buildable.attributes["BlueprintIdentifier"],
      container: buildable.attributes["ReferencedContainer"])
  }

  /// Returns the paths of the shared schemes and the users' schemes of a project or workspace, sorted by name.
  package static func files(in container: String) -> [String] {
    var result: [String: String] = [:]
    func add(_ folder: String) {
      for entry in (try? FileSystem.entries(of: folder)) ?? []
      where entry.kind == .file && FilePaths.ending(of: entry.name) == "xcscheme" && result[entry.name] == nil {
        result[entry.name] = "\(folder)/\(entry.name)"
      }
    }
    add("\(container)/xcshareddata/xcschemes")
    for user in (try? FileSystem.entries(of: "\(container)/xcuserdata")) ?? [] where user.kind == .folder {
      add("\(container)/xcuserdata/\(user.name)/xcschemes")
    }
    return result.sorted { $0.key < $1.key }.map(\.value)
  }
}
