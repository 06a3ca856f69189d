import XcodeProjects

/// Removes files from a `project.pbxproj` by its lines. All other bytes stay the same.
package struct ProjectFileEdit {
  private let path: String
  private let project: XcodeProjectFile
  private let text: String

  /// - Parameter path: The path of the `project.pbxproj`.
  package init(path: String, text: String) throws(XcodeFileError) {
    self.path = path
    self.text = text
    project = try Self.read(path, text)
  }

  private static func read(_ path: String, _ text: String) throws(XcodeFileError) -> XcodeProjectFile {
    let folder = path.hasSuffix("/project.pbxproj") ? String(path.dropLast("/project.pbxproj".count)) : path
    return try XcodeProjectFile(
      path: folder, contents: PropertyListReader.parse(Array(text.utf8), path: path))
  }

  /// Returns the text without some files.
  ///
  /// - Parameters:
  ///   - files: The paths of the files to remove.
  ///   - mainStoryboards: The names of storyboards that are no longer main storyboards of apps.
  /// - Throws: ``XcodeFileError`` if the result is not the same project without the files.
  package func removing(_ files: Set<String>, mainStoryboards: Set<String>) throws(XcodeFileError) -> String {
    var gone: Set<String> = []
    for (id, place) in project.locations {
      guard case .file(let place) = place, files.contains(place), project.object(id)?.isa == "PBXFileReference" else {
        continue
      }
      gone.insert(id)
    }
    // A localization group is removed with its last file. A group with texts beside the storyboard is kept.
    for object in project.objects.values where object.isa == "PBXVariantGroup" {
      let children = object.texts("children")
      if !children.isEmpty, children.allSatisfy(gone.contains) { gone.insert(object.id) }
    }
    for object in project.objects.values where object.isa == "PBXBuildFile" {
      if let file = object.text("fileRef"), gone.contains(file) { gone.insert(object.id) }
    }
    let result = removing(gone, mainStoryboards)
    try check(result, gone)
    return result
  }

  private func removing(_ gone: Set<String>, _ mainStoryboards: Set<String>) -> String {
    var result = ""
    var end: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let bare = line.trimmingPrefix { $0 == "\t" || $0 == " " }
      if let closing = end {
        if line.hasPrefix(closing) { end = nil }
        continue
      }
      let first = String(bare.prefix { $0 != " " && $0 != "," && $0 != "=" })
      let id = first.hasPrefix("\"") && first.hasSuffix("\"") ? String(first.dropFirst().dropLast()) : first
      if gone.contains(id) {
        // `ID /* name */ = {` begins an object of several lines.
        let code = String(line.reversed().drop { $0 == "\r" || $0 == " " }.reversed())
        if code.hasSuffix("= {") { end = String(line.prefix { $0 == "\t" || $0 == " " }) + "};" }
        continue
      }
      if bare.hasPrefix("INFOPLIST_KEY_UIMainStoryboardFile"), let value = bare.split(separator: "=").last,
        mainStoryboards.contains(value.trimmingValue)
      {
        continue
      }
      result += line + "\n"
    }
    result.removeLast()
    return result
  }

  /// Reads the result and checks that it contains the same objects except for the removed ones, without references to
  /// these.
  private func check(_ text: String, _ gone: Set<String>) throws(XcodeFileError) {
    let result = try Self.read(path, text)
    func broken(_ reason: String) -> XcodeFileError {
      .malformed(path: path, position: "objects", reason: "cannot edit it line by line: \(reason)")
    }
    guard Set(result.objects.keys) == Set(project.objects.keys).subtracting(gone) else {
      throw broken("its objects are not on separate lines")
    }
    for (id, object) in result.objects {
      for field in ["files", "children"] where object.fields[field] != nil {
        let expected = project.objects[id]?.texts(field).filter { !gone.contains($0) }
        guard object.texts(field) == expected else { throw broken("a list of \(id) is not on separate lines") }
      }
      if let file = object.text("fileRef"), gone.contains(file) {
        throw broken("\(id) still refers to a file that is removed")
      }
    }
  }
}

extension Substring {
  /// The value of ` Main;` or ` "Main";`, which is `Main`.
  fileprivate var trimmingValue: String {
    String(filter { !" \t\r;\"".contains($0) })
  }
}
