import Foundation
import Synchronization

/// A server for pages on this machine, which answers requests and opens WebSockets.
///
/// Each connection has its own thread, on which its data is read, and is closed after one response. All sizes, counts
/// and durations have limits.
package final class HTTPServer: Sendable {
  /// The reaction of a server to a request.
  package enum Action: Sendable {
    case respond(HTTPResponse)
    /// Opens a WebSocket and keeps it open until the closure returns. The closure runs on the connection's thread. A
    /// request for anything but a WebSocket receives an error.
    case openSocket(@Sendable (WebSocket) -> Void)
  }

  package struct Limits: Sendable {
    /// The limit of open connections. A browser opens about six for a page.
    ///
    /// - Default: 64.
    package var connections = 64
    /// The limit of open WebSockets. Further ones receive an error.
    ///
    /// - Default: 8.
    package var sockets = 8
    /// The time limit for a request to arrive and for a response to be received, in seconds.
    ///
    /// - Default: 10.
    package var seconds = 10

    package init() {}
  }

  private let file: Int32
  private let limits: Limits
  /// The port on which the server listens.
  package let port: UInt16
  private let state = Mutex(State())

  private struct State {
    var connections: Set<Int32> = []
    var socketCount = 0
    var isOver = false
  }

  /// Opens the port.
  ///
  /// - Parameters:
  ///   - address: The address of the interface to listen on, such as 127.0.0.1.
  ///   - port: The port, or 0 for an unused one.
  /// - Throws: ``HTTPServerError`` if the server can't listen on the address.
  package init(address: String, port: UInt16, limits: Limits = Limits()) throws(HTTPServerError) {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { throw .noSocket(reason: String(cString: strerror(errno))) }
    var reuse: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
      close(file)
      throw .invalidAddress(address)
    }
    let isBound = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard isBound == 0, listen(file, Int32(limits.connections)) == 0 else {
      let reason = String(cString: strerror(errno))
      close(file)
      throw .portUnavailable(port, address: address, reason: reason)
    }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(file, $0, &length) }
    }
    self.file = file
    self.limits = limits
    self.port = UInt16(bigEndian: place.sin_port)
  }

  /// Accepts connections until ``end()`` is called.
  ///
  /// - Parameter answer: A closure that is called for every request, on the thread of its connection.
  package func run(answer: @escaping @Sendable (HTTPRequest) -> Action) {
    while !state.withLock({ $0.isOver }) {
      let connection = accept(file, nil, nil)
      if connection < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        if state.withLock({ $0.isOver }) { return }
        // The process has no file descriptor left at the moment.
        usleep(50_000)
        continue
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      let isAccepted = state.withLock { state in
        guard state.connections.count < limits.connections, !state.isOver else { return false }
        state.connections.insert(connection)
        return true
      }
      guard isAccepted else {
        close(connection)
        continue
      }
      Thread.detachNewThread {
        self.serve(connection, answer)
        self.state.withLock { _ = $0.connections.remove(connection) }
        close(connection)
      }
    }
  }

  /// Closes all connections and accepts no more.
  package func end() {
    let connections = state.withLock { state in
      state.isOver = true
      return state.connections
    }
    for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
    shutdown(file, Int32(SHUT_RDWR))
    close(file)
  }

  private func serve(_ connection: Int32, _ answer: (HTTPRequest) -> Action) {
    HTTPServer.limit(connection, SO_RCVTIMEO, seconds: limits.seconds)
    HTTPServer.limit(connection, SO_SNDTIMEO, seconds: limits.seconds)
    var noDelay: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
    do throws(HTTPRequest.Failure) {
      let request = try HTTPRequest(reading: connection, within: .seconds(limits.seconds))
      switch answer(request) {
      case .respond(let response): send(response, to: connection)
      case .openSocket(let talk): open(connection, request.head, talk)
      }
    } catch {
      send(HTTPResponse(status: error.status), to: connection)
    }
  }

  private func open(_ connection: Int32, _ head: RequestHead, _ talk: (WebSocket) -> Void) {
    guard let key = WebSocket.key(in: head) else {
      return send(HTTPResponse(status: "400 Bad Request"), to: connection)
    }
    let isAccepted = state.withLock { state in
      guard state.socketCount < limits.sockets else { return false }
      state.socketCount += 1
      return true
    }
    guard isAccepted else { return send(HTTPResponse(status: "503 Service Unavailable"), to: connection) }
    defer { state.withLock { $0.socketCount -= 1 } }
    let accepted = """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(WebSocket.accept(key))\r
      \r

      """
    guard SocketBytes.write(Array(accepted.utf8), to: connection) else { return }
    // A page without interactions is silent for hours.
    HTTPServer.limit(connection, SO_RCVTIMEO, seconds: 0)
    let socket = WebSocket(file: connection)
    talk(socket)
    // After this call, the file descriptor is available for another connection.
    socket.end()
  }

  private func send(_ response: HTTPResponse, to connection: Int32) {
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

/// An error that prevents a server from listening.
package enum HTTPServerError: Error, Equatable {
  case noSocket(reason: String)
  case invalidAddress(String)
  case portUnavailable(UInt16, address: String, reason: String)
}

extension HTTPServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSocket(let reason): "cannot open a socket: \(reason)"
    case .invalidAddress(let address): "\(address) is not the address of an interface, such as 127.0.0.1"
    case .portUnavailable(let port, let address, let reason): "cannot listen on port \(port) of \(address): \(reason)"
    }
  }
}
