import Foundation
import Projects

/// The file that declares a target's asset symbols, as Xcode's `GeneratedAssetSymbols.swift` does.
struct AssetSymbolsFile {
  static let name = "GeneratedAssetSymbols.swift"

  private let symbols: AssetSymbols
  private let declaresMembers: Bool
  private let usesSwiftUI: Bool
  private let declared: Set<String>
  /// The existing members of UIColor, UIImage and SwiftUI's Color. Entries with these names are not added as members.
  private let taken: [String: Set<String>]

  /// - Parameters:
  ///   - declaresMembers: Whether the symbols are added to `UIColor` and `UIImage`, and to SwiftUI's `Color` if it is
  ///     used.
  ///   - usesSwiftUI: Whether a source imports SwiftUI.
  ///   - declared: The static members that the sources declare. Entries with these names are not added as members.
  ///   - appleNames: The contents of the toolchain's `apple-names.tsv`.
  init(
    _ symbols: AssetSymbols, declaresMembers: Bool, usesSwiftUI: Bool = false, declared: Set<String> = [],
    appleNames: String
  ) {
    self.symbols = symbols
    self.declaresMembers = declaresMembers
    self.usesSwiftUI = usesSwiftUI
    self.declared = declared
    var taken = ["Color": Self.membersOfColor]
    for line in appleNames.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 4, ["UIColor", "UIImage"].contains(cells[1]) else { continue }
      let suffix = cells[1] == "UIColor" ? "Color" : "Image"
      for name in cells[3].split(separator: " ") {
        taken[String(cells[1]), default: []].insert(String(name.hasSuffix(suffix) ? name.dropLast(5) : name))
      }
    }
    self.taken = taken
  }

  /// The static members of SwiftUI's `Color`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/color
  private static let membersOfColor: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary",
    "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Writes the file of a target that has catalogs and uses UIKit or SwiftUI, and removes an older file of any other
  /// target.
  ///
  /// - Returns: The file.
  static func write(for target: Target, to folder: URL, appleNames: @autoclosure () -> String) throws -> URL? {
    let file = folder.appending(path: name)
    let catalogs = target.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
    var text: String?
    if target.settings.generatesAssetSymbols, !catalogs.isEmpty {
      let modules = target.sources.map { SourceImports.modules(of: $0) }
      let usesSwiftUI = modules.contains { $0.contains("SwiftUI") }
      if usesSwiftUI || modules.contains(where: { $0.contains("UIKit") }) {
        text =
          AssetSymbolsFile(
            AssetSymbols(catalogs: catalogs), declaresMembers: target.settings.generatesAssetSymbolExtensions,
            usesSwiftUI: usesSwiftUI, declared: staticMembers(of: target.sources), appleNames: appleNames()
          ).text
      }
    }
    guard let text else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return file
  }

  /// Returns the names of static properties in sources, found by their text alone.
  private static func staticMembers(of sources: [URL]) -> Set<String> {
    var result: Set<String> = []
    for source in sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8), text.contains("static") else { continue }
      for match in text.matches(of: /static\s+(?:let|var)\s+`?(\w+)/) { result.insert(String(match.1)) }
    }
    return result
  }

  /// The source, or nil if the catalogs have neither images nor colors.
  var text: String? {
    let kinds = [
      (type: "ColorResource", ui: "UIColor", isThere: symbols.root.hasColors, entries: \AssetSymbols.Namespace.colors),
      (type: "ImageResource", ui: "UIImage", isThere: symbols.root.hasImages, entries: \AssetSymbols.Namespace.images),
    ].filter(\.isThere)
    guard !kinds.isEmpty else { return nil }
    let showsColors = declaresMembers && usesSwiftUI && symbols.root.hasColors
    var lines =
      (showsColors ? ["import SwiftUI"] : []) + [
        "import UIKit", "", "private final class ResourceBundleClass {}",
        "private nonisolated let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)",
      ]
    for kind in kinds {
      lines += ["", "extension UIKit.\(kind.type) {"]
      append(symbols.root, kind.type, kind.entries, indent: "  ", to: &lines)
      lines.append("}")
    }
    if declaresMembers {
      for kind in kinds {
        lines += ["", "extension UIKit.\(kind.ui) {"]
        appendMembers(symbols.root, kind.ui, kind.entries, path: "", indent: "  ", to: &lines)
        lines.append("}")
      }
    }
    if showsColors {
      lines += ["", "extension SwiftUI.Color {"]
      appendMembers(symbols.root, "Color", \.colors, path: "", indent: "  ", to: &lines)
      lines += ["}", "", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
      appendMembers(symbols.root, "Color", \.colors, path: "", indent: "  ", to: &lines)
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private typealias Entries = KeyPath<AssetSymbols.Namespace, [AssetSymbols.Entry]>

  private func append(
    _ namespace: AssetSymbols.Namespace, _ type: String, _ entries: Entries, indent: String, to lines: inout [String]
  ) {
    for entry in namespace[keyPath: entries] {
      lines.append(
        "\(indent)nonisolated static let \(entry.symbol) = UIKit.\(type)(name: \(quoted(entry.name)), bundle: resourceBundle)"
      )
    }
    for inner in namespace.inner where hasAny(inner.content, entries) {
      lines.append("\(indent)enum \(inner.symbol) {")
      append(inner.content, type, entries, indent: indent + "  ", to: &lines)
      lines.append("\(indent)}")
    }
  }

  private func appendMembers(
    _ namespace: AssetSymbols.Namespace, _ type: String, _ entries: Entries, path: String, indent: String,
    to lines: inout [String]
  ) {
    let module = type == "Color" ? "SwiftUI" : "UIKit"
    let label = type == "Color" ? "" : "resource: "
    for entry in namespace[keyPath: entries] where path.isEmpty == false || !isTaken(entry.symbol, of: type) {
      lines.append(
        "\(indent)nonisolated static var \(entry.symbol): \(module).\(type) { .init(\(label).\(path)\(entry.symbol)) }")
    }
    for inner in namespace.inner where hasAny(inner.content, entries) {
      lines.append("\(indent)enum \(inner.symbol) {")
      appendMembers(
        inner.content, type, entries, path: "\(path)\(inner.symbol).", indent: indent + "  ", to: &lines)
      lines.append("\(indent)}")
    }
  }

  private func isTaken(_ symbol: String, of type: String) -> Bool {
    let name = symbol.trimmingCharacters(in: ["`"])
    return declared.contains(name) || taken[type]?.contains(name) == true
  }

  private func hasAny(_ namespace: AssetSymbols.Namespace, _ entries: Entries) -> Bool {
    !namespace[keyPath: entries].isEmpty || namespace.inner.contains { hasAny($0.content, entries) }
  }

  private func quoted(_ name: String) -> String {
    "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
