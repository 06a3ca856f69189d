/// A problem of an app under rough use.
package struct Failure: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case crash, hang, conflict, leak, deadEnd, lostText
  }

  package var kind: Kind
  /// The identity among failures of the same kind, without numbers and addresses.
  package var identity: String
  /// The description.
  package var text: String
  /// The calls in the project's code, if known.
  package var calls: [String]

  package init(_ kind: Kind, identity: String, text: String, calls: [String] = []) {
    self.kind = kind
    self.identity = identity
    self.text = text
    self.calls = calls
  }
}
