import Foundation

/// Who may ask this server: whoever has its token, by a name that is its own, from a page that is its own.
///
/// The name guards against other people's domains that are made to lead here (DNS rebinding), the origin against other pages in the
/// same browser, the token against other users of the machine.
struct AccessRules: Sendable {
  let token: String
  let port: UInt16
  /// Names beside those of the loopback, with their port where they have one.
  let hosts: Set<String>

  enum Refusal: Equatable {
    case host, token, origin
  }

  /// - Parameter isSocket: whether a WebSocket is asked for, which browsers let any page do.
  func refusal(of head: RequestHead, isSocket: Bool) -> Refusal? {
    guard let host = head.headers["host"]?.lowercased(), isOwn(host) else { return .host }
    guard AccessRules.isSame(head.query["token"] ?? "", token) else { return .token }
    // Programs that are no browsers send none; browsers do with every socket.
    if let origin = head.headers["origin"]?.lowercased() {
      guard let range = origin.range(of: "://"), ["http", "https"].contains(origin[..<range.lowerBound]),
        isOwn(String(origin[range.upperBound...]))
      else { return .origin }
    } else if isSocket, head.headers["sec-fetch-site"] != nil {
      return .origin
    }
    return nil
  }

  private func isOwn(_ host: String) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    if names.contains(where: { host == "\($0):\(port)" }) { return true }
    // A proxy has a port of its own, or none.
    return hosts.contains(host) || hosts.contains(String(host.prefix { $0 != ":" }))
  }

  /// Takes as long whatever differs.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (Array(one.utf8), Array(other.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 bits from the system's source, as text for an address.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
