import Foundation
import FoundationNetworking
import Testing

@testable import DeviceNetwork

@Suite("Recorded answers")
struct RecordedAnswersTests {
  private final class Place {
    let url = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
      let file = url.appending(path: "folder/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func body(_ address: String, _ method: String = "GET") -> String? {
      var request = URLRequest(url: URL(string: address)!)
      request.httpMethod = method
      return answer(request).map { String(decoding: $0.body, as: UTF8.self) }
    }

    func answer(_ request: URLRequest) -> RecordedAnswer? {
      RecordedAnswers(folder: url.appending(path: "folder").path(percentEncoded: false)).answer(to: request)
    }
  }

  @Test("host, path, query and method choose the file, the narrowest first")
  func choice() throws {
    let place = Place()
    for path in [
      "a.org/index.html", "a.org/v1/boats.json", "a.org/v1/boats?page=2.json", "a.org/v1/POST boats.json",
      "a.org/v1/boats/7", "a.org/v1/boats/index.json", "a.org:8080/x.txt", "a.org/v1/blue boat é.json",
      "a.org/v1/find?q=a%2Fb&n=1.json",
    ] {
      try place.write(path, to: path)
    }
    #expect(place.body("https://a.org") == "a.org/index.html")
    #expect(place.body("https://A.org/") == "a.org/index.html")
    #expect(place.body("http://a.org/v1/boats") == "a.org/v1/boats.json")
    #expect(place.body("http://a.org/v1/boats?page=1") == "a.org/v1/boats.json")
    #expect(place.body("http://a.org/v1/boats?page=2") == "a.org/v1/boats?page=2.json")
    #expect(place.body("http://a.org/v1/boats", "POST") == "a.org/v1/POST boats.json")
    #expect(place.body("http://a.org/v1/boats", "DELETE") == nil)
    #expect(place.body("http://a.org/v1/boats/7") == "a.org/v1/boats/7")
    #expect(place.body("http://a.org/v1/boats/") == "a.org/v1/boats/index.json")
    #expect(place.body("http://a.org:8080/x") == "a.org:8080/x.txt")
    #expect(place.body("http://a.org/x") == nil)
    #expect(place.body("http://a.org/v1/blue%20boat%20%C3%A9") == "a.org/v1/blue boat é.json")
    #expect(place.body("http://a.org/v1/find?q=a/b&n=1") == "a.org/v1/find?q=a%2Fb&n=1.json")
    #expect(place.body("http://b.org/") == nil)
  }

  @Test("no address leads out of the folder")
  func outside() throws {
    let place = Place()
    try place.write("inside", to: "a.org/x")
    try Data("secret".utf8).write(to: place.url.appending(path: "secret"))
    for address in [
      "http://a.org/../../secret", "http://a.org/%2e%2e/%2e%2e/secret", "http://a.org/..%2f..%2fsecret",
      "http://../secret",
      "http://a.org/x/../../secret", "http://%2e%2e/secret",
    ] {
      guard let url = URL(string: address) else { continue }
      #expect(place.answer(URLRequest(url: url))?.body != Data("secret".utf8), "\(address)")
    }
    #expect(place.body("http://a.org/x") == "inside")
  }

  @Test("headers beside it say the status and the type; without them the ending does, and the status is 200")
  func headers() throws {
    let place = Place()
    try place.write("{}", to: "a.org/gone.json")
    try place.write(
      "HTTP/2 301\r\nlocation: /gone\r\n\r\nHTTP/2 404 Not Found\r\nContent-Type: text/x-none\r\ncontent-encoding: gzip\r\n",
      to: "a.org/gone.json.headers")
    try place.write("body { }", to: "a.org/a.css")
    let gone = try #require(place.answer(URLRequest(url: URL(string: "http://a.org/gone")!)))
    #expect(
      gone.status == 404 && gone.headers["Content-Type"] == "text/x-none" && gone.headers["content-encoding"] == nil)
    let style = try #require(place.answer(URLRequest(url: URL(string: "http://a.org/a.css")!)))
    #expect(style.status == 200 && style.headers == ["Content-Type": "text/css", "Content-Length": "8"])
  }

  @Test("addresses with their data in them")
  func data() {
    func text(_ address: String) -> String? {
      LocalAnswers.contents(of: address).map { "\($0.type) \(String(decoding: $0.body, as: UTF8.self))" }
    }
    #expect(text("data:,a%20b") == "text/plain a b")
    #expect(text("data:text/html;charset=utf-8;base64,YWhveQ==") == "text/html ahoy")
    #expect(text("data:text/html;base64,?") == nil && text("data:") == nil)
  }

  @Test("a query that is too long for a file's name is named by its hash")
  func longQuery() throws {
    let place = Place()
    let url = try #require(URL(string: "http://a.org/find?fields=" + String(repeating: "name,", count: 60)))
    let name = try #require(AnswerPlace(of: url, method: "GET")).narrowName
    #expect(name.wholeMatch(of: #/find\?~[0-9a-f]{16}/#) != nil, "\(name)")
    try place.write("long", to: "a.org/\(name).json")
    try place.write("any", to: "a.org/find.json")
    #expect(place.body(url.absoluteString) == "long")
    #expect(place.body(url.absoluteString + "x") == "any")
  }

  @Test("the ending of a recorded file is that of its type")
  func endings() {
    let types = [
      "application/json; charset=utf-8": "json", "image/jpeg": "jpg", "TEXT/HTML": "html",
      "application/problem+json": "json", "": "data", "application/x-none": "data",
    ]
    for (type, ending) in types { #expect(RecordedAnswer.ending(ofType: type) == ending, "\(type)") }
  }

  @Test("headers of a recorded answer tell status and fields, but no cookie and no encoding")
  func recordedHeaders() throws {
    let response = try #require(
      HTTPURLResponse(
        url: URL(string: "http://a.org")!, statusCode: 404, httpVersion: "HTTP/1.1",
        headerFields: ["Set-Cookie": "session=1", "Content-Encoding": "gzip", "X-B": "2", "X-A": "e"]))
    #expect(AnswerRecorder.headers(of: response) == "HTTP/1.1 404\nX-A: e\nX-B: 2\n")
  }

  @Test("an address in the program's file is an offset, and one of a library is none")
  func programFile() throws {
    let maps = """
      55d0c0000000-55d0c0010000 r--p 00000000 fd:01 12 /apps/App.app/App
      55d0c0010000-55d0c0030000 r-xp 00010000 fd:01 12 /apps/App.app/App
      7f0000000000-7f0000010000 r-xp 00000000 fd:01 13 /lib/libc.so.6
      """
    let file = try #require(ProgramFile(maps: maps, path: "/apps/App.app/App"))
    #expect(file.offset(of: 0x55d0_c001_1234) == 0x11234)
    #expect(file.offset(of: 0x7f00_0000_0010) == nil)
    #expect(ProgramFile(maps: maps, path: "/apps/Other") == nil)
  }
}
