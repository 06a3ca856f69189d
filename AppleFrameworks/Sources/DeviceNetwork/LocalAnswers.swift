import Foundation
import FoundationNetworking

/// A protocol for requests that require no network: files, `data:` URLs, and URLs without a scheme, which are an error
/// on a device but stop the program in Foundation on Linux.
final class LocalAnswers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    guard let scheme = request.url?.scheme?.lowercased() else { return true }
    return ["file", "data", ""].contains(scheme)
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    switch url.scheme?.lowercased() {
    case "file":
      guard let body = try? Data(contentsOf: url) else {
        fail(.fileDoesNotExist, "The requested URL was not found on this server.")
        return
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: body.count, textEncodingName: nil)
      Delivery.deliver(body, response, by: self, to: client)
    case "data":
      guard let (body, type) = Self.contents(of: url.absoluteString) else {
        fail(.badURL, "bad URL")
        return
      }
      let response = URLResponse(url: url, mimeType: type, expectedContentLength: body.count, textEncodingName: nil)
      Delivery.deliver(body, response, by: self, to: client)
    default: fail(.unsupportedURL, "unsupported URL")
    }
  }

  override func stopLoading() {}

  private func fail(_ code: URLError.Code, _ text: String) {
    client?.urlProtocol(self, didFailWithError: FlightMode.error(code, text, request.url))
  }

  /// - Source: RFC 2397
  static func contents(of text: String) -> (body: Data, type: String)? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let head = text[..<comma].dropFirst("data:".count)
    let content = String(text[text.index(after: comma)...])
    let type = head.split(separator: ";").first.map(String.init) ?? "text/plain"
    guard let plain = content.removingPercentEncoding else { return nil }
    if head.hasSuffix(";base64") { return Data(base64Encoded: plain).map { ($0, type) } }
    return (Data(plain.utf8), type.contains("/") ? type : "text/plain")
  }
}
