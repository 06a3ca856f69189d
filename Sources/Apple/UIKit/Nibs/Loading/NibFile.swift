import Foundation
@_spi(Host) import FoundationSupplement
import InterfaceBuilder

/// An Interface Builder file, read, with the texts of the user's language: what objects are made from, any number of times.
package final class NibFile: Sendable {
  package let document: Document
  /// Where images, colors and other files of a name are looked up.
  let bundle: Bundle
  package let localization: Localization
  /// What depends on the environment; nil in a file where nothing does.
  let conditions: NibConditions?

  package init(_ document: Document, bundle: Bundle, localization: Localization = Localization()) {
    self.document = document
    self.bundle = bundle
    self.localization = localization
    conditions = NibConditions(document)
  }

  /// Says on the developer's channel what of the file is not understood, or has no effect: once, when it is read.
  @MainActor
  func tellFindings() {
    let findings = document.findings.map { "\($0)." }
    let messages = findings + UnsupportedAttributes.shortcomings(in: document).map { "\($0)." }
    let most = 100
    for message in messages.prefix(most) { Diagnostics.report(message) }
    if messages.count > most { Diagnostics.report("\(document.path): \(messages.count - most) more of these.") }
  }

  /// What messages call it: the last part of its path.
  var name: String { (document.path as NSString).lastPathComponent }

  /// Finds a file in a bundle and reads it; nil where the bundle has none of that name.
  ///
  /// As on iOS a name with the device's idiom at its end (`Profile~ipad`) comes first. A file lies in the resources themselves,
  /// in a language's folder, or in `Base.lproj` with its texts beside it in the language's.
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

  /// Where a file of a bundle lies.
  struct Place {
    let path: String
    /// The file's name without what it ends in.
    let name: String
    let resources: String
    /// Whether it is the one that texts of languages are put into.
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
