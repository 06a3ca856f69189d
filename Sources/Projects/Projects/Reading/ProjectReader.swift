import Foundation
import ToolSupport
import XcodeProjects

/// Opens any project: a Swift package, an Xcode project or workspace, a folder that contains one of them or Swift
/// files, or a single Swift file.
///
/// No files are written, and no programs are run except the manifests of packages (`ReadingOptions.dumpPackage`).
package enum ProjectReader {
  /// Reads a project.
  ///
  /// - Throws: An error if there is nothing to build, or if an essential file is invalid. `Project.diagnostics`
  ///   contains problems with parts of the project.
  package static func read(_ path: URL, options: ReadingOptions = ReadingOptions()) throws(ProjectError) -> Project {
    let absolute = FilePaths.normalized(path.standardizedFileURL.path)
    let candidates = try ProjectLocator.places(at: absolute)
    var project: Project?
    var diagnostics: [Diagnostic] = []
    for (number, candidate) in candidates.enumerated() {
      do throws(ProjectError) {
        project = try read(candidate.place, options)
        let others = candidates.filter { $0.path != candidate.path }.map(\.path)
        if !others.isEmpty { diagnostics.append(choice(candidate.path, among: others, below: absolute)) }
        break
      } catch {
        // Another project beside this one may be valid.
        guard number + 1 < candidates.count, candidates[number + 1].depth == candidate.depth else { throw error }
        diagnostics.append(Diagnostic(.warning, "\(error)", file: .file(candidate.path)))
      }
    }
    if options.wantsApp, options.target == nil, options.scheme == nil, let library = project, !hasApp(library) {
      if let (example, path) = example(among: candidates.map(\.path), of: library, options) {
        project = example
        project?.exampleOf = library.name
        diagnostics = [
          Diagnostic(
            .note, "\(library.name) has no app; opening \(FilePaths.relative(path, to: absolute)), which has one",
            file: .file(path))
        ]
      } else if let (example, folder) = exampleFolder(of: library, options) {
        project = example
        project?.exampleOf = library.name
        diagnostics.append(
          Diagnostic(
            .note,
            "\(library.name) has no app; using the sources in "
              + "\(FilePaths.relative(folder, to: absolute)) as its example",
            file: .folder(folder)))
      }
    }
    guard var project else { throw .noProject(path: absolute, reason: "the project is empty") }
    diagnostics += GeneratedFiles.generatorDiagnostics(below: absolute, opened: project)
    project.diagnostics = diagnostics + project.diagnostics
    try choose(&project, options)
    return project
  }

  private static func read(_ place: ProjectLocator.Place, _ options: ReadingOptions) throws(ProjectError) -> Project {
    switch place {
    case .package(let folder): return try package(folder, options)
    case .xcode(let path): return try xcode(path, options)
    case .folder(let folder):
      let assembly = ProjectAssembly(root: folder, options: options)
      try FolderReading.readFolder(folder, into: assembly)
      return finished(assembly, kind: .folder, opened: folder)
    case .file(let path):
      let assembly = ProjectAssembly(root: FilePaths.folder(of: path), options: options)
      FolderReading.readFile(path, into: assembly)
      return finished(assembly, kind: .file, opened: path)
    }
  }

  private static func hasApp(_ project: Project) -> Bool {
    project.targets.contains { $0.leftOut == nil && !$0.isThirdParty && [.app, .executable].contains($0.kind) }
  }

  /// The maximum number of projects beside a library that are searched for an app.
  private static let maxExamples = 8

  /// Returns a project beside or within a library that contains an app.
  private static func example(
    among paths: [String], of library: Project, _ options: ReadingOptions
  ) -> (project: Project, path: String)? {
    for path in paths.prefix(maxExamples)
    where path != FilePaths.normalized(library.opened.path(percentEncoded: false)) {
      guard FilePaths.name(of: path) != "Package.swift", let project = try? xcode(path, options) else { continue }
      if project.targets.contains(where: { $0.kind == .app && $0.leftOut == nil && !$0.isThirdParty }) {
        return (project, path)
      }
    }
    return nil
  }

  /// Returns a package with the example app that is beside its targets and has no project.
  private static func exampleFolder(
    of library: Project, _ options: ReadingOptions
  ) -> (project: Project, folder: String)? {
    guard library.kind == .swiftPackage else { return nil }
    let root = FilePaths.folder(of: FilePaths.normalized(library.opened.path(percentEncoded: false)))
    guard let folder = ExampleFolder.find(below: root, outside: library.targets),
      let project = try? package(root, options, example: folder), hasApp(project)
    else { return nil }
    return (project, folder)
  }

  private static func choice(_ opened: String, among others: [String], below folder: String) -> Diagnostic {
    let shown = others.prefix(8).map { FilePaths.relative($0, to: folder) }
    let more = others.count > shown.count ? " and \(others.count - shown.count) more" : ""
    return Diagnostic(
      .note,
      "opening \(FilePaths.relative(opened, to: folder)); "
        + "to open another project, pass its path: \(shown.joined(separator: ", "))\(more)",
      file: .file(opened))
  }

  // MARK: - Kinds

  private static func package(
    _ folder: String, _ options: ReadingOptions, example: String? = nil
  ) throws(ProjectError) -> Project {
    let assembly = ProjectAssembly(root: folder, options: options)
    if PackageReading.isAppPlayground(folder) {
      try FolderReading.readFolder(folder, into: assembly)
      var project = finished(assembly, kind: .swiftPackage, opened: "\(folder)/Package.swift")
      project.name = assembly.targets.first?.name ?? project.name
      return project
    }
    let package = try PackageReading.read(folder, into: assembly, isRoot: true)
    if let example { try ExampleFolder.add(example, to: assembly) }
    var project = finished(assembly, kind: .swiftPackage, opened: "\(folder)/Package.swift")
    project.name = package.name
    project.configurations = ["Debug", "Release"]
    project.configuration = options.configuration ?? "Debug"
    // The product with the package's name is its main product.
    let names = package.productNames.filter { $0 == package.name } + package.productNames.filter { $0 != package.name }
    project.schemes = names.compactMap { name in
      package.products[name]?.first.map { Scheme(name: name, launchTarget: $0) }
    }
    return project
  }

  private static func xcode(_ path: String, _ options: ReadingOptions) throws(ProjectError) -> Project {
    let isSpecification = ["yml", "yaml", "swift"].contains(FilePaths.ending(of: path))
    let root = isSpecification ? XcodeGenSpecification.folder(of: path) : FilePaths.folder(of: path)
    let assembly = ProjectAssembly(root: root, options: options)
    let reading = XcodeReading(opened: path, assembly: assembly)
    try reading.read()
    let kind: Project.Kind = FilePaths.ending(of: path) == "xcworkspace" ? .xcodeWorkspace : .xcodeProject
    var project = finished(assembly, kind: kind, opened: path, podProjects: reading.podProjects)
    reading.finishSchemes()
    project.schemes = reading.schemes
    if isSpecification, let name = reading.projects.first?.name { project.name = name }
    project.configurations = reading.configurations
    project.configuration = reading.configuration
    return project
  }

  private static func finished(
    _ assembly: ProjectAssembly, kind: Project.Kind, opened: String, podProjects: [XcodeProjectFile] = []
  ) -> Project {
    TargetGraph.markWhatRunsInCompiler(of: assembly)
    var resolution = ThirdPartyResolution(assembly: assembly, podProjects: podProjects)
    let thirdParty = resolution.resolve()
    TargetGraph.breakCircles(of: assembly)
    let isFolder = FileSystem.isFolder(opened)
    var project = Project(
      kind: kind, name: FilePaths.stem(of: opened), root: .folder(assembly.files.root),
      opened: isFolder ? .folder(opened) : .file(opened), targets: assembly.targets)
    project.thirdParty = thirdParty
    for (asked, found) in assembly.files.otherSpellings {
      let written = FilePaths.relative(asked, to: assembly.files.root)
      assembly.report(
        .note, "the project refers to “\(written)”, whose case differs from the file's name", file: found)
    }
    let outside = assembly.files.filesOutside.sorted()
    for folder in Set(outside.map(FilePaths.folder(of:))).sorted() {
      let count = outside.count { FilePaths.folder(of: $0) == folder }
      assembly.report(
        .note, "the project uses \(count) \(count == 1 ? "file" : "files") in this folder, which is outside its folder",
        file: folder)
    }
    project.diagnostics = assembly.diagnostics
    return project
  }

  // MARK: - Default target

  /// Validates the requested names, and chooses the default target.
  private static func choose(_ project: inout Project, _ options: ReadingOptions) throws(ProjectError) {
    if let name = options.configuration, !project.configurations.isEmpty, !project.configurations.contains(name) {
      throw .unknownConfiguration(name: name, known: project.configurations)
    }
    if let name = options.target {
      guard project.targets.contains(where: { $0.name == name }) else {
        throw .unknownTarget(name: name, known: project.targets.map(\.name))
      }
      project.mainTarget = name
      return
    }
    if let name = options.scheme {
      guard let scheme = project.schemes.first(where: { $0.name == name }) else {
        throw .unknownScheme(name: name, known: project.schemes.map(\.name))
      }
      if let target = scheme.launchTarget {
        project.mainTarget = target
        return
      }
    }
    let usable = project.targets.filter { $0.leftOut == nil && !$0.isThirdParty }
    let apps = usable.filter { $0.kind == .app }
    let launched = project.schemes.compactMap(\.launchTarget)
    // Objective-C is declared here and not run. Apps that start in it are used only if there is no other.
    let swiftApps = apps.filter { !$0.sources.isEmpty }
    let startingInSwift = swiftApps.filter { app in
      !app.foreignSources.contains { ["main.m", "main.mm"].contains($0.lastPathComponent) }
    }
    let candidates = [startingInSwift, swiftApps, apps].first { !$0.isEmpty } ?? []
    let app =
      candidates.first { $0.name == project.name } ?? candidates.first { launched.contains($0.name) }
      ?? candidates.first
    if apps.count > 1, let app {
      let names = apps.filter { $0.name != app.name }.map(\.name).joined(separator: ", ")
      project.diagnostics.append(
        Diagnostic(
          .note, "using the app \(app.name); to use another app, pass its target: \(names)",
          file: project.opened))
    }
    project.mainTarget =
      app?.name
      ?? project.schemes.lazy.compactMap(\.launchTarget).first { name in usable.contains { $0.name == name } }
      ?? usable.first { $0.kind == .framework || $0.kind == .library }?.name
      ?? usable.first { $0.kind == .executable }?.name
  }
}
