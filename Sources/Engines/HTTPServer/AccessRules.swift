import Foundation

/// The rules that decide which clients may use a server. A client needs the token, must use one of the server's names,
/// and must come from one of the server's pages.
///
/// The name protects against foreign domains that resolve to this machine (DNS rebinding), the origin against other
/// pages in the same browser, and the token against other users of the machine.
package struct AccessRules: Sendable {
  package let token: String
  let port: UInt16
  /// Names in addition to those of the loopback interface, with their port if they have one.
  let hosts: Set<String>

  package enum Refusal: Equatable, Sendable {
    case host, token, origin
  }

  package init(token: String, port: UInt16, hosts: Set<String> = []) {
    self.token = token
    self.port = port
    self.hosts = hosts
  }

  /// Checks the name, the token and the origin.
  ///
  /// - Parameter isSocket: Whether the request is for a WebSocket, which browsers let any page open.
  /// - Returns: Nil if the request is allowed.
  package func refusal(of head: RequestHead, isSocket: Bool) -> Refusal? {
    guard let host = head.headers["host"]?.lowercased(), isOwn(host) else { return .host }
    guard AccessRules.isSame(head.query["token"] ?? "", token) else { return .token }
    // Browsers send an origin with every socket. Other programs send none.
    if let origin = head.headers["origin"]?.lowercased() {
      guard let range = origin.range(of: "://"), ["http", "https"].contains(origin[..<range.lowerBound]),
        isOwn(String(origin[range.upperBound...]))
      else { return .origin }
    } else if isSocket, head.headers["sec-fetch-site"] != nil {
      return .origin
    }
    return nil
  }

  /// Returns whether the server has the name. If `hosts` is empty, only names of the loopback interface are allowed.
  package func isOwn(_ host: String) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    if names.contains(where: { host == "\($0):\(port)" }) { return true }
    // A proxy has a different port, or none.
    return hosts.contains(host) || hosts.contains(String(host.prefix { $0 != ":" }))
  }

  /// Compares two strings in constant time.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (Array(one.utf8), Array(other.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns a token of 128 random bits, as 32 hexadecimal digits.
  ///
  /// The bits come from the system, because Swift's random numbers are the same in each run of a program that displays
  /// screens.
  package static func makeToken() -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let file = fopen("/dev/urandom", "r")
    precondition(file != nil && fread(&bytes, 1, bytes.count, file) == bytes.count, "cannot read /dev/urandom")
    fclose(file)
    return bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}
