import Foundation
import Projects
import ToolSupport

/// An app bundle: a folder `Name.app` with the program, Info.plist and resources, as on a device.
///
/// Resources are links to the author's files, so that a changed image takes effect immediately.
package struct AppBundle: Sendable {
  package let folder: URL
  package let name: String

  package var program: URL { folder.appending(path: name) }

  package init(named name: String, in products: URL) {
    // A slash would create another folder.
    self.name = name.replacing("/", with: ":")
    folder = products.appending(path: "\(self.name).app")
  }

  /// Updates the files of the bundle and removes files that are no longer resources.
  ///
  /// - Returns: Diagnostics for files that could not be added.
  package func assemble(_ targets: [Target], infoPlist: [String: PropertyListValue]) throws -> [Diagnostic] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var wanted: [String: URL] = [:]
    var diagnostics: [Diagnostic] = []
    for resource in targets.flatMap(\.resources) {
      var path = resource.file.lastPathComponent
      if let localization = resource.localization {
        guard AppBundle.isLanguage(localization) else {
          diagnostics.append(
            Diagnostic(.warning, "“\(localization)” is not a language; ignoring it", file: resource.file))
          continue
        }
        path = "\(localization).lproj/\(path)"
      }
      // A name with a slash would be a path.
      if let bundle = resource.bundle, !bundle.contains("/") { path = "\(bundle).bundle/\(path)" }
      if wanted[path] != nil, wanted[path] != resource.file {
        // Catalogs of several targets may have the same name, and all of them are searched.
        guard let free = AppBundle.freeName(for: path, in: wanted) else { continue }
        path = free
      }
      if DataModelReader.isModel(resource.file) { path = AppBundle.compiledName(of: resource.file) }
      wanted[path] = resource.file
    }
    try removeOthers(than: wanted)
    for (path, file) in wanted.sorted(by: { $0.key < $1.key }) {
      if file.pathExtension == "xcstrings" {
        diagnostics += try StringCatalog.write(file, into: folder)
        continue
      }
      if DataModelReader.isModel(file) {
        // A model that can't be read was reported when its classes were generated.
        if let model = try? DataModelReader.read(file) { try CompiledDataModel(model: model).write(into: folder) }
        continue
      }
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let destination = file.path(percentEncoded: false)
      let link = place.path(percentEncoded: false)
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == destination { continue }
      try? FileManager.default.removeItem(atPath: link)
      if FileManager.default.fileExists(atPath: destination) {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
      } else if file.pathExtension == "plist" {
        // Repositories often lack files with keys of services, and apps stop at launch without these files.
        try PropertyListSerialization.data(fromPropertyList: [String: Any](), format: .xml, options: 0).write(to: place)
        diagnostics.append(
          Diagnostic(.warning, "the property list does not exist; the app gets an empty one", file: file))
      } else {
        diagnostics.append(Diagnostic(.warning, "the resource does not exist", file: file))
      }
    }
    try write(infoPlist)
    return diagnostics
  }

  /// Returns whether a folder can have the name of the language, because a project may contain any text as its
  /// language.
  static func isLanguage(_ name: String) -> Bool { !name.isEmpty && !name.contains("/") && name.first != "." }

  /// Returns the name of a compiled model.
  private static func compiledName(of model: URL) -> String {
    let name = model.deletingPathExtension().lastPathComponent
    return "\(name).\(model.pathExtension == "xcdatamodeld" ? "momd" : "mom")"
  }

  private static func freeName(for path: String, in wanted: [String: URL]) -> String? {
    let url = URL(filePath: path)
    guard url.pathExtension == "xcassets" else { return nil }
    let base = url.deletingPathExtension().lastPathComponent
    return (2...10_000).lazy.map { "\(base)-\($0).xcassets" }.first { wanted[$0] == nil }
  }

  private func removeOthers(than wanted: [String: URL]) throws {
    let manager = FileManager.default
    for item in try manager.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
      if item == name || item == "Info.plist" || wanted[item] != nil { continue }
      let path = folder.appending(path: item).path(percentEncoded: false)
      // The item is a link of the bundle or a folder of links. Removing it does not affect the targets of the links.
      try manager.removeItem(atPath: path)
    }
  }

  private func write(_ infoPlist: [String: PropertyListValue]) throws {
    var info = infoPlist.mapValues(\.object)
    info["CFBundleExecutable"] = name
    if info["CFBundleName"] == nil { info["CFBundleName"] = name }
    if info["CFBundlePackageType"] == nil { info["CFBundlePackageType"] = "APPL" }
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    let file = folder.appending(path: "Info.plist")
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}

extension PropertyListValue {
  /// The value in the form of Foundation's property lists.
  package var object: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
