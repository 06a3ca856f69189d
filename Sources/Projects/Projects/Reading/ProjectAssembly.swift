import Foundation
import ToolSupport
import XcodeProjects

/// A project that is being read: its targets and diagnostics so far.
final class ProjectAssembly {
  let options: ReadingOptions
  let files: ProjectFiles
  private(set) var targets: [Target] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var targetNames: Set<String> = []
  private var reported: Set<Diagnostic> = []
  private var lastNumbers: [String: Int] = [:]

  /// The local packages by their paths. The value is nil while a package is being read, or if it cannot be read.
  var localPackages: [String: LocalPackage?] = [:]
  /// The folders of remote packages on this machine, by identity. The value is nil for packages that are not available.
  var fetchedPackages: [String: String?] = [:]
  private(set) var remotePackages: [RemotePackage] = []
  private var remoteIdentities: Set<String> = []
  /// The locked versions of packages, by identity.
  var pins: [String: ResolvedPackages.Pin] = [:]
  /// The frameworks that are linked as files, by module name.
  var linkedFrameworks: [String: String] = [:]
  /// The products of other packages that targets name, with the identity of the package if it is stated.
  var packageProducts: [String: String?] = [:]

  /// - Parameter root: The folder that contains all files of the project.
  init(root: String, options: ReadingOptions) {
    self.options = options
    files = ProjectFiles(root: root)
  }

  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  func report(_ severity: Diagnostic.Severity, _ text: String, file: String? = nil, line: Int? = nil) {
    report(Diagnostic(severity, text, file: file.map { .file($0) }, line: line))
  }

  /// Reports issues of a file that is readable otherwise.
  func report(_ issues: [XcodeFileError], as severity: Diagnostic.Severity = .warning) {
    for issue in issues { report(severity, issue.reason, file: issue.path, line: issue.line) }
  }

  /// Adds a target.
  ///
  /// - Returns: The target's name in the project, to which the name of its container is added if another target has the
  ///   same name.
  @discardableResult
  func add(_ target: Target, container: String) -> String {
    var target = target
    target.name = reserve(target.name, container: container)
    appendReserved(target)
    return target.name
  }

  /// Returns a name that no other target has.
  func reserve(_ name: String, container: String) -> String {
    if targetNames.insert(name).inserted { return name }
    let longer = "\(name) (\(container))"
    if targetNames.insert(longer).inserted { return longer }
    var number = lastNumbers[longer] ?? 1
    repeat { number += 1 } while !targetNames.insert("\(longer) \(number)").inserted
    lastNumbers[longer] = number
    return "\(longer) \(number)"
  }

  func addRemotePackage(_ package: RemotePackage) {
    if remoteIdentities.insert(package.identity).inserted { remotePackages.append(package) }
  }

  /// Returns a package's manifest as JSON. Fetched packages never change, so their manifests are evaluated once.
  func manifest(of folder: String) throws -> Data {
    guard let cache = options.checkouts?.folder.path(percentEncoded: false), FilePaths.contains(cache, folder) else {
      return try options.dumpPackage(.folder(folder))
    }
    let memory = URL(filePath: FilePaths.folder(of: folder)).appending(path: "manifest-\(ManifestCopy.rules).json")
    if let data = try? Data(contentsOf: memory), !data.isEmpty { return data }
    let data = try options.dumpPackage(.folder(folder))
    try? data.write(to: memory, options: .atomic)
    return data
  }

  func appendReserved(_ target: Target) {
    var target = target
    let identifier = BuildSettingModifier.identifier(target.moduleName, isExtended: true)
    if identifier != target.moduleName {
      report(
        .warning, "“\(target.moduleName)”, the module name of \(target.name), is not an identifier; using \(identifier)"
      )
      target.moduleName = identifier
    }
    targets.append(target)
  }

  func update(_ change: (inout Target) -> Void) {
    for index in targets.indices { change(&targets[index]) }
  }
}

/// A Swift package in a folder of this machine.
struct LocalPackage {
  var folder: String
  var identity: String
  var name: String
  /// The products, with the names of their targets in the project.
  var products: [String: [String]]
  /// The names of the products, in the manifest's order.
  var productNames: [String]
}

/// A Swift package at an address.
struct RemotePackage: Hashable {
  var identity: String
  var url: String
  var requirement: String?
}
