import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// Writes and removes the files with which editors find ViewCode.
///
/// Existing files keep their contents, and `buildServer.json` records the changes.
package struct EditorConfiguration {
  /// The folder that the editor opens.
  package let folder: URL
  /// The project's path.
  private let project: URL
  /// The arguments for the build server besides the path.
  private let arguments: [String]
  private let buildPath: URL?

  /// - Parameter path: The path of a project, or of the folder that contains it.
  package init(path: String, arguments: [String], buildPath: URL?) {
    let url = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    project = url
    folder = exists && isFolder.boolValue && !isProject ? url : url.deletingLastPathComponent()
    self.arguments = arguments
    self.buildPath = buildPath
  }

  private static let settings = ".vscode/settings.json"
  private static let extensions = ".vscode/extensions.json"
  private static let server = ".sourcekit-lsp/config.json"

  // MARK: - Writing

  /// Writes the files.
  ///
  /// - Parameter program: The path of `viewcode`.
  /// - Returns: The paths of files that were created or changed, relative to the folder.
  package func write(program: String) throws -> [String] {
    let read = try CommandFailure.of(.project) { try ProjectReader.read(project) }
    let known = try connection()
    var connection = ConnectionFile(
      version: ToolchainVersion.current,
      argv: [program, "build-server", project.path(percentEncoded: false)] + arguments)
    let build = buildPath ?? read.root.appending(path: ".viewcode")
    connection.editorFolder = build.appending(path: EditorBuild.folderName).path(percentEncoded: false)
    var changes = known?.changes ?? []
    // The members in `.vscode` are those of the Swift extension, and of the list of recommendations.
    try set(
      [
        "swift.sourcekit-lsp.serverPath": CommentedJSON.quoted(program),
        "swift.sourcekit-lsp.serverArguments": "[\"lsp\"]",
      ], in: Self.settings, &changes)
    try add("swiftlang.swift-vscode", to: "recommendations", in: Self.extensions, &changes)
    try set(["backgroundIndexing": "true", "defaultWorkspaceType": "\"buildServer\""], in: Self.server, &changes)
    connection.changes = changes
    try write(JSON.encoder(isPretty: true).encode(connection), to: ConnectionFile.name)
    let written = [ConnectionFile.name] + changes.map(\.file)
    GitExclusion(folder: folder).exclude([ConnectionFile.name] + changes.filter(\.isNew).map(\.file))
    return written
  }

  /// Returns the file of an earlier run, or nil if there is none.
  private func connection() throws -> ConnectionFile? {
    let file = folder.appending(path: ConnectionFile.name)
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let known = try? JSONDecoder().decode(ConnectionFile.self, from: data),
      known.name == ConnectionFile.serverName
    else {
      throw CommandFailure.otherBuildServer(in: file.path(percentEncoded: false))
    }
    return known
  }

  private func object(in file: String) throws -> (object: CommentedJSON, isNew: Bool) {
    let url = folder.appending(path: file)
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return (CommentedJSON("{}\n")!, true)
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8), let object = CommentedJSON(text) else {
      throw CommandFailure.malformedSettings(url.path(percentEncoded: false))
    }
    return (object, false)
  }

  private func change(of file: String, _ isNew: Bool, in changes: [ConfigurationChange]) -> ConfigurationChange {
    changes.first { $0.file == file } ?? ConfigurationChange(file: file, isNew: isNew)
  }

  private func set(_ members: [String: String], in file: String, _ changes: inout [ConfigurationChange]) throws {
    var (object, isNew) = try object(in: file)
    var change = change(of: file, isNew, in: changes)
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where object.value(of: name) != value {
      if change.members[name] == nil { change.members[name] = .some(object.value(of: name)) }
      object.set(name, to: value)
    }
    try save(object, to: file, change, &changes)
  }

  private func add(_ text: String, to list: String, in file: String, _ changes: inout [ConfigurationChange]) throws {
    var (object, isNew) = try object(in: file)
    var change = change(of: file, isNew, in: changes)
    let quoted = CommentedJSON.quoted(text)
    let value = object.value(of: list)
    if value?.contains(quoted) != true {
      if let value, let end = value.lastIndex(of: "]") {
        let before = value[..<end].reversed().drop { $0.isWhitespace }.first
        let comma = before == "[" || before == "," ? "" : ", "
        let trimmed = value[..<end].replacing(#/\s+$/#, with: "")
        object.set(list, to: "\(trimmed)\(comma)\(quoted)\(value[..<end].dropFirst(trimmed.count))]")
        change.added[list] = [text]
      } else {
        object.set(list, to: "[\(quoted)]")
        change.members[list] = .some(nil)
      }
    }
    try save(object, to: file, change, &changes)
  }

  private func save(
    _ object: CommentedJSON, to file: String, _ change: ConfigurationChange, _ changes: inout [ConfigurationChange]
  ) throws {
    guard change.isNew || !change.members.isEmpty || !change.added.isEmpty else { return }
    try write(Data(object.text.utf8), to: file)
    changes.removeAll { $0.file == file }
    changes.append(change)
  }

  private func write(_ data: Data, to file: String) throws {
    let url = folder.appending(path: file)
    try CommandFailure.of(.project) {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
    }
  }

  // MARK: - Removing

  /// Reverts the changes of ``write(program:)``. Other contents, including later changes, are kept.
  ///
  /// - Returns: The paths of files that were removed or changed.
  package func remove() throws -> [String] {
    guard let connection = try connection() else { return [] }
    var touched: [String] = []
    for change in connection.changes ?? [] {
      let url = folder.appending(path: change.file)
      guard let text = try? String(contentsOf: url, encoding: .utf8), var object = CommentedJSON(text) else { continue }
      for (name, before) in change.members.sorted(by: { $0.key < $1.key }) {
        if let before { object.set(name, to: before) } else { object.remove(name) }
      }
      for (list, texts) in change.added {
        for text in texts { remove(text, from: list, of: &object) }
      }
      if change.isNew, object.isEmpty {
        try? FileManager.default.removeItem(at: url)
        removeIfEmpty(url.deletingLastPathComponent())
      } else {
        try write(Data(object.text.utf8), to: change.file)
      }
      touched.append(change.file)
    }
    try CommandFailure.of(.project) {
      try FileManager.default.removeItem(at: folder.appending(path: ConnectionFile.name))
    }
    GitExclusion(folder: folder).includeAgain()
    return [ConnectionFile.name] + touched
  }

  private func remove(_ text: String, from list: String, of object: inout CommentedJSON) {
    guard let value = object.value(of: list) else { return }
    let quoted = CommentedJSON.quoted(text)
    for form in [", \(quoted)", ",\(quoted)", quoted] where value.contains(form) {
      object.set(list, to: value.replacing(form, with: "", maxReplacements: 1))
      return
    }
  }

  private func removeIfEmpty(_ folder: URL) {
    let path = folder.path(percentEncoded: false)
    if (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
