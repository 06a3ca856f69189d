import Foundation
import XcodeProjects

/// The example app of a package whose project is not in the repository, because it is generated or kept elsewhere. The
/// repository only contains a folder of sources with an app's entry point.
enum ExampleFolder {
  private static let maxScannedBytes = 1 << 20
  private static let maxScannedFiles = 4000

  /// Returns the folder of an app's sources within a package that belongs to none of its targets. The folder with the
  /// shortest path is preferred, then the first by name.
  ///
  /// The entry point determines the folder: the outermost folder around it that contains no other entry point and no
  /// manifest.
  static func find(below root: String, outside targets: [Target]) -> String? {
    let own = Set(targets.flatMap(\.sources).map { FilePaths.normalized($0.path(percentEncoded: false)) })
    let walk = FolderWalk(
      root, isAllowed: { _ in false }, skip: { isOfNoExample($0) ? "it does not contain an example" : nil })
    let manifests = Set(
      walk.found.filter { GeneratedFiles.isManifest($0.path) }.map { FilePaths.folder(of: $0.path) })
    let starts = walk.found.filter { found in
      !found.isFolder && FilePaths.ending(of: found.path) == "swift" && !own.contains(found.path)
    }.prefix(maxScannedFiles).filter { found in
      guard let bytes = try? FileSystem.bytes(of: found.path, limit: maxScannedBytes) else { return false }
      return SwiftSourceScan(bytes).startsApp
    }.map { FilePaths.folder(of: $0.path) }.filter { $0 != root }
    let folders = starts.map { start in
      var folder = start
      while true {
        let parent = FilePaths.folder(of: folder)
        let others = starts.filter { $0 != start && FilePaths.contains(parent, $0) }
        guard parent != root, FilePaths.contains(root, parent), !manifests.contains(parent), others.isEmpty else {
          break
        }
        folder = parent
      }
      return folder
    }
    func depth(_ folder: String) -> Int { folder.count { $0 == "/" } }
    return Set(folders).min { (depth($0), $0) < (depth($1), $1) }
  }

  /// Adds the example app to its package.
  static func add(_ folder: String, to assembly: ProjectAssembly) throws(ProjectError) {
    var target = try FolderReading.target(of: folder, assembly)
    let modules = assembly.targets.map(\.moduleName)
    target.name = name(of: folder)
    target.moduleName = BuildSettingModifier.identifier(target.name, isExtended: true)
    if modules.contains(target.moduleName) { target.moduleName += "_Example" }
    let imported = target.sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }
    target.dependencies = assembly.targets.filter {
      $0.kind == .library && $0.leftOut == nil && imported.contains($0.moduleName)
    }.map(\.name)
    assembly.add(target, container: FilePaths.name(of: FilePaths.folder(of: folder)))
  }

  /// Returns the name of the app, such as `Example` for `Example/Sources`.
  private static func name(of folder: String) -> String {
    let name = FilePaths.name(of: folder)
    return ["sources", "source", "src"].contains(name.lowercased())
      ? FilePaths.name(of: FilePaths.folder(of: folder)) : name
  }

  private static func isOfNoExample(_ relative: String) -> Bool {
    let name = FilePaths.name(of: relative).lowercased()
    return name.contains("test")
      || ["pods", "carthage", "deriveddata", "node_modules", "build", "tuist"].contains(name)
  }
}
