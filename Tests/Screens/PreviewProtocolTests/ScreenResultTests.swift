import Foundation
import Testing

@testable import PreviewProtocol

@Suite("What came of a screen, in words")
struct ScreenResultTests {
  @Test("what is pending is told, the first causes alone")
  func pending() {
    var result = ScreenResult(isDrawn: true)
    #expect(result.pendingInWords == nil && result.remark == nil)
    result.pending = ["GET https://a.org got no response", "an animation of UIActivityIndicatorView runs"]
    #expect(
      result.remark
        == "pending: GET https://a.org got no response; an animation of UIActivityIndicatorView runs")
    result.pending = (1...6).map { "cause \($0)" }
    #expect(result.pendingInWords == "cause 1; cause 2; cause 3; cause 4; and 2 more")
    result.isDrawn = false
    result.reason = ScreenResult.oneColor
    #expect(result.remark?.hasPrefix("the screen is blank") == true)
  }

  @Test("requests of several screens are listed once each, in the order of the first")
  func requests() throws {
    var first = ScreenResult(isDrawn: true)
    first.requests = [
      UnansweredRequest(method: "GET", address: "https://b"), .init(method: "GET", address: "https://a"),
    ]
    var second = ScreenResult(isDrawn: true)
    second.requests = [
      UnansweredRequest(method: "GET", address: "https://a"), .init(method: "POST", address: "https://a"),
    ]
    #expect(
      ScreenResult.requests(of: [first, second]).map(\.key) == ["GET https://b", "GET https://a", "POST https://a"])
  }

  @Test("a report has no headers of a request, as they may hold keys")
  func secrets() throws {
    var request = UnansweredRequest(method: "GET", address: "https://a", place: "A.swift:1")
    request.headers = ["Authorization": "Bearer 1"]
    request.body = "e30="
    request.calls = [1]
    let text = String(decoding: try JSONEncoder().encode(request.forReport), as: UTF8.self)
    #expect(!text.contains("Bearer") && !text.contains("body") && text.contains("A.swift:1"))
  }
}
