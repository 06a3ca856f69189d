import Foundation
import ObjectiveCHeaders
import Projects

/// The headers that are visible to a target's Swift files, or to the modules that import it.
struct SwiftHeaders {
  private(set) var roots: [URL] = []
  /// The folders of headers that they may include, the nearest first.
  private(set) var folders: [URL] = []
  /// Files with the values of constants that are not among the target's sources.
  private(set) var implementations: [URL] = []

  private let project: Project
  private static let maxRoots = 2_000

  init(of target: Target, in project: Project) {
    self.project = project
    let own = SwiftHeaders.folders(of: target)
    folders = own + [project.root]
    if let header = target.bridgingHeader ?? SwiftHeaders.guessedBridgingHeader(of: target, in: own) {
      roots.append(header)
    }
    let isModule = [.framework, .library, .systemLibrary, .binary].contains(target.kind) || target.isThirdParty
    guard isModule, !target.foreignSources.isEmpty || target.kind == .framework else { return }
    roots += SwiftHeaders.publicHeaders(of: target, in: own)
  }

  /// Returns other targets whose headers are declared with them, by their folders, the deepest first.
  func owners(among targets: [Target], except target: Target) -> [(folder: String, module: String)] {
    let own = Set(SwiftHeaders.folders(of: target).map(\.path))
    return targets.filter { other in
      other.name != target.name && [.framework, .library].contains(other.kind) && !other.foreignSources.isEmpty
        && (target.dependencies + target.externalDependencies).contains(other.name)
    }.flatMap { other in
      SwiftHeaders.folders(of: other).filter { !own.contains($0.path) }
        .map { (folder: $0.path(percentEncoded: false) + "/", module: other.moduleName) }
    }.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
  }

  // MARK: - Places

  /// Returns the folders of a target's files, without those within others of them.
  private static func folders(of target: Target) -> [URL] {
    let files = target.foreignSources + target.sources + [target.bridgingHeader].compactMap(\.self)
    let all = Set(files.map { $0.deletingLastPathComponent().standardizedFileURL.path(percentEncoded: false) })
    var result: [String] = []
    for path in all.sorted() {
      let path = path.hasSuffix("/") ? String(path.dropLast()) : path
      if !result.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) { result.append(path) }
    }
    return result.map { URL(filePath: $0, directoryHint: .isDirectory) }.map { plain($0) }
  }

  private static func plain(_ url: URL) -> URL {
    let path = url.path(percentEncoded: false)
    return URL(filePath: path.hasSuffix("/") ? String(path.dropLast()) : path, directoryHint: .notDirectory)
  }

  /// Returns a header with a usual name, because projects of other formats name their bridging header in settings that
  /// are not read.
  private static func guessedBridgingHeader(of target: Target, in folders: [URL]) -> URL? {
    guard [.app, .executable].contains(target.kind), !target.foreignSources.isEmpty else { return nil }
    return folders.lazy.flatMap { HeaderFiles.headers(in: $0) }.first {
      $0.lastPathComponent.hasSuffix("Bridging-Header.h")
    }
  }

  /// Returns the headers of the target's own module: those that its module map or its umbrella header names, or all of
  /// its public headers.
  private static func publicHeaders(of target: Target, in folders: [URL]) -> [URL] {
    // A package's public headers are in `include`, beside or above its sources.
    let places = folders + folders.map { plain($0.deletingLastPathComponent()) }
    var seen: Set<String> = []
    let includes = places.map { $0.appending(path: "include") }.filter { seen.insert($0.path).inserted && isFolder($0) }
    for place in includes + places {
      if let named = headers(ofMap: place.appending(path: "module.modulemap")), !named.isEmpty { return named }
    }
    if let include = includes.first { return Array(HeaderFiles.headers(in: include).prefix(maxRoots)) }
    if let umbrella = umbrellaHeaders(of: target, near: places).first { return [umbrella] }
    let all = folders.flatMap { HeaderFiles.headers(in: $0) }
    if let umbrella = all.first(where: { $0.lastPathComponent == "\(target.moduleName).h" }) { return [umbrella] }
    guard target.isThirdParty || target.kind == .library else { return [] }
    return all.filter { header in
      header.pathExtension == "h"
        && !header.pathComponents.contains { ["private", "internal", "privateheaders"].contains($0.lowercased()) }
        && !header.lastPathComponent.contains("+Private") && !header.lastPathComponent.contains("_Private")
    }.prefix(maxRoots).map(\.self)
  }

  /// Returns the headers that have a module's name, beside or above its sources.
  static func umbrellaHeaders(of target: Target) -> [URL] {
    let folders = folders(of: target)
    return umbrellaHeaders(of: target, near: folders + folders.map { plain($0.deletingLastPathComponent()) })
  }

  private static func umbrellaHeaders(of target: Target, near places: [URL]) -> [URL] {
    places.flatMap { place in
      [place, place.appending(path: target.moduleName), place.appending(path: "Supporting Files")]
    }.map { $0.appending(path: "\(target.moduleName).h") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the headers that a module map names with `header "Name.h"`, `umbrella header "Name.h"` and `umbrella
  /// "folder"`.
  private static func headers(ofMap map: URL) -> [URL]? {
    guard let text = try? String(contentsOf: map, encoding: .utf8) else { return nil }
    let folder = map.deletingLastPathComponent()
    var result: [URL] = []
    for match in text.matches(of: /(umbrella\s+)?(header\s+)?"([^"]+)"/) where match.1 != nil || match.2 != nil {
      let url = folder.appending(path: String(match.3)).standardizedFileURL
      if match.2 == nil { result += HeaderFiles.headers(in: url) } else { result.append(url) }
    }
    return result.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
