/// An `.xcworkspace`: its projects, packages and folders.
package struct WorkspaceFile: Sendable {
  /// The absolute paths, in the workspace's order.
  package var files: [String]
  package var issues: [XcodeFileError]
  private var seen: Set<String> = []

  private init() {
    files = []
    issues = []
  }

  /// Reads a workspace.
  ///
  /// - Parameter path: The path of the `.xcworkspace`.
  package static func read(_ path: String) throws(XcodeFileError) -> WorkspaceFile {
    let file = "\(path)/contents.xcworkspacedata"
    let root = try XMLReader.read(file)
    guard root.name == "Workspace" else {
      throw .syntax(
        path: file, line: root.line, column: 1, reason: "expected a workspace, found “\(root.name)”")
    }
    var result = WorkspaceFile()
    result.add(root, group: FilePaths.folder(of: path), workspace: path, file: file)
    return result
  }

  /// Adds the files of an element. The depth of the recursion is limited by `XMLReader`.
  private mutating func add(_ element: XMLElement, group: String, workspace: String, file: String) {
    for child in element.children where child.name == "FileRef" || child.name == "Group" {
      // A group may have no location.
      let location = child.attributes["location"] ?? (child.name == "Group" ? "group:" : "")
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        issues.append(
          .syntax(path: file, line: child.line, column: 1, reason: "“\(location.prefix(80))” is not a location"))
        continue
      }
      let path: String
      switch parts[0] {
      case "group": path = FilePaths.joined(group, parts[1])
      case "container": path = FilePaths.joined(FilePaths.folder(of: workspace), parts[1])
      case "absolute": path = FilePaths.normalized(parts[1])
      // `self` refers to the project that contains the workspace.
      case "self": path = FilePaths.joined(FilePaths.folder(of: workspace), parts[1])
      case "developer": continue
      default:
        issues.append(
          .syntax(path: file, line: child.line, column: 1, reason: "“\(parts[0].prefix(40))” is not a kind of location")
        )
        continue
      }
      if child.name == "Group" {
        add(child, group: path, workspace: workspace, file: file)
      } else if seen.insert(path).inserted {
        files.append(path)
      }
    }
  }
}
