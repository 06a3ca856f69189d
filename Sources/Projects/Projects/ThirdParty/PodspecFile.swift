import Foundation
import XcodeProjects

/// The patterns of a pod's sources, according to the specification in its repository (`NAME.podspec`).
///
/// A specification is a program in Ruby. Only assignments of texts and lists of texts are read, because few
/// specifications compute their patterns.
///
/// - Source: guides.cocoapods.org/syntax/podspec.html
struct PodspecFile: Equatable {
  /// The patterns of sources, relative to the specification's folder.
  var sources: [String] = []
  /// The patterns of files that are excluded from the ``sources``.
  var excluded: [String] = []
  /// The patterns of resources of the module's own bundle.
  var resources: [String] = []
  /// The patterns of resources in bundles of their own, by the bundles' names.
  var resourceBundles: [String: [String]] = [:]
  /// The versions of the language that the sources are written for.
  var swiftVersions: [String] = []

  /// - Parameter text: The text of the specification.
  init(text: String) {
    var parts = [Part(name: "", isDefault: true)]
    var open: [Int?] = []
    var defaults: [String] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#") { continue }
      if code == "end" {
        _ = open.popLast()
      } else if code.firstMatch(of: Self.block) != nil {
        if code.contains(".subspec"), let name = Self.texts(in: code).first {
          parts.append(Part(name: name, parent: (open.last ?? 0) ?? 0))
          open.append(parts.count - 1)
        } else {
          // Tests and demo apps are not part of the pod.
          open.append(code.contains("test_spec") || code.contains("app_spec") ? nil : open.last ?? 0)
        }
      } else if Self.opens(code) {
        open.append(open.isEmpty ? 0 : open[open.count - 1])
      } else if let match = code.firstMatch(of: Self.assignment), let part = open.isEmpty ? 0 : open[open.count - 1] {
        var value = String(match.3)
        while Self.continues(value), let next = lines.popFirst() {
          if !next.trimmingCharacters(in: .whitespaces).hasPrefix("#") { value += " " + next }
        }
        let texts = Self.texts(in: value)
        guard match.1 == nil || match.1 == "ios." else { continue }
        switch match.2 {
        case "source_files": parts[part].sources += texts
        case "exclude_files": parts[part].excluded += texts
        case "resource", "resources": parts[part].resources += texts
        case "resource_bundle", "resource_bundles":
          parts[part].resourceBundles.merge(Self.lists(in: value)) { $0 + $1 }
        case "swift_version", "swift_versions": swiftVersions += texts
        default: defaults += texts
        }
      }
    }
    for part in parts where part.isDefault || Self.isInstalled(part, among: parts, defaults: defaults) {
      sources += part.sources
      excluded += part.excluded
      resources += part.resources
      resourceBundles.merge(part.resourceBundles) { $0 + $1 }
    }
  }

  private struct Part {
    var name: String
    var parent = 0
    var isDefault = false
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var resourceBundles: [String: [String]] = [:]
  }

  /// Returns whether a subspec is included by default, because it or an enclosing subspec is one of the default
  /// subspecs.
  private static func isInstalled(_ part: Part, among parts: [Part], defaults: [String]) -> Bool {
    if defaults.isEmpty || defaults.contains(part.name) { return true }
    return part.parent != 0 && isInstalled(parts[part.parent], among: parts, defaults: defaults)
  }

  private nonisolated(unsafe) static let block = /\bdo\b(?:\s*\|[^|]*\|)?\s*$/
  private nonisolated(unsafe) static let assignment =
    /^\w+\.(ios\.|osx\.|macos\.|tvos\.|watchos\.|visionos\.)?(source_files|exclude_files|default_subspecs?|resources?|resource_bundles?|swift_versions?)\s*=\s*(.*)$/

  /// Returns whether a line opens a block that `end` closes.
  private static func opens(_ code: String) -> Bool {
    ["if ", "unless ", "case ", "def ", "begin", "while "].contains { code.hasPrefix($0) }
  }

  /// Returns whether a list continues on the next line.
  private static func continues(_ value: String) -> Bool {
    let plain = value.trimmingCharacters(in: .whitespaces)
    return plain.hasSuffix(",") || plain.hasSuffix("\\")
      || plain.count(where: { $0 == "[" }) > plain.count(where: { $0 == "]" })
      // Braces also occur within patterns, in pairs.
      || plain.count(where: { $0 == "{" }) > plain.count(where: { $0 == "}" })
  }

  /// Returns the texts between quotes, and those of `%w[a b]`, except texts with computed parts.
  private static func texts(in value: String) -> [String] {
    if let match = value.firstMatch(of: words) { return match.1.split(separator: " ").map(String.init) }
    return value.matches(of: quoted).map { String($0.1 ?? $0.2 ?? "") }.filter { !$0.isEmpty && !$0.contains("#{") }
  }

  /// Returns the lists of a hash by their keys: `{ 'Name' => ['a/*', 'b/*'] }`.
  private static func lists(in value: String) -> [String: [String]] {
    value.matches(of: entry).reduce(into: [:]) { lists, match in
      lists[String(match.1), default: []] += texts(in: String(match.2))
    }
  }

  /// A key of a hash with a text or a list of texts.
  private nonisolated(unsafe) static let entry = /["']([^"']+)["']\s*=>\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/
  private nonisolated(unsafe) static let words = /%w[\[({]([^\])}]*)[\])}]/
  private nonisolated(unsafe) static let quoted = /'([^']*)'|"([^"]*)"/
}
