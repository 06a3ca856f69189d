/// A kind of change, by the name that reports give it. Each rule declares its own.
package struct RewriteKind: RawRepresentable, Hashable, Codable, Sendable, CodingKeyRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  init(_ name: String) { rawValue = name }
}
