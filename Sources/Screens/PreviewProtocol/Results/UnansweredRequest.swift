/// A request of an app that got no response: the network is off, no answer is recorded, or nobody answered.
package struct UnansweredRequest: Codable, Equatable, Sendable {
  /// Such as "GET".
  package var method: String
  /// The whole address, with its query.
  package var address: String
  /// The author's line that began it, as path:line; nil where nothing tells.
  package var place: String?

  // What recording an answer takes; not for reports.

  /// The request's headers, keys and tokens among them.
  package var headers: [String: String]?
  /// Base64.
  package var body: String?
  /// Whether it has a body that cannot be read.
  package var hasUnreadableBody: Bool?
  /// The code that began it, the innermost call first: offsets in the program's file.
  package var calls: [UInt64]?

  package init(method: String, address: String, place: String? = nil) {
    self.method = method
    self.address = address
    self.place = place
  }

  /// The identity of a request: its method and address.
  package var key: String { "\(method) \(address)" }

  /// Itself, without what only recording takes.
  package var forReport: UnansweredRequest { UnansweredRequest(method: method, address: address, place: place) }
}

extension ScreenResult {
  /// The requests of screens, each once, in the order of the first.
  package static func requests(of screens: [ScreenResult]) -> [UnansweredRequest] {
    var known: Set<String> = []
    return screens.flatMap { $0.requests ?? [] }.filter { known.insert($0.key).inserted }
  }
}
