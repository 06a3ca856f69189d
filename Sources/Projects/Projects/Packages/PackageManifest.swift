import Foundation
import XcodeProjects

/// The required part of the output of `swift package dump-package`.
struct PackageManifest: Decodable {
  struct Platform: Decodable {
    var platformName: String
    var version: String
  }

  struct ToolsVersion: Decodable {
    var _version: String?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?

    /// Returns whether the condition is met for iOS in a configuration.
    func holds(_ configuration: String) -> Bool {
      if let platformNames, !platformNames.isEmpty, !platformNames.contains("ios") { return false }
      guard let config else { return true }
      return config == (configuration.lowercased().contains("release") ? "release" : "debug")
    }
  }

  struct Setting: Decodable {
    var tool: String
    var condition: Condition?
    var name: String
    var values: [String]

    private enum Keys: String, CodingKey { case tool, condition, kind }

    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      tool = try container.decode(String.self, forKey: .tool)
      condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
      let kind = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      guard let key = kind.allKeys.first else {
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "the kind of a setting is missing")
      }
      name = key.stringValue
      let payload = try kind.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      let first = AnyKey(stringValue: "_0")
      if let text = try? payload.decode(String.self, forKey: first) {
        values = [text]
      } else {
        values = (try? payload.decode([String].self, forKey: first)) ?? []
      }
    }
  }

  struct ResourceRule: Decodable {
    var path: String
    var isCopied: Bool
    var isEmbedded: Bool
    var localization: String?

    private enum Keys: String, CodingKey { case path, rule }
    private struct Rule: Decodable {
      struct Process: Decodable { var localization: String? }
      struct Empty: Decodable {}
      var process: Process?
      var copy: Empty?
      var embedInCode: Empty?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      path = try container.decode(String.self, forKey: .path)
      let rule = try container.decode(Rule.self, forKey: .rule)
      isCopied = rule.copy != nil
      isEmbedded = rule.embedInCode != nil
      localization = rule.process?.localization
    }
  }

  /// A dependency such as `["Name", "package", null, {"platformNames": []}]`, in one of three forms.
  struct Dependency: Decodable {
    enum Kind { case target, product, byName }
    var kind: Kind
    var name: String
    var package: String?
    var condition: Condition?

    private enum Keys: String, CodingKey { case target, product, byName }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let key: Keys
      if container.contains(.target) {
        (kind, key) = (.target, .target)
      } else if container.contains(.product) {
        (kind, key) = (.product, .product)
      } else {
        (kind, key) = (.byName, .byName)
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      if kind == .product {
        package = try list.decodeIfPresent(String.self)
        // Skip the aliases of the modules.
        _ = try list.decodeIfPresent([String: String].self)
      }
      if !list.isAtEnd { condition = try list.decodeIfPresent(Condition.self) }
    }
  }

  struct PackageDependency: Decodable {
    struct SourceControl: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { var urlString: String }
        var remote: [Remote]?
        var local: [String]?
      }
      var identity: String
      var location: Location
      var requirement: Requirement
    }
    struct FileSystemPackage: Decodable {
      var identity: String
      var path: String
    }
    struct Registry: Decodable {
      var identity: String
      var requirement: Requirement
    }
    struct Requirement: Decodable {
      struct Range: Decodable {
        var lowerBound: String
        var upperBound: String
      }
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?

      var text: String? {
        if let range = range?.first { return "\(range.lowerBound) to \(range.upperBound)" }
        if let exact = exact?.first { return "exactly \(exact)" }
        if let branch = branch?.first { return "branch \(branch)" }
        return revision?.first.map { "revision \($0)" }
      }
    }
    var sourceControl: [SourceControl]?
    var fileSystem: [FileSystemPackage]?
    var registry: [Registry]?
  }

  struct PluginUsage: Decodable {
    var name: String
    private enum Keys: String, CodingKey { case plugin }
    init(from decoder: any Decoder) throws {
      var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .plugin)
      name = try list.decode(String.self)
    }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var url: String?
    var sources: [String]?
    var exclude: [String]?
    var resources: [ResourceRule]?
    var settings: [Setting]?
    var dependencies: [Dependency]?
    var pluginUsages: [PluginUsage]?
  }

  var name: String
  var platforms: [Platform]?
  var products: [Product]
  var targets: [Target]
  var dependencies: [PackageDependency]?
  var toolsVersion: ToolsVersion?
  var swiftLanguageVersions: [String]?
  var defaultLocalization: String?

  static func parse(_ data: Data, path: String) throws(ProjectError) -> PackageManifest {
    // Output of the manifest itself precedes the JSON.
    let start = data.firstIndex(of: UInt8(ascii: "{")) ?? data.startIndex
    guard !JSONNesting.isDeep(data) else {
      throw .manifest(path: path, reason: "the manifest nests more than \(JSONNesting.limit) values", output: "")
    }
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: data[start...])
    } catch {
      throw .manifest(
        path: path, reason: "cannot parse the description of the manifest: \(JSONNesting.reason(error))", output: "")
    }
  }

  /// The major number of the tools version. Default: 5, if none is stated.
  var toolsMajor: Int { toolsVersion?._version?.split(separator: ".").first.flatMap { Int($0) } ?? 5 }

  /// The version of the language for targets that name none, which depends on the tools version.
  var swiftVersion: String {
    switch toolsMajor {
    case ...4: toolsVersion?._version?.hasPrefix("4.2") == true ? "4.2" : "4"
    case 5: "5"
    default: "6"
    }
  }
}
