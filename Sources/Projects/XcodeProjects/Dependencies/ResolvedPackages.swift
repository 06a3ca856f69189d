import Foundation

/// A `Package.resolved` file, which contains the locked versions of packages.
package struct ResolvedPackages: Sendable {
  package struct Pin: Sendable, Hashable {
    /// The identity in lower case.
    package var identity: String
    package var location: String
    package var version: String?
    package var branch: String?
    package var revision: String?

    /// The version, or the revision or branch if there is no version.
    package var locked: String? { version ?? revision ?? branch }
  }

  package var pins: [Pin]

  private static let maximumBytes = 16 << 20

  /// The contents of the file. The three versions of the format only differ in names.
  private struct Contents: Decodable {
    struct Object: Decodable { var pins: [Entry] }
    struct State: Decodable {
      var version: String?
      var branch: String?
      var revision: String?
    }
    struct Entry: Decodable {
      var identity: String?
      var location: String?
      var package: String?
      var repositoryURL: String?
      var state: State?
    }
    var version: Int?
    var object: Object?
    var pins: [Entry]?
  }

  package static func read(_ path: String) throws(XcodeFileError) -> ResolvedPackages {
    let bytes = try FileSystem.bytes(of: path, limit: maximumBytes)
    guard !JSONNesting.isDeep(bytes) else {
      throw .malformed(path: path, position: "", reason: "more than \(JSONNesting.limit) values are nested")
    }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch {
      throw .malformed(
        path: path, position: "", reason: "not a list of resolved packages: \(JSONNesting.reason(error))")
    }
    let entries = contents.pins ?? contents.object?.pins ?? []
    return ResolvedPackages(
      pins: entries.compactMap { entry in
        let location = entry.location ?? entry.repositoryURL ?? ""
        let identity = entry.identity ?? PackageIdentity.identity(of: location)
        guard !identity.isEmpty else { return nil }
        return Pin(
          identity: identity.lowercased(), location: location, version: entry.state?.version,
          branch: entry.state?.branch, revision: entry.state?.revision)
      })
  }
}

/// The identity of a package in SwiftPM: the last component of its address in lower case, without `.git`.
package enum PackageIdentity {
  package static func identity(of address: String) -> String {
    var name = FilePaths.name(of: address.hasSuffix("/") ? String(address.dropLast()) : address)
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}
