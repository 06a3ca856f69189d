import XcodeProjects

/// Finds the project to open at a path.
enum ProjectLocator {
  enum Place: Equatable {
    case package(folder: String)
    case xcode(path: String)
    case folder(String)
    case file(String)
  }

  /// The maximum depth of the search for projects within a folder, such as `App/iOS/App.xcodeproj` in a repository.
  private static let deepestSearch = 4

  /// Returns the projects that can be opened at a path, the best first.
  static func places(at path: String) throws(ProjectError) -> [(path: String, place: Place, depth: Int)] {
    switch FileSystem.kind(at: path) {
    case .folder? where !["xcodeproj", "xcworkspace"].contains(FilePaths.ending(of: path)): try search(path)
    default: [(path, try place(at: path), 0)]
    }
  }

  private static func place(at path: String) throws(ProjectError) -> Place {
    switch FileSystem.kind(at: path) {
    case nil: throw .unreadable(path: path, reason: "the file or folder does not exist, or is not readable")
    case .other?: throw .unreadable(path: path, reason: "it is neither a file nor a folder")
    case .file?: return try fileOrPackage(path)
    case .folder?: break
    }
    switch FilePaths.ending(of: path) {
    case "xcodeproj": return .xcode(path: path)
    case "xcworkspace":
      // Xcode creates a workspace within a project. The project is opened.
      let parent = FilePaths.folder(of: path)
      if FilePaths.ending(of: parent) == "xcodeproj" { return .xcode(path: parent) }
      // Xcode creates this workspace for a package. The package is opened.
      if path.hasSuffix("/.swiftpm/xcode/package.xcworkspace") {
        return .package(folder: FilePaths.folder(of: FilePaths.folder(of: parent)))
      }
      return .xcode(path: path)
    default: return .folder(path)
    }
  }

  private static func fileOrPackage(_ path: String) throws(ProjectError) -> Place {
    let name = FilePaths.name(of: path)
    if name == "Package.swift" { return .package(folder: FilePaths.folder(of: path)) }
    if name == "project.pbxproj" || name == "contents.xcworkspacedata" {
      return .xcode(path: FilePaths.folder(of: path))
    }
    if TuistManifest.isManifest(path) { return .xcode(path: path) }
    if FilePaths.ending(of: path) == "swift" { return .file(path) }
    if ["yml", "yaml"].contains(FilePaths.ending(of: path)), XcodeGenSpecification.isSpecification(path) {
      return .xcode(path: path)
    }
    throw .noProject(
      path: path,
      reason:
        "it is not a Swift file, a package, an Xcode project or workspace, or a specification of XcodeGen or Tuist")
  }

  private struct Candidate {
    var path: String
    var depth: Int
    var place: Place
    var rank: Int
  }

  /// Returns candidates, those with the shortest paths first. At the same depth, workspaces precede projects, packages
  /// and manifests of Tuist.
  private static func search(_ top: String) throws(ProjectError) -> [(path: String, place: Place, depth: Int)] {
    var candidates: [Candidate] = []
    var level = [top]
    var seen: Set<String> = []
    for depth in 0...deepestSearch {
      var next: [String] = []
      for folder in level {
        let entries: [FileSystem.Entry]
        do throws(XcodeFileError) { entries = try FileSystem.entries(of: folder) } catch {
          if folder == top { throw .unreadable(path: top, reason: error.reason) }
          continue
        }
        for entry in entries where !entry.name.hasPrefix(".") {
          let path = "\(folder)/\(entry.name)"
          let ending = FilePaths.ending(of: entry.name)
          if entry.kind == .file {
            if entry.name == "Package.swift" {
              candidates.append(Candidate(path: path, depth: depth, place: .package(folder: folder), rank: 3))
            } else if entry.name == "project.yml" || entry.name == "project.yaml",
              XcodeGenSpecification.isSpecification(path)
            {
              candidates.append(Candidate(path: path, depth: depth, place: .xcode(path: path), rank: 2))
            } else if entry.name == "Project.swift", let hasApp = TuistManifest.hasApp(path) {
              candidates.append(
                Candidate(path: path, depth: depth, place: .xcode(path: path), rank: hasApp ? 4 : 5))
            }
          } else if ending == "xcworkspace" {
            candidates.append(Candidate(path: path, depth: depth, place: .xcode(path: path), rank: 0))
          } else if ending == "xcodeproj" {
            candidates.append(Candidate(path: path, depth: depth, place: .xcode(path: path), rank: 1))
          } else if ending == "swiftpm" {
            if FileSystem.isFile("\(path)/Package.swift") {
              candidates.append(Candidate(path: path, depth: depth, place: .package(folder: path), rank: 3))
            }
          } else if !isPassedOver(entry.name), !FileRole.opaqueFolders.contains(ending), !entry.isLink {
            if seen.insert(path).inserted { next.append(path) }
          }
        }
      }
      level = next
    }
    guard !candidates.isEmpty else { return [(top, .folder(top), 0)] }
    // A specification that another one includes is not a separate project.
    let specifications = candidates.filter { $0.rank == 2 }
    if specifications.count > 1 {
      let included = specifications.reduce(into: Set<String>()) {
        $0.formUnion(XcodeGenSpecification.includedFiles(of: $1.path))
      }
      let rest = candidates.filter { !included.contains($0.path) }
      if !rest.isEmpty { candidates = rest }
    }
    let sorted = candidates.sorted { ($0.depth, $0.rank, order($0, top)) < ($1.depth, $1.rank, order($1, top)) }
    return sorted.map { ($0.path, $0.place, $0.depth) }
  }

  /// Returns the sort key of a candidate: candidates with the folder's name come first, and all are ordered by name.
  private static func order(_ candidate: Candidate, _ top: String) -> String {
    let folder = FilePaths.name(of: top).lowercased()
    // All specifications have the same file name.
    let name =
      ([2, 4, 5].contains(candidate.rank)
      ? FilePaths.name(of: FilePaths.folder(of: candidate.path)) : FilePaths.stem(of: candidate.path))
      .lowercased()
    return (name == folder ? "0" : folder.hasPrefix(name) ? "1" : "2") + candidate.path
  }

  private static func isPassedOver(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Tuist"].contains(name)
  }
}
