import Foundation
import Synchronization
import ToolSupport
import XcodeProjects

/// The third-party sources on this machine, at the versions that projects lock or request. Missing sources are fetched
/// with Git once.
///
/// ```
/// ~/.cache/viewcode/packages/<name>-<hash of the address>/<version>-<revision>/<Name>/
/// ```
///
/// A folder is always complete and never changes. `XDG_CACHE_HOME` moves the cache.
package struct PackageCheckouts: Sendable {
  package let folder: URL
  /// Whether only existing sources are used.
  package let isOffline: Bool
  /// A function that receives a message for each fetch.
  package var progress: @Sendable (String) -> Void = { _ in }
  private let unreachable = UnreachableHosts()
  /// A replacement for CocoaPods' index, which returns the source of a pod's version. Default: `nil`, for that index.
  var podSources: (@Sendable (_ name: String, _ version: String?) -> PodSource?)?

  package init(folder: URL = defaultFolder(), isOffline: Bool) {
    self.folder = folder
    self.isOffline = isOffline
  }

  package static func defaultFolder(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(environment["HOME"] ?? NSTemporaryDirectory())/.cache"
    return URL(filePath: caches).appending(path: "viewcode/packages")
  }

  /// Returns the source of a pod whose repository the project does not name, from CocoaPods' index if there is a
  /// network connection, and from the table of common pods otherwise.
  func podSource(of pod: String, version: String?) -> PodSource? {
    let table = PodTable.installed.source(of: pod, version: version)
    // Sources on this machine need no request.
    if let table, known(Wish(address: table.repository, locked: table.checkout)) != nil { return table }
    if isOffline { return table }
    if let podSources { return podSources(pod, version) ?? table }
    let specifications = PodSpecifications(cache: folder.deletingLastPathComponent().appending(path: "pods"))
    return specifications.source(of: pod, version: version) ?? table
  }

  package enum Answer: Equatable {
    case there(folder: String)
    /// The requested version is not available, and the nearest one is used.
    case instead(folder: String, version: String, reason: String)
    case missing(reason: String)
  }

  /// A request for sources.
  package struct Wish: Sendable {
    package var address: String
    /// The commit that is locked.
    package var revision: String?
    /// The version, tag or branch that is locked.
    package var locked: String?
    package var requirement: PackageRequirement

    package init(
      address: String, revision: String? = nil, locked: String? = nil, requirement: PackageRequirement = .any
    ) {
      (self.address, self.revision, self.locked, self.requirement) = (address, revision, locked, requirement)
    }

    /// The version that is locked, or the minimum version that meets the requirement, or nil if there is neither.
    var version: PackageVersion? {
      if let version = locked.flatMap({ PackageVersion($0) }) { return version }
      return switch requirement {
      case .range(let lower, _), .exactly(let lower): lower
      case .branch, .revision, .any: nil
      }
    }
  }

  /// Returns the folder of a package's sources, which are fetched if necessary and allowed.
  package func find(_ wish: Wish) -> Answer {
    guard GitCommand.isAddress(wish.address) else { return .missing(reason: "\(wish.address) is not a Git URL") }
    if let folder = known(wish) { return .there(folder: folder) }
    if isOffline { return nearestKnown(wish, reason: "it has not been fetched") }
    guard let git = GitCommand.find() else {
      return nearestKnown(wish, reason: "git is not in PATH")
    }
    if let reason = unreachable.reason(for: wish.address) { return nearestKnown(wish, reason: reason) }
    progress("Fetching \(wish.address)")
    do {
      return .there(folder: try fetch(wish, choose(wish, git), git))
    } catch let failure as FetchFailure {
      if failure.isOfHost { unreachable.add(wish.address, failure.reason) }
      return fetchNearest(wish, git, after: failure)
    } catch {
      return .missing(reason: "cannot fetch it: \(error)")
    }
  }

  /// Fetches the version nearest to the request, because servers and mirrors may have lost locked tags and commits.
  private func fetchNearest(_ wish: Wish, _ git: GitCommand, after failure: FetchFailure) -> Answer {
    let (reason, version) = (failure.reason, wish.version)
    guard !failure.isOfHost, let references = try? references(of: wish, git) else {
      return nearestKnown(wish, reason: reason)
    }
    let tags = references.compactMap { name, revision -> (version: PackageVersion, revision: String)? in
      guard name.hasPrefix("refs/tags/"), let version = PackageVersion(name.dropFirst(10)) else { return nil }
      return (version, revision)
    }
    var choice = PackageVersion.nearest(to: version, in: tags.map(\.version)).flatMap { nearest in
      tags.filter { $0.version == nearest }.map(\.revision).max().map { (label: "\(nearest)", revision: $0) }
    }
    if choice == nil {
      choice =
        ["main", "master", "develop"].lazy.compactMap { branch in
          references["refs/heads/\(branch)"].map { (branch, $0) }
        }.first
    }
    guard let choice else { return nearestKnown(wish, reason: reason) }
    if let folder = known(Wish(address: wish.address, revision: choice.revision)) {
      return .instead(folder: folder, version: choice.label, reason: reason)
    }
    guard let folder = try? fetch(wish, choice, git) else { return nearestKnown(wish, reason: reason) }
    return .instead(folder: folder, version: choice.label, reason: reason)
  }

  private struct FetchFailure: Error {
    var reason: String
    var isOfHost = false
  }

  // MARK: - Existing checkouts

  private func place(of address: String) -> URL {
    folder.appending(path: "\(Self.name(of: address))-\(StableHash.text(of: address))")
  }

  /// Returns the name of the folder that Git would create.
  private static func name(of address: String) -> String {
    var name = FilePaths.name(of: address.hasSuffix("/") ? String(address.dropLast()) : address)
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
    let plain = name.filter { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    return plain.isEmpty || plain.allSatisfy({ $0 == "." }) ? "package" : plain
  }

  private func known(_ wish: Wish) -> String? {
    let place = place(of: wish.address)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))) ?? [])
      .filter { !$0.hasPrefix(".") }
    func folder(_ name: String?) -> String? {
      name.map { place.appending(path: "\($0)/\(Self.name(of: wish.address))").path(percentEncoded: false) }
        .flatMap { FileSystem.isFolder($0) ? $0 : nil }
    }
    // A name consists of the requested version, a dash, and twelve digits of the revision.
    func label(_ name: String) -> Substring { name.dropLast(13) }
    if let revision = wish.revision { return folder(names.first { $0.hasSuffix("-\(revision.prefix(12))") }) }
    if let locked = wish.locked {
      if let name = names.first(where: { label($0) == Self.label(locked)[...] }) { return folder(name) }
      // A lock may name a commit, and others may name its tag.
      return Self.isRevision(locked) ? folder(names.first { $0.hasSuffix("-\(locked.prefix(12))") }) : nil
    }
    switch wish.requirement {
    case .branch(let branch): return folder(names.first { label($0) == Self.label(branch)[...] })
    case .revision(let revision): return folder(names.first { $0.hasSuffix("-\(revision.prefix(12))") })
    default:
      let versions = names.compactMap { name in PackageVersion(label(name)).map { ($0, name) } }
      return folder(versions.filter { wish.requirement.allows($0.0) }.max { $0.0 < $1.0 }?.1)
    }
  }

  /// Returns the version in the cache that is nearest to the request.
  private func nearestKnown(_ wish: Wish, reason: String) -> Answer {
    let place = place(of: wish.address)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
    let versions = names.compactMap { name in PackageVersion(name.dropLast(13)).map { (version: $0, name: name) } }
    let nearest = PackageVersion.nearest(to: wish.version, in: versions.map(\.version))
    guard let name = versions.last(where: { $0.version == nearest })?.name ?? names.first else {
      return .missing(reason: reason)
    }
    let folder = place.appending(path: "\(name)/\(Self.name(of: wish.address))").path(percentEncoded: false)
    guard FileSystem.isFolder(folder) else { return .missing(reason: reason) }
    return .instead(folder: folder, version: String(name.dropLast(13)), reason: reason)
  }

  /// Returns a folder name for a branch.
  private static func label(_ text: String) -> String { text.replacing("/", with: ":") }

  private static func isRevision(_ text: String) -> Bool { text.count >= 12 && text.allSatisfy(\.isHexDigit) }

  // MARK: - Fetching

  private func fetch(
    _ wish: Wish, _ choice: (label: String, revision: String), _ git: GitCommand
  ) throws -> String {
    let (label, revision) = choice
    let place = place(of: wish.address)
    let own = place.appending(path: "\(Self.label(label))-\(revision.prefix(12))")
    let scratch = place.appending(path: ".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let name = Self.name(of: wish.address)
    let tree = scratch.appending(path: name)
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    let path = tree.path(percentEncoded: false)
    try call(git, ["init", "-q", path], wish)
    // Most servers can send a single commit. From others, all commits are fetched.
    let single = try git.run(["-C", path, "fetch", "-q", "--depth", "1", "--no-tags", wish.address, revision])
    if !single.succeeded {
      try call(git, ["-C", path, "fetch", "-q", "--tags", wish.address, "+refs/heads/*:refs/remotes/origin/*"], wish)
    }
    try call(git, ["-C", path, "-c", "core.symlinks=true", "checkout", "-q", "--detach", revision], wish)
    if FileSystem.isFile("\(path)/.gitmodules") {
      // If a required submodule can't be fetched, the compiler reports the missing files.
      _ = try git.run(["-C", path, "submodule", "update", "-q", "--init", "--recursive", "--depth", "1"])
    }
    try? FileManager.default.removeItem(at: tree.appending(path: ".git"))
    do {
      try FileManager.default.moveItem(at: scratch, to: own)
    } catch  where FileSystem.isFolder(own.path(percentEncoded: false)) {
      // Another process created the folder first.
    }
    return own.appending(path: name).path(percentEncoded: false)
  }

  /// Returns the requested commit and its label.
  private func choose(_ wish: Wish, _ git: GitCommand) throws -> (label: String, revision: String) {
    if let revision = wish.revision { return (wish.locked ?? "revision", revision) }
    if case .revision(let revision) = wish.requirement, wish.locked == nil { return ("revision", revision) }
    if let locked = wish.locked, Self.isRevision(locked) { return ("revision", locked) }
    let references = try references(of: wish, git)
    func named(_ name: String) -> (String, String)? {
      for kind in ["tags", "heads"] {
        if let revision = references["refs/\(kind)/\(name)"] { return (name, revision) }
      }
      return nil
    }
    if let locked = wish.locked {
      if let found = named(locked) ?? named("v\(locked)") { return (locked, found.1) }
      throw FetchFailure(reason: "the repository has no tag or branch \(locked)")
    }
    if case .branch(let branch) = wish.requirement {
      guard let revision = references["refs/heads/\(branch)"] else {
        throw FetchFailure(reason: "the repository has no branch \(branch)")
      }
      return (branch, revision)
    }
    let versions = references.compactMap { name, revision -> (PackageVersion, String)? in
      guard name.hasPrefix("refs/tags/"), let version = PackageVersion(name.dropFirst(10)) else { return nil }
      return (version, revision)
    }
    let fitting = versions.filter { wish.requirement.allows($0.0) }
    guard let best = fitting.max(by: { ($0.0, $0.1) < ($1.0, $1.1) }) else {
      throw FetchFailure(reason: "none of its \(versions.count) versions matches the requirement")
    }
    return ("\(best.0)", best.1)
  }

  /// Returns the commits of tags and branches.
  private func references(of wish: Wish, _ git: GitCommand) throws -> [String: String] {
    var result: [String: String] = [:]
    let output = try call(git, ["ls-remote", "--tags", "--heads", wish.address], wish)
    for line in output.split(separator: "\n") {
      let words = line.split(separator: "\t")
      guard words.count == 2 else { continue }
      // The commit of an annotated tag follows the tag.
      if words[1].hasSuffix("^{}") {
        result[String(words[1].dropLast(3))] = String(words[0])
      } else if result[String(words[1])] == nil {
        result[String(words[1])] = String(words[0])
      }
    }
    return result
  }

  @discardableResult
  private func call(_ git: GitCommand, _ arguments: [String], _ wish: Wish) throws -> String {
    let run = try git.run(arguments)
    if run.succeeded { return run.output }
    if run.timedOut {
      throw FetchFailure(reason: "git did not finish within \(git.timeout.components.seconds) seconds", isOfHost: true)
    }
    let lines = run.errors.split(separator: "\n").filter { !$0.isEmpty }
    let telling = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last ?? "no error message"
    let isOfHost = ["resolve host", "Could not connect", "timed out", "Network is unreachable"]
      .contains { run.errors.contains($0) }
    throw FetchFailure(reason: "git cannot fetch it: \(telling)", isOfHost: isOfHost)
  }
}

/// Hosts that did not respond and are not asked again.
private final class UnreachableHosts: Sendable {
  private let reasons = Mutex<[String: String]>([:])

  private static func host(of address: String) -> String? {
    guard let start = address.range(of: "://")?.upperBound else { return nil }
    let host = address[start...].prefix { $0 != "/" }
    return host.isEmpty ? nil : String(host)
  }

  func reason(for address: String) -> String? {
    Self.host(of: address).flatMap { host in reasons.withLock { $0[host] } }
  }

  func add(_ address: String, _ reason: String) {
    if let host = Self.host(of: address) { reasons.withLock { $0[host] = reason } }
  }
}
