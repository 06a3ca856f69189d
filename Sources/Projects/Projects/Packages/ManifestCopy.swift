import Foundation

/// A copy of a package's manifests in a separate folder, adapted so that they have the same results as in Xcode.
///
/// Xcode runs manifests on macOS. Some exclude targets on other systems (`#if os(macOS)`, `#if canImport(Darwin)`) that
/// a build for iOS needs, or add targets for Linux. In the copy, these conditions are replaced with their values on
/// macOS. All other files of the package are linked.
struct ManifestCopy {
  /// The version of the replacements, which is part of the keys of cached results.
  static let rules = 1

  let folder: URL
  private let root: URL

  /// Creates a copy, or returns nil if no manifest depends on the system.
  init?(of package: URL, in scratch: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    var texts: [String: String] = [:]
    var isChanged = false
    for name in names where name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: package.appending(path: name), encoding: .utf8) else { return nil }
      let adapted = Self.adapted(text)
      isChanged = isChanged || adapted != text
      texts[name] = adapted
    }
    guard isChanged else { return nil }
    root = scratch.appending(path: "mac")
    // The copy repeats the whole path, so that relative paths to other packages stay the same.
    folder = root.appending(path: package.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      let copy = folder.appending(path: name)
      if let text = texts[name] {
        try text.write(to: copy, atomically: true, encoding: .utf8)
      } else {
        try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: package.appending(path: name))
      }
    }
  }

  /// Returns the output with the paths of the original package.
  func withOriginalPaths(_ output: String) -> String {
    let real = root.resolvingSymlinksInPath().path
    return [root.path, real].reduce(output) { text, path in
      text.replacing(path, with: "").replacing(path.replacing("/", with: "\\/"), with: "")
    }
  }

  /// Returns a manifest with the values that the conditions of its directives have on macOS.
  static func adapted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard ["#if ", "#if(", "#if!", "#elseif"].contains(where: { start.hasPrefix($0) }) else { return String(line) }
      let systems = String(line).replacing(#/\bos\(\s*(\w+)\s*\)/#) { match in
        ["macOS", "OSX"].contains(match.output.1) ? "true" : "false"
      }
      return systems.replacing(#/\bcanImport\(\s*(\w+)\s*\)/#) { match in
        if Self.macModules.contains(match.output.1) { return "true" }
        return Self.otherModules.contains(match.output.1) ? "false" : String(match.output.0)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let macModules: Set<Substring> = [
    "Darwin", "ObjectiveC", "AppKit", "Combine", "SwiftUI", "CoreFoundation", "CryptoKit", "os",
  ]
  private static let otherModules: Set<Substring> = [
    "Glibc", "Musl", "Android", "Bionic", "UIKit", "WinSDK", "WASILibc", "FoundationNetworking", "FoundationXML",
  ]
}
