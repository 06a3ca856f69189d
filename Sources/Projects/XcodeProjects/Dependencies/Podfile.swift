/// The pods of a project: those that `Podfile.lock` locks, or without a lock file, those that the `Podfile` requests.
package struct Podfile: Sendable {
  package struct Pod: Sendable, Hashable {
    /// The name without subspecs: `Firebase` for `Firebase/Auth`.
    package var name: String
    package var version: String?
    package var git: String?
    /// The commit, tag or branch of a pod from a Git repository.
    package var checkout: String?
    /// The path of a local pod.
    package var path: String?
    /// The names of other pods that this pod depends on.
    package var dependencies: [String]
  }

  /// The path of the lock file or the Podfile.
  package var file: String
  package var isLocked: Bool
  package var pods: [String: Pod]

  /// Reads a lock file.
  ///
  /// - Parameter path: The path of a `Podfile.lock`.
  package static func readLock(_ path: String) throws(XcodeFileError) -> Podfile {
    let contents = try YAMLReader.read(path)
    guard case .dictionary(let top) = contents else {
      throw .malformed(path: path, position: "", reason: "expected a list of pods, found \(contents.kindName)")
    }
    var result = Podfile(file: path, isLocked: true, pods: [:])
    for entry in top["PODS"]?.array ?? [] {
      switch entry {
      case .string(let text): result.add(text, needs: [])
      case .dictionary(let needs):
        for (text, needs) in needs { result.add(text, needs: needs.strings ?? []) }
      default: break
      }
    }
    for section in ["EXTERNAL SOURCES", "CHECKOUT OPTIONS"] {
      for (name, source) in top[section]?.dictionary ?? [:] {
        let root = rootName(name)
        guard var pod = result.pods[root], let source = source.dictionary else { continue }
        pod.git = source[":git"]?.string ?? pod.git
        pod.path = source[":path"]?.string ?? pod.path
        for key in [":commit", ":tag", ":branch"] {
          guard let value = source[key]?.string else { continue }
          pod.checkout = value
          break
        }
        result.pods[root] = pod
      }
    }
    return result
  }

  /// Adds a pod such as `Name/Part (1.2)` with its dependencies, such as `Other/Part (~> 2.0)`.
  private mutating func add(_ text: String, needs: [String]) {
    let (name, version) = Self.split(text)
    let root = Self.rootName(name)
    guard !root.isEmpty else { return }
    var pod = pods[root] ?? Pod(name: root, version: version, dependencies: [])
    for need in needs {
      let other = Self.rootName(Self.split(need).name)
      if other != root, !pod.dependencies.contains(other) { pod.dependencies.append(other) }
    }
    pods[root] = pod
  }

  private static func split(_ text: String) -> (name: String, version: String?) {
    guard let open = text.range(of: " (") else { return (text, nil) }
    return (String(text[..<open.lowerBound]), String(text[open.upperBound...].prefix { $0 != ")" }))
  }

  package static func rootName(_ name: String) -> String { String(name.prefix { $0 != "/" }) }

  // MARK: - Podfiles without a lock file

  private static let maximumBytes = 1 << 20

  /// Reads the lines `pod 'Name', '~> 1.0', :git => '…'` of a `Podfile`, which is a program and is not run.
  ///
  /// - Parameter path: The path of a `Podfile`.
  package static func readPodfile(_ path: String) throws(XcodeFileError) -> Podfile {
    let text = String(decoding: try FileSystem.bytes(of: path, limit: maximumBytes), as: UTF8.self)
    var result = Podfile(file: path, isLocked: false, pods: [:])
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("pod "), words.dropFirst(4).contains(where: { $0 == "'" || $0 == "\"" }) else { continue }
      let texts = quotedTexts(in: words)
      guard let first = texts.first else { continue }
      let root = rootName(first.text)
      guard !root.isEmpty else { continue }
      var pod = result.pods[root] ?? Pod(name: root, dependencies: [])
      for (text, before) in texts.dropFirst() {
        switch before {
        case let key where key.hasSuffix("git"): pod.git = text
        case let key where key.hasSuffix("path"): pod.path = text
        case let key where key.hasSuffix("tag") || key.hasSuffix("branch") || key.hasSuffix("commit"):
          pod.checkout = text
        case "": if pod.version == nil { pod.version = text }
        default: break
        }
      }
      result.pods[root] = pod
    }
    return result
  }

  /// Returns the quoted texts in a line, each with the word before it: `:git =>` or `git:`.
  private static func quotedTexts(in line: Substring) -> [(text: String, key: String)] {
    var result: [(String, String)] = []
    var rest = line
    while let quote = rest.firstIndex(where: { $0 == "'" || $0 == "\"" || $0 == "#" }), rest[quote] != "#" {
      let inner = rest.index(after: quote)
      guard let end = rest[inner...].firstIndex(of: rest[quote]) else { break }
      let before = rest[..<quote].split(separator: ",").last ?? ""
      let key = before.filter { $0.isLetter }
      result.append((String(rest[inner..<end]), result.isEmpty ? "" : String(key)))
      rest = rest[rest.index(after: end)...]
    }
    return result
  }
}
