import Foundation
@_spi(Host) import FoundationSupplement
import InterfaceBuilder

/// A parsed Interface Builder file with localized texts, from which objects can be created any number of times.
package final class NibFile: Sendable {
  package let document: Document
  /// The bundle in which images, colors and other named files are found.
  let bundle: Bundle
  package let localization: Localization
  /// The conditions of parts that depend on traits; `nil` if there are none.
  let conditions: NibConditions?

  package init(_ document: Document, bundle: Bundle, localization: Localization = Localization()) {
    self.document = document
    self.bundle = bundle
    self.localization = localization
    conditions = NibConditions(document)
  }

  /// Reports the unknown and unsupported parts of the file once, when it is read.
  @MainActor
  func tellFindings() {
    let findings = document.findings.map { "\($0)." }
    let messages = findings + UnsupportedAttributes.shortcomings(in: document).map { "\($0)." }
    let most = 100
    for message in messages.prefix(most) { Diagnostics.report(message) }
    if messages.count > most { Diagnostics.report("\(document.path): \(messages.count - most) more of these.") }
  }

  /// The name in messages: the last component of its path.
  var name: String { (document.path as NSString).lastPathComponent }

  /// Finds a file in a bundle and reads it; `nil` if there is none.
  ///
  /// As on iOS, a name with the idiom of the device as its suffix (`Profile~ipad`) takes precedence. A file is in the
  /// resources directly, in the folder of a language, or in `Base.lproj` with its texts in the folder of the language.
  @MainActor
  static func find(
    _ name: String, kinds: [String], in bundle: Bundle, idiom: UIUserInterfaceIdiom
  ) throws(InterfaceBuilderError) -> NibFile? {
    guard let place = path(of: name, kinds: kinds, in: bundle, idiom: idiom) else { return nil }
    let document = try Document(path: place.path)
    let languages = place.isBase ? BundleLanguages.of(bundle).preferred.map { "\($0).lproj" } : []
    let texts = try localization(of: place.name, resources: place.resources, languages: languages)
    let file = NibFile(document, bundle: bundle, localization: texts)
    file.tellFindings()
    return file
  }

  /// The location of a file in a bundle.
  struct Place {
    let path: String
    /// The name of the file without its extension.
    let name: String
    let resources: String
    /// Whether the file is the base of localizations.
    let isBase: Bool
  }

  @MainActor
  static func path(of name: String, kinds: [String], in bundle: Bundle, idiom: UIUserInterfaceIdiom) -> Place? {
    guard let resources = bundle.resourcePath else { return nil }
    let languages = BundleLanguages.of(bundle).folders.filter { $0 != "Base.lproj" }
    for file in [name + (idiom == .pad ? "~ipad" : "~iphone"), name] {
      for folder in [""] + languages + ["Base.lproj"] {
        for kind in kinds {
          let path = [resources, folder, "\(file).\(kind)"].filter { !$0.isEmpty }.joined(separator: "/")
          guard FileManager.default.fileExists(atPath: path) else { continue }
          return Place(path: path, name: file, resources: resources, isBase: folder == "Base.lproj")
        }
      }
    }
    return nil
  }

  private static func localization(
    of name: String, resources: String, languages: [String]
  ) throws(InterfaceBuilderError) -> Localization {
    for folder in languages {
      let path = "\(resources)/\(folder)/\(name).strings"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      return try Localization(stringsFile: data, path: path)
    }
    guard let language = languages.first?.split(separator: ".").first.map(String.init) else { return Localization() }
    for folder in ["mul.lproj", "."] {
      let path = "\(resources)/\(folder)/\(name).xcstrings"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      return try Localization(stringCatalog: data, language: language, path: path)
    }
    return Localization()
  }
}
