import Foundation
import Synchronization

/// Takes connections on one port, each with a thread of its own: a page, and sockets that stay.
///
/// Written by hand, as every size, number and time of it has to have a limit.
final class SocketServer: Sendable {
  /// What is answered, for a head that is let in.
  struct Response: Sendable {
    var status: String
    var type = "text/plain; charset=utf-8"
    var headers: [(String, String)] = []
    var body: [UInt8] = []
  }

  private let file: Int32
  let port: UInt16
  private let state = Mutex(State())

  private struct State {
    var connections: Set<Int32> = []
    var isOver = false
  }

  /// A browser opens half a dozen for a page. More wait in the system's queue, or are turned away.
  private static let maxConnections = 64
  /// A request that has not come by then does not come. In seconds.
  private static let patience = 10

  /// - Parameters:
  ///   - address: of the interface, such as 127.0.0.1.
  ///   - port: 0 for a free one.
  /// - Throws: ``ServerError`` where the port can't be had.
  init(address: String, port: UInt16) throws(ServerError) {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { throw ServerError("no socket can be made: \(String(cString: strerror(errno)))") }
    var reuse: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
      close(file)
      throw ServerError("\(address) is no address of an interface, such as 127.0.0.1")
    }
    let isBound = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard isBound == 0, listen(file, 64) == 0 else {
      let reason = String(cString: strerror(errno))
      close(file)
      throw ServerError("port \(port) of \(address) can't be had: \(reason)")
    }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(file, $0, &length) }
    }
    self.file = file
    self.port = UInt16(bigEndian: place.sin_port)
  }

  /// Takes connections until ``end()``.
  ///
  /// - Parameters:
  ///   - answer: what a request gets; nil where it is to become a WebSocket, which its head has a key for.
  ///   - talk: talks over it, until it is over.
  func run(
    answer: @escaping @Sendable (RequestHead) -> Response?, talk: @escaping @Sendable (WebSocket, RequestHead) -> Void
  ) {
    while !state.withLock({ $0.isOver }) {
      let connection = accept(file, nil, nil)
      if connection < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        if state.withLock({ $0.isOver }) { return }
        // No more files are to be had for now.
        usleep(50_000)
        continue
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      let isTaken = state.withLock { state in
        guard state.connections.count < SocketServer.maxConnections, !state.isOver else { return false }
        state.connections.insert(connection)
        return true
      }
      guard isTaken else {
        close(connection)
        continue
      }
      Thread.detachNewThread {
        self.serve(connection, answer, talk)
        self.state.withLock { _ = $0.connections.remove(connection) }
        close(connection)
      }
    }
  }

  /// Ends all connections, and takes no more.
  func end() {
    let connections = state.withLock { state in
      state.isOver = true
      return state.connections
    }
    for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
    shutdown(file, Int32(SHUT_RDWR))
    close(file)
  }

  private func serve(
    _ connection: Int32, _ answer: (RequestHead) -> Response?, _ talk: (WebSocket, RequestHead) -> Void
  ) {
    SocketServer.limit(connection, SO_RCVTIMEO, seconds: SocketServer.patience)
    SocketServer.limit(connection, SO_SNDTIMEO, seconds: SocketServer.patience)
    var noDelay: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
    guard let text = SocketServer.head(of: connection) else {
      return send(Response(status: "431 Request Header Fields Too Large"), to: connection)
    }
    guard let head = RequestHead(text) else { return send(Response(status: "400 Bad Request"), to: connection) }
    if let response = answer(head) { return send(response, to: connection) }
    guard head.method == "GET", head.headers["upgrade"]?.lowercased() == "websocket",
      let key = head.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16,
      head.headers["sec-websocket-version"] == "13"
    else { return send(Response(status: "400 Bad Request"), to: connection) }
    let accepted = """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(WebSocket.accept(key))\r
      \r

      """
    guard SocketBytes.write(Array(accepted.utf8), to: connection) else { return }
    // A page that nobody touches says nothing for hours.
    SocketServer.limit(connection, SO_RCVTIMEO, seconds: 0)
    talk(WebSocket(file: connection), head)
  }

  /// The head of a request; nil where it is too long, or does not come.
  private static func head(of connection: Int32) -> String? {
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(patience)
    var part = [UInt8](repeating: 0, count: 4096)
    while ContinuousClock.now < end {
      let count = recv(connection, &part, part.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += part[..<count]
      if let range = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        return String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
      }
      if bytes.count > RequestHead.longest { return nil }
    }
    return nil
  }

  private func send(_ response: Response, to connection: Int32) {
    var head =
      "HTTP/1.1 \(response.status)\r\nContent-Type: \(response.type)\r\nContent-Length: \(response.body.count)\r\n"
    for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
    head += "Connection: close\r\n\r\n"
    _ = SocketBytes.write(Array(head.utf8) + response.body, to: connection)
    shutdown(connection, Int32(SHUT_WR))
  }

  private static func limit(_ connection: Int32, _ option: Int32, seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}

/// A server that can't be had.
package struct ServerError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
