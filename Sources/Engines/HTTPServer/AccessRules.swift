import Foundation

/// Who may use a server: whoever has its token, asks for it by one of its names, and comes from one of its pages.
///
/// The name guards against foreign domains that resolve to this machine (DNS rebinding), the origin against other pages
/// in the same browser, the token against other users of the machine.
package struct AccessRules: Sendable {
  package let token: String
  let port: UInt16
  /// Names beside those of the loopback interface, with their port if they have one.
  let hosts: Set<String>

  package enum Refusal: Equatable, Sendable {
    case host, token, origin
  }

  package init(token: String, port: UInt16, hosts: Set<String> = []) {
    self.token = token
    self.port = port
    self.hosts = hosts
  }

  /// Checks name, token and origin.
  ///
  /// - Parameter isSocket: whether the request is for a WebSocket, which browsers let any page open.
  /// - Returns: nil if the request is allowed.
  package func refusal(of head: RequestHead, isSocket: Bool) -> Refusal? {
    guard let host = head.headers["host"]?.lowercased(), isOwn(host) else { return .host }
    guard AccessRules.isSame(head.query["token"] ?? "", token) else { return .token }
    // Browsers send one with every socket, other programs send none.
    if let origin = head.headers["origin"]?.lowercased() {
      guard let range = origin.range(of: "://"), ["http", "https"].contains(origin[..<range.lowerBound]),
        isOwn(String(origin[range.upperBound...]))
      else { return .origin }
    } else if isSocket, head.headers["sec-fetch-site"] != nil {
      return .origin
    }
    return nil
  }

  /// Whether the server has a name. Without `hosts` it has those of the loopback interface alone.
  package func isOwn(_ host: String) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    if names.contains(where: { host == "\($0):\(port)" }) { return true }
    // A proxy has a port of its own, or none.
    return hosts.contains(host) || hosts.contains(String(host.prefix { $0 != ":" }))
  }

  /// Compares in constant time.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (Array(one.utf8), Array(other.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A token of 128 random bits, as 32 hexadecimal digits.
  ///
  /// They are read from the system: a program that shows screens has the same random numbers in each run.
  package static func makeToken() -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let file = fopen("/dev/urandom", "r")
    precondition(file != nil && fread(&bytes, 1, bytes.count, file) == bytes.count, "/dev/urandom can't be read")
    fclose(file)
    return bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}
