import Foundation
import HTTPServer
import ReferenceSnapshots
import ScreenComparison
import Synchronization
import ToolSupport

/// A server that displays a report in a browser on this machine, where screens can be accepted: the captured screen
/// becomes the reference.
///
/// It only listens on the loopback interface. A request to accept a screen needs a token, which only the server's own
/// pages can read, and a host name of this machine, so that no other site can make a browser accept screens.
final class ReviewServer: Sendable {
  private let report: String
  private let captures: String
  private let references: String
  /// A lock that is held while a request is answered, because accepting writes files that other requests read.
  private let turn = Mutex(())

  private static let headers = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]

  /// - Parameters:
  ///   - report: The folder of the report.
  ///   - captures: The folder of the captured screens.
  ///   - references: The folder of the references.
  init(report: String, captures: String, references: String) {
    self.report = report
    self.captures = captures
    self.references = references
  }

  /// Answers requests until the program ends.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - ready: A function that receives the address.
  func run(port: UInt16, ready: (String) -> Void) throws {
    let server: HTTPServer
    do throws(HTTPServerError) {
      server = try HTTPServer(address: "127.0.0.1", port: port)
    } catch {
      throw CommandFailure(.installation, "\(error)")
    }
    let rules = AccessRules(token: AccessRules.makeToken(), port: server.port)
    ready("http://127.0.0.1:\(server.port)/")
    server.run { request in self.turn.withLock { _ in .respond(self.answer(request, rules)) } }
  }

  private func answer(_ request: HTTPRequest, _ rules: AccessRules) -> HTTPResponse {
    guard let host = request.head.headers["host"], rules.isOwn(host.lowercased()) else {
      return text("this URL is not the one that the command printed", "403 Forbidden")
    }
    let path = request.head.path.removingPercentEncoding ?? ""
    switch (request.head.method, path) {
    case ("GET", "/review"): return text(rules.token)
    case ("POST", "/accept"):
      guard AccessRules.isSame(request.head.headers["x-review"] ?? "", rules.token) else {
        return text("this page does not belong to the review", "403 Forbidden")
      }
      do {
        try accept(String(decoding: request.body, as: UTF8.self))
        return text("accepted")
      } catch {
        return text("\(error)", "409 Conflict")
      }
    case ("GET", _): return file(path == "/" ? "index.html" : String(path.dropFirst()))
    default: return text("not found", "404 Not Found")
    }
  }

  private func text(_ text: String, _ status: String = "200 OK") -> HTTPResponse {
    HTTPResponse(text, status: status, headers: ReviewServer.headers)
  }

  private func file(_ path: String) -> HTTPResponse {
    let isPart = ["expected/", "actual/", "diff/"].contains { path.hasPrefix($0) } && path.hasSuffix(".png")
    guard isPart || ["index.html", "report.json"].contains(path), !path.split(separator: "/").contains(".."),
      let data = try? Data(contentsOf: URL(filePath: "\(report)/\(path)"))
    else { return text("not found", "404 Not Found") }
    let type = isPart ? "image/png" : path == "index.html" ? "text/html; charset=utf-8" : "application/json"
    return HTTPResponse(type: type, headers: ReviewServer.headers, body: [UInt8](data))
  }

  /// Makes the captured screen the reference of an entry.
  private func accept(_ id: String) throws {
    var report = try SnapshotReportFolder.read(self.report)
    guard let index = report.entries.firstIndex(where: { $0.id == id }),
      let screen = try CapturedScreen.all(below: captures)[id]
    else { throw CommandFailure.notInReport(id) }
    if let failure = screen.failure { throw CommandFailure.notDrawn(id, failure) }
    guard let capture = ScreenCapture(of: screen, in: captures) else {
      throw CommandFailure.notCaptured(id)
    }
    try SnapshotVerification.write(capture, screen, in: references)
    report.entries[index].status = .same
    report.entries[index].notes = ["accepted as the new reference"]
    try SnapshotReportFolder(self.report).finish(report)
  }
}
