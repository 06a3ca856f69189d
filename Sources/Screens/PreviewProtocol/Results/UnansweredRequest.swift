/// A request of an app without a response, because the network is off, no response is recorded, or the server did not
/// respond.
package struct UnansweredRequest: Codable, Equatable, Sendable {
  /// The method, such as "GET".
  package var method: String
  /// The entire URL, including the query.
  package var address: String
  /// The author's line that sent the request as path:line, or nil if it is unknown.
  package var place: String?

  // Properties for recording a response, which reports omit.

  /// The request's headers, which may include keys and tokens.
  package var headers: [String: String]?
  /// The body in Base64.
  package var body: String?
  /// Whether the body is unreadable.
  package var hasUnreadableBody: Bool?
  /// The calls that sent the request, innermost first, as offsets in the program's file.
  package var calls: [UInt64]?

  package init(method: String, address: String, place: String? = nil) {
    self.method = method
    self.address = address
    self.place = place
  }

  /// The identity of the request: its method and address.
  package var key: String { "\(method) \(address)" }

  /// The request without the properties for recording.
  package var forReport: UnansweredRequest { UnansweredRequest(method: method, address: address, place: place) }
}

extension ScreenResult {
  /// Returns the requests of screens without duplicates, in the order of their first occurrence.
  package static func requests(of screens: [ScreenResult]) -> [UnansweredRequest] {
    var known: Set<String> = []
    return screens.flatMap { $0.requests ?? [] }.filter { known.insert($0.key).inserted }
  }
}
