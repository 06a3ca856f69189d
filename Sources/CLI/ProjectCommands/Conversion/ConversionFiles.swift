import Foundation
import InterfaceBuilder
import Projects
import StoryboardConversion
import ToolSupport

/// The Interface Builder files at a path, and the names in their project that code may use.
struct ConversionFiles {
  private(set) var documents: [Document] = []
  /// The files that can't be read, with the reasons.
  private(set) var unreadable: [(file: String, reason: String)] = []
  private(set) var options = Converter.Options()
  var style: CodeStyle {
    get { options.style }
    set { options.style = newValue }
  }
  /// The files that the converted code looks up by name: catalogs, images, fonts.
  private(set) var resources: [URL] = []
  /// The project's folder, if a project was specified.
  private(set) var root: URL?
  /// The project itself.
  private(set) var project: Project?

  private static let kinds: Set<String> = ["xib", "storyboard"]

  /// - Throws: ``CommandFailure`` if a path does not exist or contains no Interface Builder files.
  init(_ paths: [String], project options: ProjectOptions) throws {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure.missingProject(path)
      }
      let url = URL(filePath: path)
      if Self.kinds.contains(url.pathExtension) {
        files.append(url.standardizedFileURL.path(percentEncoded: false))
      } else if let session = try? options.open(path, fetches: false), !session.project.targets.isEmpty {
        files += read(session.project)
      } else if isFolder.boolValue {
        files += Self.files(below: url)
      } else {
        throw CommandFailure.notConvertible(path)
      }
    }
    guard !files.isEmpty else {
      throw CommandFailure.nothingToConvert(in: paths)
    }
    for file in files {
      do throws(InterfaceBuilderError) {
        let document = try Document(path: file)
        documents.append(document)
        if let texts = Self.texts(beside: file) { self.options.texts[document.path] = texts }
      } catch {
        unreadable.append((file, error.description))
      }
    }
  }

  /// Returns the files of a project's own targets.
  private mutating func read(_ project: Project) -> [String] {
    root = project.root
    self.project = project
    var files: [String] = []
    for target in project.targets where !target.isThirdParty && target.leftOut == nil {
      for resource in target.resources {
        let file = resource.file
        if Self.kinds.contains(file.pathExtension) {
          let path = file.standardizedFileURL.path(percentEncoded: false)
          if !files.contains(path) { files.append(path) }
        } else {
          resources.append(file)
          if file.pathExtension == "xcassets" { options.catalogColors.formUnion(Self.colors(of: file)) }
        }
      }
      for source in target.sources { options.takenNames.formUnion(Self.types(of: source)) }
    }
    return files.sorted()
  }

  private static func files(below folder: URL) -> [String] {
    let left: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    var found: [String] = []
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    for case let url as URL in walk ?? FileManager.DirectoryEnumerator() {
      if left.contains(url.lastPathComponent) {
        walk?.skipDescendants()
      } else if kinds.contains(url.pathExtension) {
        found.append(url.standardizedFileURL.path(percentEncoded: false))
      }
    }
    return found.sorted()
  }

  /// Returns the names of the colors in a catalog.
  private static func colors(of catalog: URL) -> Set<String> {
    var names: Set<String> = []
    let walk = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    for case let url as URL in walk ?? FileManager.DirectoryEnumerator() where url.pathExtension == "colorset" {
      names.insert(url.deletingPathExtension().lastPathComponent)
    }
    return names
  }

  /// Returns the types that a source declares, found by their names alone.
  private static func types(of source: URL) -> Set<String> {
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return [] }
    let declaration = #/\b(?:class|struct|enum|actor|protocol|typealias)\s+([A-Za-z_][A-Za-z0-9_]*)/#
    return Set(text.matches(of: declaration).map { String($0.1) })
  }

  /// Returns the tables of texts for a file in `Base.lproj`, or for files in folders of languages.
  private static func texts(beside file: String) -> TextTable? {
    let url = URL(filePath: file)
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let languages =
      (try? FileManager.default.contentsOfDirectory(
        at: folder.deletingLastPathComponent(), includingPropertiesForKeys: nil)) ?? []
    var keys: Set<String> = []
    for language in languages where language.pathExtension == "lproj" {
      let table = language.appending(path: "\(name).strings")
      guard let data = try? Data(contentsOf: table),
        let texts = try? Localization(stringsFile: data, path: table.path(percentEncoded: false))
      else { continue }
      keys.formUnion(texts.texts.keys)
    }
    return keys.isEmpty ? nil : TextTable(name: name, keys: keys)
  }
}
