import Foundation
import XcodeProjects

/// A reader for an Xcode project, or for a workspace with all of its projects and packages.
final class XcodeReading {
  let assembly: ProjectAssembly
  /// The project or workspace that was opened.
  let opened: String
  var options: ReadingOptions { assembly.options }
  var files: ProjectFiles { assembly.files }

  /// All projects, in the order in which they were found.
  private(set) var projects: [XcodeProjectFile] = []
  private var indexes: [String: Int] = [:]
  /// The `Pods.xcodeproj` files, which describe pods and no targets of the project itself.
  private(set) var podProjects: [XcodeProjectFile] = []
  /// The names of targets in the project, by project and identifier.
  var names: [TargetKey: String] = [:]
  var configuration: String?
  private var schemeFiles: [SchemeFile] = []
  /// The configuration files that were read, by path.
  var configurationFiles: [String: ConfigurationFile] = [:]
  /// The Info.plist contents that a specification describes, by project and target identifier.
  private(set) var infoPlists: [String: [String: [String: PropertyListValue]]] = [:]
  var targetIDsByProject: [String: [String: String]] = [:]
  /// The targets that create products, by file name, or nil before the first use.
  var productTargets: [String: String]?

  struct TargetKey: Hashable {
    var project: String
    var target: String
  }

  /// The maximum number of projects, which is more than the largest workspaces have.
  private static let maxProjects = 2_000

  init(opened: String, assembly: ProjectAssembly) {
    self.opened = opened
    self.assembly = assembly
  }

  // MARK: - Steps

  func read() throws(ProjectError) {
    switch FilePaths.ending(of: opened) {
    case "xcworkspace": try loadWorkspace()
    case "yml", "yaml", "swift": try loadSpecification()
    default: try loadMain(opened)
    }
    loadReferencedProjects()
    readSchemes()
    try chooseConfiguration()
    readResolvedPackages()
    for project in projects {
      for target in project.targets {
        names[TargetKey(project: project.path, target: target.id)] = assembly.reserve(
          target.name, container: project.name)
      }
    }
    readPackageReferences()
    for project in projects {
      for target in project.targets { addTarget(target, of: project) }
    }
  }

  private func loadWorkspace() throws(ProjectError) {
    let workspace: WorkspaceFile
    do throws(XcodeFileError) { workspace = try WorkspaceFile.read(opened) } catch { throw .file(error) }
    assembly.report(workspace.issues)
    var failures: [XcodeFileError] = []
    for path in workspace.files {
      let isProject = FilePaths.ending(of: path) == "xcodeproj"
      switch files.find(path) {
      case .there(let path):
        if isProject {
          do throws(XcodeFileError) { try load(path) } catch {
            failures.append(error)
            assembly.report(.error, error.reason, file: error.path, line: error.line)
          }
        } else if FileSystem.isFile("\(path)/Package.swift") {
          assembly.localPackages[path] = .some(nil)
          pendingPackages.append(path)
        }
      case .missing where isProject:
        let advice = FilePaths.name(of: path) == "Pods.xcodeproj" ? ": run `pod install` to create it" : ""
        assembly.report(.warning, "the workspace contains a project that does not exist\(advice)", file: path)
      case .missing: break
      case .forbidden:
        assembly.report(.warning, "the workspace contains an item outside its folder; ignoring it", file: path)
      }
    }
    guard projects.isEmpty, pendingPackages.isEmpty else { return }
    if let failure = failures.first { throw .file(failure) }
    throw .noProject(path: opened, reason: "none of the workspace's projects exists")
  }

  private func loadMain(_ path: String) throws(ProjectError) {
    do throws(XcodeFileError) { try load(path) } catch { throw .file(error) }
    if projects.isEmpty, let pods = podProjects.popLast() { append(pods) }
  }

  /// Reads the `project.yml` of a project that XcodeGen has not generated, or that is not in the repository.
  private func loadSpecification() throws(ProjectError) {
    do throws(XcodeFileError) {
      let specification = try XcodeGenSpecification(opened)
      assembly.report(specification.issues)
      for diagnostic in specification.diagnostics { assembly.report(diagnostic) }
      var generated = XcodeGenProject(specification, files: files, environment: options.environment)
      let project = try generated.project()
      for diagnostic in generated.diagnostics { assembly.report(diagnostic) }
      assembly.report(
        .note,
        "\(specification.isOfTuist ? "Tuist" : "XcodeGen") generates \(project.name).xcodeproj from this file; "
          + "reading this file instead",
        file: opened)
      infoPlists[project.path] = generated.infoPlists
      schemeFiles += generated.schemes
      append(project)
    } catch {
      throw .file(error)
    }
  }

  private func load(_ path: String) throws(XcodeFileError) {
    guard indexes[path] == nil, projects.count < Self.maxProjects else { return }
    let project = try XcodeProjectFile.read(path)
    assembly.report(project.issues)
    if project.name == "Pods" { podProjects.append(project) } else { append(project) }
  }

  private func append(_ project: XcodeProjectFile) {
    indexes[project.path] = projects.count
    projects.append(project)
  }

  func project(at path: String) -> XcodeProjectFile? { indexes[path].map { projects[$0] } }

  /// Reads referenced projects recursively, each once.
  private func loadReferencedProjects() {
    var next = 0
    while next < projects.count {
      let project = projects[next]
      next += 1
      for reference in project.projectReferences where indexes[reference.path] == nil {
        guard case .there(let path) = files.find(reference.path) else {
          assembly.report(.warning, "the project refers to \(reference.path), which does not exist", file: project.file)
          continue
        }
        do throws(XcodeFileError) { try load(path) } catch {
          assembly.report(.error, error.reason, file: error.path, line: error.line)
        }
      }
    }
  }

  // MARK: - Schemes and configurations

  private(set) var schemes: [Scheme] = []

  private func readSchemes() {
    var containers = [opened]
    for project in projects where project.path != opened { containers.append(project.path) }
    var seen: Set<String> = []
    for container in containers {
      for path in SchemeFile.files(in: container) where seen.insert(FilePaths.stem(of: path)).inserted {
        do throws(XcodeFileError) { schemeFiles.append(try SchemeFile.read(path)) } catch {
          assembly.report(.warning, error.reason, file: error.path, line: error.line)
        }
      }
    }
  }

  /// Reads the schemes with the names of their targets in the project. Without schemes, Xcode creates one for each
  /// target that can run.
  func finishSchemes() {
    schemes = schemeFiles.map { file in
      Scheme(
        name: file.name, launchTarget: file.launch.flatMap(name(of:)), testTargets: file.tests.compactMap(name(of:)),
        configuration: file.launchConfiguration, arguments: file.arguments, environment: file.environment)
    }
    guard schemes.isEmpty else { return }
    for target in assembly.targets where target.kind == .app || target.kind == .executable {
      let tests = assembly.targets.filter { $0.hostApp == target.name }.map(\.name)
      schemes.append(Scheme(name: target.name, launchTarget: target.name, testTargets: tests))
    }
  }

  private func name(of reference: SchemeFile.Reference) -> String? {
    let container = reference.container.flatMap { container -> String? in
      guard container.hasPrefix("container:") else { return nil }
      return FilePaths.joined(FilePaths.folder(of: opened), String(container.dropFirst(10)))
    }
    let ordered = projects.filter { $0.path == container } + projects.filter { $0.path != container }
    for project in ordered {
      if let identifier = reference.identifier,
        let name = names[TargetKey(project: project.path, target: identifier)]
      {
        return name
      }
    }
    for project in ordered {
      if let target = project.targets.first(where: { $0.name == reference.name }) {
        return names[TargetKey(project: project.path, target: target.id)]
      }
    }
    return nil
  }

  private func chooseConfiguration() throws(ProjectError) {
    let known = configurations
    if let wanted = options.configuration {
      guard known.contains(wanted) else { throw .unknownConfiguration(name: wanted, known: known) }
      configuration = wanted
      return
    }
    if let wanted = options.scheme {
      // The schemes that Xcode creates itself are not known yet. `ProjectReader` checks the name later.
      let scheme = schemeFiles.first { $0.name == wanted }
      if let name = scheme?.launchConfiguration, known.contains(name) {
        configuration = name
        return
      }
    }
    let project = projects.first
    configuration =
      known.first { $0 == "Debug" } ?? known.first { $0.lowercased().contains("debug") }
      ?? project.flatMap { $0.defaultConfiguration(of: $0.root.text("buildConfigurationList")) } ?? known.first
  }

  /// The names of the configurations in all projects, in order.
  var configurations: [String] {
    var result: [String] = []
    for project in projects {
      for configuration in project.configurations(of: project.root.text("buildConfigurationList"))
      where !result.contains(configuration.name) {
        result.append(configuration.name)
      }
    }
    return result
  }

  // MARK: - Packages

  private var pendingPackages: [String] = []

  private func readResolvedPackages() {
    var places = ["\(opened)/xcshareddata/swiftpm/Package.resolved"]
    // `Package.resolved` may be beside a specification if the project is not in the repository.
    places.append("\(FilePaths.folder(of: opened))/Package.resolved")
    places += projects.map { "\($0.path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved" }
    for path in places where FileSystem.isFile(path) {
      do throws(XcodeFileError) {
        for pin in try ResolvedPackages.read(path).pins where assembly.pins[pin.identity] == nil {
          assembly.pins[pin.identity] = pin
        }
      } catch {
        assembly.report(.warning, error.reason, file: error.path, line: error.line)
      }
    }
  }

  private func readPackageReferences() {
    for path in pendingPackages { assembly.localPackages[path] = nil }
    for path in pendingPackages { _ = PackageReading.load(path, into: assembly, asDependency: true) }
    for project in projects {
      for reference in project.packageReferences {
        switch reference.place {
        case .remote(let url, let requirement):
          let package = RemotePackage(
            identity: PackageIdentity.identity(of: url), url: url, requirement: requirement)
          assembly.addRemotePackage(package)
          _ = PackageReading.load(package, into: assembly)
        case .local(let path): loadPackage(path, of: project)
        }
      }
      // Packages that were dragged into the project are among its files.
      for (id, object) in project.objects.sorted(by: { $0.key < $1.key }) where object.isa == "PBXFileReference" {
        let type = object.text("lastKnownFileType") ?? ""
        guard type == "folder" || type == "wrapper" || type == "text", case .file(let path)? = project.locations[id],
          FileSystem.isFile("\(path)/Package.swift")
        else { continue }
        loadPackage(path, of: project)
      }
      for id in project.synchronizedFolders {
        guard case .file(let folder)? = project.locations[id], case .there(let folder) = files.find(folder) else {
          continue
        }
        for package in packages(inSynchronizedFolder: folder) { loadPackage(package, of: project) }
      }
    }
  }

  /// Returns the outermost folders with a manifest in a synchronized folder. Xcode opens them as local packages without
  /// a reference in the project file.
  private func packages(inSynchronizedFolder folder: String) -> [String] {
    var packages: [String] = []
    _ = FolderWalk(
      folder, isAllowed: { path in if case .there = files.find(path) { true } else { false } },
      skip: { path in
        guard FileSystem.isFile("\(folder)/\(path)/Package.swift") else { return nil }
        packages.append("\(folder)/\(path)")
        return "it is a package"
      })
    return packages.sorted()
  }

  private func loadPackage(_ path: String, of project: XcodeProjectFile) {
    switch files.find(path) {
    case .there(let path): _ = PackageReading.load(path, into: assembly, asDependency: true)
    case .missing:
      assembly.report(.warning, "the project depends on the package \(path), which does not exist", file: project.file)
    case .forbidden:
      assembly.report(
        .warning, "the project depends on the package \(path), which is outside its folder; ignoring it",
        file: project.file)
    }
  }
}
