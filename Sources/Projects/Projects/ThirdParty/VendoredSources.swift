import Foundation
import XcodeProjects

/// The sources of a third-party module in a folder.
struct VendoredSources {
  var sources: [URL] = []
  var foreignSources: [URL] = []
  var resources: [Resource] = []

  /// The real paths of the sources so far.
  private var real: Set<String> = []

  /// The maximum number of files, which is more than any module has.
  private static let maxFiles = 20_000

  init() {}

  /// Creates the sources that a target of `Pods.xcodeproj` lists.
  init(target: XcodeTarget, project: XcodeProjectFile, files: ProjectFiles) {
    for phase in target.phases {
      for file in phase.files {
        guard case .file(let place)? = file.fileReference.flatMap({ project.locations[$0] }) else { continue }
        // The class that CocoaPods generates for each pod is not needed.
        guard !place.contains("/Target Support Files/"), case .there(let path) = files.find(place) else { continue }
        switch phase.kind {
        case .sources: addSource(path)
        case .resources: addResource(path, isFolder: FileSystem.isFolder(path))
        default: break
        }
      }
    }
  }

  /// Creates the sources of a folder without tests and examples. If it contains folders for sources, only those are
  /// used.
  ///
  /// - Parameters:
  ///   - module: The name of the module to find in a folder of several modules.
  ///   - patterns: CocoaPods' patterns of the module's sources, relative to the folder. If they match no files, all
  ///     sources of the folder are used.
  ///   - specification: The pod's specification, or nil.
  init(
    folder: String, module: String, patterns: [String] = [], specification: PodspecFile? = nil, files: ProjectFiles
  ) {
    if !patterns.isEmpty {
      let matching = VendoredSources(
        folder: folder, patterns: patterns, specification: specification ?? PodspecFile(text: ""), files: files)
      if !matching.sources.isEmpty || !matching.foreignSources.isEmpty {
        self = matching
        return
      }
    }
    let inner = [
      "Sources/\(module)", "Source/\(module)", "Sources", "Source", module, "Classes", "Pod/Classes",
      "\(module)/Classes",
    ]
    let top = inner.map { "\(folder)/\($0)" }.first { FileSystem.isFolder($0) } ?? folder
    let walk = FolderWalk(
      top, isAllowed: { path in if case .there = files.find(path) { true } else { false } },
      skip: { relative in Self.isPassedOver(FilePaths.name(of: relative)) ? "it is not part of the module" : nil })
    for found in walk.found.prefix(Self.maxFiles) {
      switch FileRole.of(found.path, isFolder: found.isFolder) {
      case .swift where !found.isFolder && !FilePaths.name(of: found.path).hasPrefix("Package"): addSource(found.path)
      case .foreign where !found.isFolder: addSource(found.path)
      case .resource
      where ["xcassets", "storyboard", "xib", "strings", "xcstrings", "stringsdict", "json", "png", "ttf", "otf"]
        .contains(FilePaths.ending(of: found.path)):
        addResource(found.path, isFolder: found.isFolder)
      case .copiedFolder where FilePaths.ending(of: found.path) == "bundle": addResource(found.path, isFolder: true)
      default: break
      }
    }
  }

  private init(folder: String, patterns: [String], specification: PodspecFile, files: ProjectFiles) {
    let wanted = Self.globs(patterns)
    let unwanted = Self.globs(specification.excluded)
    // The module's own resources have no bundle.
    let resources =
      [(bundle: String?.none, patterns: Self.globs(specification.resources))]
      + specification.resourceBundles.sorted { $0.key < $1.key }.map { ($0.key, Self.globs($0.value)) }
    let walk = FolderWalk(
      folder, isAllowed: { path in if case .there = files.find(path) { true } else { false } }, skip: { _ in nil })
    for found in walk.found.prefix(Self.maxFiles) {
      let relative = FilePaths.relative(found.path, to: folder)
      for (bundle, patterns) in resources where patterns.contains(where: { $0.matches(relative) }) {
        // A folder is a resource if it is one item, such as a catalog. The files of others match by themselves.
        guard !found.isFolder || [.resource, .copiedFolder].contains(FileRole.of(found.path, isFolder: true)) else {
          continue
        }
        addResource(found.path, isFolder: found.isFolder, bundle: bundle)
      }
      guard !found.isFolder, !FilePaths.name(of: relative).hasPrefix("Package"),
        wanted.contains(where: { $0.matches(relative) }), !unwanted.contains(where: { $0.matches(relative) })
      else { continue }
      addSource(found.path)
    }
  }

  private static func globs(_ patterns: [String]) -> [GlobPattern] {
    patterns.flatMap { alternatives($0) }.map { GlobPattern($0) }
  }

  /// Returns a pattern expanded for alternatives in braces: `*.{h,m}` becomes `*.h` and `*.m`.
  static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let (start, end) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { alternatives("\(start)\($0)\(end)") }
  }

  /// Adds a source, unless a link already led to the same file.
  private mutating func addSource(_ path: String) {
    guard real.insert(URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)).inserted else {
      return
    }
    switch FileRole.of(path) {
    case .swift: sources.append(.file(path))
    case .foreign: foreignSources.append(.file(path))
    default: break
    }
  }

  private mutating func addResource(_ path: String, isFolder: Bool, bundle: String? = nil) {
    let isCopied = FileRole.of(path, isFolder: isFolder) == .copiedFolder
    resources.append(
      Resource(
        file: isFolder ? .folder(path) : .file(path), placing: isCopied ? .copied : .processed,
        localization: FileRole.localization(of: path), bundle: bundle))
  }

  private static func isPassedOver(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [
      "example", "examples", "demo", "demos", "sample", "samples", "docs", "documentation", "playground", "carthage",
      "pods",
    ]
    .contains(lower) || lower.hasSuffix("tests") || lower == "test" || lower.hasSuffix("example")
      || lower.hasSuffix("demo")
  }
}
