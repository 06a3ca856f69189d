/// The members of Apple's protocols that are optional on Apple's systems and have defaults here.
enum KnownProtocols {
  struct Member {
    var labels: [String]
    /// Whether the member returns an optional.
    var isOptional: Bool
  }

  /// Returns a member with a base name and matching labels.
  static func member(_ name: String, _ fits: ([String]) -> Bool) -> Member? {
    table[name]?.first { fits($0.labels) }
  }

  private static let table: [String: [Member]] = {
    var result: [String: [Member]] = [:]
    for entry in KnownProtocolMembers.names.split(whereSeparator: \.isWhitespace) {
      let isOptional = entry.hasSuffix("?")
      guard let open = entry.firstIndex(of: "("), let close = entry.lastIndex(of: ")") else { continue }
      let labels = entry[entry.index(after: open)..<close].split(separator: ":").map { $0 == "_" ? "" : String($0) }
      result[String(entry[..<open]), default: []].append(Member(labels: labels, isOptional: isOptional))
    }
    return result
  }()
}
