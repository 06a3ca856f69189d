/// The dependencies of Carthage: the lines of a `Cartfile.resolved` or a `Cartfile`.
package struct Cartfile: Sendable {
  package struct Entry: Sendable, Hashable {
    /// The kind: `github`, `git` or `binary`.
    package var kind: String
    /// The address, which may have the form `owner/name`.
    package var address: String
    package var version: String?

    /// The name of the dependency's folder in `Carthage/Checkouts`.
    package var name: String {
      let last = FilePaths.name(of: address)
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  package var file: String
  package var entries: [Entry]

  private static let maximumBytes = 1 << 20

  package static func read(_ path: String) throws(XcodeFileError) -> Cartfile {
    let text = String(decoding: try FileSystem.bytes(of: path, limit: maximumBytes), as: UTF8.self)
    var result = Cartfile(file: path, entries: [])
    for line in text.split(whereSeparator: \.isNewline) {
      let words = BuildSettings.split(String(line.prefix { $0 != "#" }))
      guard words.count >= 2, ["github", "git", "binary"].contains(words[0]) else { continue }
      let version = words.dropFirst(2).joined(separator: " ")
      result.entries.append(Entry(kind: words[0], address: words[1], version: version.isEmpty ? nil : version))
    }
    return result
  }
}
