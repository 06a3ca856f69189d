import ToolSupport
import XcodeProjects

/// A `project.yml`, from which XcodeGen generates an Xcode project, including other files that it names.
///
/// - Source: github.com/yonaskolb/XcodeGen, Docs/ProjectSpec.md
struct XcodeGenSpecification {
  private static let maxIncludes = 500
  private static let deepestInclude = 32

  /// The `project.yml`.
  let path: String
  /// The folder that paths are relative to.
  let folder: String
  private(set) var contents: [String: PropertyListValue]
  private(set) var issues: [XcodeFileError] = []
  private var includes = 0

  /// Returns whether a file is a specification: it contains targets, or it includes other files.
  static func isSpecification(_ path: String) -> Bool {
    guard let top = try? YAMLReader.read(path).dictionary else { return false }
    return top["targets"] != nil || (top["include"] != nil && top["name"] != nil)
  }

  /// Returns the files that a specification includes directly.
  static func includedFiles(of path: String) -> Set<String> {
    guard let top = try? YAMLReader.read(path).dictionary else { return [] }
    let folder = base(of: path, top)
    return Set(includes(of: top).map { FilePaths.joined(folder, $0.path) })
  }

  /// Returns the folder that the paths of a specification are relative to.
  static func folder(of path: String) -> String {
    if FilePaths.ending(of: path) == "swift" { return FilePaths.folder(of: path) }
    return (try? YAMLReader.read(path).dictionary).map { base(of: path, $0) } ?? FilePaths.folder(of: path)
  }

  /// Whether the file is a manifest of Tuist.
  var isOfTuist: Bool { FilePaths.ending(of: path) == "swift" }

  /// The diagnostics for a manifest of Tuist.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter path: A `project.yml`, or a `Project.swift` of Tuist, which is read as an equivalent specification.
  init(_ path: String) throws(XcodeFileError) {
    if FilePaths.ending(of: path) == "swift" {
      guard let manifest = TuistManifest(path) else {
        throw .malformed(path: path, position: "", reason: "code that is not run creates its targets")
      }
      self.path = path
      folder = FilePaths.folder(of: path)
      contents = manifest.contents
      diagnostics = manifest.diagnostics
      return
    }
    let value = try YAMLReader.read(path)
    guard case .dictionary(let top) = value else {
      throw .malformed(path: path, position: "", reason: "expected a specification, found \(value.kindName)")
    }
    self.path = path
    folder = Self.base(of: path, top)
    contents = [:]
    contents = merged(top, path: path, folder: folder, prefix: "", open: [path])
  }

  // MARK: - Included files

  private static func includes(of top: [String: PropertyListValue]) -> [(path: String, isRelative: Bool)] {
    let list = top["include"].map { $0.array ?? [$0] } ?? []
    return list.compactMap { entry in
      if let path = entry.string { return (path, true) }
      guard let fields = entry.dictionary, let path = fields["path"]?.string else { return nil }
      if fields["enable"] == .boolean(false) || fields["enable"]?.string == "NO" { return nil }
      return (path, fields["relativePaths"] != .boolean(false))
    }
  }

  private mutating func merged(
    _ top: [String: PropertyListValue], path: String, folder: String, prefix: String, open: [String]
  ) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = [:]
    for (include, isRelative) in Self.includes(of: top) {
      let file = FilePaths.joined(folder, include)
      includes += 1
      guard !open.contains(file), open.count < Self.deepestInclude, includes <= Self.maxIncludes else {
        issues.append(.malformed(path: path, position: "include", reason: "“\(include)” includes this file again"))
        continue
      }
      do throws(XcodeFileError) {
        guard case .dictionary(let other) = try YAMLReader.read(file) else { continue }
        // Paths in the other file are relative to its folder.
        let otherFolder = FilePaths.folder(of: file)
        let otherPrefix = isRelative ? FilePaths.relative(otherFolder, to: self.folder) + "/" : prefix
        let part = merged(other, path: file, folder: otherFolder, prefix: otherPrefix, open: open + [file])
        result = Self.merge(result, with: part)
      } catch {
        issues.append(error)
      }
    }
    return Self.merge(result, with: prefix.isEmpty || prefix == folder + "/" ? top : Self.moved(top, by: prefix))
  }

  /// Merges dictionaries, appends arrays, and replaces other values. `key:REPLACE` replaces any value.
  static func merge(
    _ first: [String: PropertyListValue], with second: [String: PropertyListValue]
  ) -> [String: PropertyListValue] {
    var result = first
    for (key, value) in second {
      if key.hasSuffix(":REPLACE") {
        result[String(key.dropLast(8))] = value
        continue
      }
      switch (result[key], value) {
      case (.dictionary(let old)?, .dictionary(let new)): result[key] = .dictionary(merge(old, with: new))
      case (.array(let old)?, .array(let new)): result[key] = .array(old + new)
      default: result[key] = value
      }
    }
    return result
  }

  /// Returns the contents of an included file with paths relative to the main file's folder.
  private static func moved(_ top: [String: PropertyListValue], by prefix: String) -> [String: PropertyListValue] {
    func path(_ value: PropertyListValue) -> PropertyListValue {
      guard let text = value.string, !text.hasPrefix("/"), !text.hasPrefix("$") else { return value }
      return .string(prefix + text)
    }
    func paths(_ value: PropertyListValue) -> PropertyListValue {
      switch value {
      case .string: return path(value)
      case .array(let values): return .array(values.map(paths))
      case .dictionary(var fields):
        for key in ["path", "framework"] { if let value = fields[key] { fields[key] = path(value) } }
        return .dictionary(fields)
      default: return value
      }
    }
    func target(_ value: PropertyListValue) -> PropertyListValue {
      guard case .dictionary(var fields) = value else { return value }
      for key in ["sources", "info", "preBuildScripts", "postBuildScripts", "postCompileScripts"] {
        if let value = fields[key] { fields[key] = paths(value) }
      }
      if case .dictionary(let files)? = fields["configFiles"] {
        fields["configFiles"] = .dictionary(files.mapValues(path))
      }
      if case .array(let list)? = fields["dependencies"] {
        fields["dependencies"] = .array(list.map { $0.dictionary?["framework"] == nil ? $0 : paths($0) })
      }
      return .dictionary(fields)
    }
    var result = top
    for key in ["targets", "targetTemplates"] {
      if case .dictionary(let targets)? = top[key] { result[key] = .dictionary(targets.mapValues(target)) }
    }
    if case .dictionary(let packages)? = top["packages"] { result["packages"] = .dictionary(packages.mapValues(paths)) }
    if case .dictionary(let files)? = top["configFiles"] { result["configFiles"] = .dictionary(files.mapValues(path)) }
    return result
  }

  /// Returns the folder that paths are relative to: the folder of the file, or a parent folder if a script copies the
  /// file there. In that case the named files exist in the parent folder only.
  private static func base(of path: String, _ top: [String: PropertyListValue]) -> String {
    let own = FilePaths.folder(of: path)
    var named = includes(of: top).map(\.path)
    for target in top["targets"]?.dictionary?.values.map({ $0 }) ?? [] {
      guard let sources = target.dictionary?["sources"] else { continue }
      for source in sources.array ?? [sources] {
        if let path = source.string ?? source.dictionary?["path"]?.string { named.append(path) }
      }
    }
    guard !named.isEmpty else { return own }
    func found(_ folder: String) -> Int { named.count { FileSystem.kind(at: FilePaths.joined(folder, $0)) != nil } }
    guard found(own) == 0 else { return own }
    var folder = own
    for _ in 0..<4 where folder != "/" {
      folder = FilePaths.folder(of: folder)
      if found(folder) > 0 { return folder }
    }
    return own
  }
}
