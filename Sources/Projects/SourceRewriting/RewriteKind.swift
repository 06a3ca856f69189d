/// A kind of change, identified by its name in reports. Each rule declares its own kind.
package struct RewriteKind: RawRepresentable, Hashable, Codable, Sendable, CodingKeyRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  init(_ name: String) { rawValue = name }
}
