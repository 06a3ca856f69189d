import Foundation
import Typefaces

/// The font files of an app, which `UIAppFonts` in its Info.plist names.
///
/// The property list is found in the program's resources and in the resource bundles beside it, which contain the
/// resources of a package.
enum AppFonts {
  /// Registers the fonts at the first call. A font that can't be read is reported once and omitted.
  static func registerOnce() { _ = registered }

  private static let registered: Void = {
    for directory in directories(of: .main) {
      for complaint in register(in: directory) { Diagnostics.reportFromAnyThread(complaint) }
    }
  }()

  /// Registers the fonts of a directory's Info.plist.
  ///
  /// - Returns: Error messages.
  static func register(in directory: String) -> [String] {
    guard
      let data = FileManager.default.contents(atPath: directory + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let files = list["UIAppFonts"] as? [String]
    else { return [] }
    return files.compactMap { file in
      do {
        try FontCatalog.register(file: directory + "/" + file)
        return nil
      } catch {
        return "UIAppFonts: \(error)"
      }
    }
  }

  private static func directories(of bundle: Bundle) -> [String] {
    guard let directory = bundle.resourcePath else { return [] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return [directory] + entries.filter { $0.hasSuffix(".resources") }.sorted().map { "\(directory)/\($0)" }
  }
}
