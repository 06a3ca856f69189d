import Foundation
import Synchronization
import ToolSupport
import XcodeProjects

/// Specifications of pods from CocoaPods' index, which requires a network connection. They are stored in the user's
/// cache, because the specification of a published version never changes.
///
/// The index is a tree of files at one address: `all_pods_versions_a_b_c.txt` lists the pods whose name's MD5 begins
/// with the hexadecimal digits a, b and c, each with its versions, and `Specs/a/b/c/NAME/VERSION/NAME.podspec.json` is
/// the specification.
///
/// - Source: blog.cocoapods.org/CocoaPods-1.7.2, and github.com/CocoaPods/cdn.cocoapods.org
struct PodSpecifications {
  /// The address of the index. `VIEWCODE_POD_INDEX` names another, such as a company's mirror.
  let index: String
  let cache: URL

  /// The time limit for a file of the index, in seconds.
  private static let timeout = 20
  private static let maxBytes = 4 << 20
  /// The indexes that did not respond, which this process does not ask again.
  private static let unreachable = Mutex<Set<String>>([])

  init(
    cache: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let text = environment["VIEWCODE_POD_INDEX"] ?? "https://cdn.cocoapods.org"
    index = text.hasSuffix("/") ? String(text.dropLast()) : text
    self.cache = cache
  }

  /// Returns the source of a pod, or nil if the index does not respond, does not list the pod, or has no repository for
  /// it.
  ///
  /// - Parameter version: The locked version. Nil uses the newest version that the index lists.
  func source(of pod: String, version: String?) -> PodSource? {
    // The name is part of an address and of a path.
    guard !pod.isEmpty, !pod.contains("/"), !pod.hasPrefix("."), version?.contains("/") != true else { return nil }
    let shard = MD5.digits(of: pod).prefix(3).map(String.init)
    guard let version = version ?? newest(of: pod, shard) else { return nil }
    let path = "Specs/\(shard.joined(separator: "/"))/\(pod)/\(version)/\(pod).podspec.json"
    guard let data = file(path, isKept: true) else { return nil }
    return Self.source(in: data)
  }

  private func newest(of pod: String, _ shard: [String]) -> String? {
    guard let data = file("all_pods_versions_\(shard.joined(separator: "_")).txt", isKept: false) else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "/")
      guard fields.first.map(String.init) == pod else { continue }
      let versions = fields.dropFirst().compactMap { text in PackageVersion(text).map { ($0, String(text)) } }
      return versions.max { $0.0 < $1.0 }?.1 ?? fields.dropFirst().last.map(String.init)
    }
    return nil
  }

  private struct Specification: Decodable {
    /// A single text or a list of texts.
    struct Patterns: Decodable {
      var all: [String]
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        all = (try? container.decode([String].self)) ?? [(try? container.decode(String.self)) ?? ""]
        all.removeAll(where: \.isEmpty)
      }
    }
    struct Part: Decodable {
      var name: String?
      var sourceFiles: Patterns?
      var subspecs: [Part]?
    }
    struct Source: Decodable {
      var git: String?
      var tag: String?
      var commit: String?
      var branch: String?
    }
    struct System: Decodable { var sourceFiles: Patterns? }

    var source: Source?
    var moduleName: String?
    var sourceFiles: Patterns?
    var ios: System?
    var subspecs: [Part]?
    /// The names of the subspecs that a pod includes by default. Without them, a pod includes all subspecs.
    var defaultSubspecs: Patterns?
  }

  static func source(in data: Data) -> PodSource? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard !JSONNesting.isDeep(Array(data)), let found = try? decoder.decode(Specification.self, from: data),
      let git = found.source?.git, GitCommand.isAddress(git)
    else { return nil }
    func patterns(_ part: Specification.Part) -> [String] {
      (part.sourceFiles?.all ?? []) + (part.subspecs ?? []).flatMap(patterns)
    }
    let parts = (found.subspecs ?? []).filter { part in
      found.defaultSubspecs.map { $0.all.contains(part.name ?? "") } ?? true
    }
    return PodSource(
      repository: git, checkout: found.source?.tag ?? found.source?.commit ?? found.source?.branch,
      patterns: (found.sourceFiles?.all ?? []) + (found.ios?.sourceFiles?.all ?? []) + parts.flatMap(patterns),
      module: found.moduleName)
  }

  // MARK: - Index files

  private func file(_ path: String, isKept: Bool) -> Data? {
    let kept = cache.appending(path: "\(StableHash.text(of: index))/\(path)")
    if let data = try? Data(contentsOf: kept) { return data }
    if Self.unreachable.withLock({ $0.contains(index) }) { return nil }
    guard let data = Self.fetch("\(index)/\(Self.escaped(path))", index: index) else { return nil }
    if isKept {
      try? FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: kept, options: .atomic)
    }
    return data
  }

  private static func escaped(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Fetches a file with curl, which is available with any Git that supports HTTPS. The tools link no networking
  /// library.
  private static func fetch(_ address: String, index: String) -> Data? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates: [String] = folders.map { "\($0)/curl" }
    guard let curl = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try? ProcessRun.run(
      [
        curl, "--disable", "--silent", "--fail", "--location", "--proto", "=http,https", "--max-filesize",
        "\(maxBytes)",
        "--max-time", "\(timeout)", "--output", file.path(percentEncoded: false), "--", address,
      ], output: .apart, timeout: .seconds(timeout + 5))
    guard let run, run.succeeded else {
      // Status 22: the server does not have the file.
      if run?.status != 22 { unreachable.withLock { _ = $0.insert(index) } }
      return nil
    }
    return try? Data(contentsOf: file)
  }
}
