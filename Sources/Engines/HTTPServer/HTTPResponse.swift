/// The response to a request.
package struct HTTPResponse: Sendable {
  /// The code and its reason, such as "404 Not Found".
  package var status: String
  /// The media type of the body.
  package var type: String
  /// Additional headers.
  package var headers: [(String, String)]
  package var body: [UInt8]

  package init(
    status: String = "200 OK", type: String = "text/plain; charset=utf-8", headers: [(String, String)] = [],
    body: [UInt8] = []
  ) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
  }

  /// Creates a response of plain text.
  package init(_ text: String, status: String = "200 OK", headers: [(String, String)] = []) {
    self.init(status: status, headers: headers, body: Array(text.utf8))
  }
}
