import Foundation
import ScreenComparison
import ReferenceSnapshots

/// Shows a report to a browser of this machine, and accepts what is looked at: its reference becomes what was captured.
///
/// It answers one request after the other, on the loopback interface alone. Who accepts has to know a token, which only pages from here
/// can read, and has to have come by this machine's own name: no other site can have a browser accept anything.
struct ReviewServer {
  let report: String
  let captures: String
  let references: String

  private struct Request {
    let method: String
    let path: String
    let headers: [String: String]
    let body: String
  }

  private struct Response {
    var status = "200 OK"
    var kind = "text/plain; charset=utf-8"
    var body: [UInt8] = []

    static func text(_ text: String, _ status: String = "200 OK") -> Response {
      Response(status: status, body: Array(text.utf8))
    }
  }

  /// A page sends a name; what is longer is no request of ours.
  private static let longestRequest = 1 << 16

  /// Answers until the program ends.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - ready: hears the address.
  func run(port: UInt16, ready: (String) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw CommandFailure(.installation, "no socket: \(String(cString: strerror(errno)))") }
    defer { close(listener) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    guard isBound, listen(listener, 8) == 0 else {
      throw CommandFailure(.installation, "port \(port) can't be had: \(String(cString: strerror(errno)))")
    }
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    let token = try ReviewServer.token()
    let own = UInt16(bigEndian: address.sin_port)
    ready("http://127.0.0.1:\(own)/")
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      if connection < 0 { continue }
      var patience = timeval(tv_sec: 5, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      if let request = ReviewServer.read(connection) {
        ReviewServer.send(answer(request, token: token, port: own), to: connection)
      }
      close(connection)
    }
  }

  /// Of the system's own random numbers: those of programs like this one are the same in each run.
  private static func token() throws -> String {
    guard let file = FileHandle(forReadingAtPath: "/dev/urandom"), let bytes = try file.read(upToCount: 16),
      bytes.count == 16
    else { throw CommandFailure(.installation, "/dev/urandom can't be read") }
    return bytes.map { String($0, radix: 16) }.joined(separator: "-")
  }

  private static func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < longestRequest {
      let count = Foundation.read(connection, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
      let words = lines[0].split(separator: " ")
      guard words.count == 3 else { return nil }
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
      let body = String(text[end.upperBound...])
      let wanted = headers["content-length"].flatMap { Int($0) } ?? 0
      guard (0...longestRequest).contains(wanted) else { return nil }
      if body.utf8.count < wanted { continue }
      return Request(method: String(words[0]), path: String(words[1]), headers: headers, body: body)
    }
    return nil
  }

  private static func send(_ response: Response, to connection: Int32) {
    let head =
      "HTTP/1.1 \(response.status)\r\nContent-Type: \(response.kind)\r\nContent-Length: \(response.body.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    var rest = (Array(head.utf8) + response.body)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func answer(_ request: Request, token: String, port: UInt16) -> Response {
    // A name of another site that leads here is not this machine's.
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.headers["host"] ?? "") else {
      return .text("this is not the address of the review", "403 Forbidden")
    }
    let path = request.path.removingPercentEncoding ?? ""
    switch (request.method, path) {
    case ("GET", "/review"): return .text(token)
    case ("POST", "/accept"):
      guard request.headers["x-review"] == token else { return .text("this page is not the review's", "403 Forbidden") }
      do {
        try accept(request.body)
        return .text("accepted")
      } catch {
        return .text("\(error)", "409 Conflict")
      }
    case ("GET", _): return file(path == "/" ? "index.html" : String(path.dropFirst()))
    default: return .text("there is nothing here", "404 Not Found")
    }
  }

  private func file(_ path: String) -> Response {
    let isPart = ["expected/", "actual/", "diff/"].contains { path.hasPrefix($0) } && path.hasSuffix(".png")
    guard isPart || ["index.html", "report.json"].contains(path), !path.split(separator: "/").contains(".."),
      let data = try? Data(contentsOf: URL(filePath: "\(report)/\(path)"))
    else { return .text("there is no such file", "404 Not Found") }
    let kind = isPart ? "image/png" : path == "index.html" ? "text/html; charset=utf-8" : "application/json"
    return Response(kind: kind, body: [UInt8](data))
  }

  /// Makes what was captured the reference of an entry.
  private func accept(_ id: String) throws {
    var report = try SnapshotReportFolder.read(self.report)
    guard let index = report.entries.firstIndex(where: { $0.id == id }),
      let screen = try CapturedScreen.all(below: captures)[id]
    else { throw CommandFailure(.unknownName, "the report has no \(id)") }
    if let failure = screen.failure { throw CommandFailure(.drawing, "\(id) could not be drawn: \(failure)") }
    guard let capture = ScreenCapture(of: screen, in: captures) else {
      throw CommandFailure(.input, "nothing was captured of \(id)")
    }
    try SnapshotVerification.write(capture, screen, in: references)
    report.entries[index].status = .same
    report.entries[index].notes = ["accepted: the reference is the new one"]
    try SnapshotReportFolder(self.report).finish(report)
  }
}
