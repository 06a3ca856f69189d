import Foundation
import Testing

/// The network of an app: none, as on a phone in airplane mode; recorded responses; or the machine's network on
/// request.
@Suite(.serialized) struct NetworkTests {
  private static let app = """
    import UIKit

    final class Asking: NSObject, URLSessionDataDelegate {
      static let shared = Asking()
      static let words = ProcessInfo.processInfo.environment
      let url = URL(string: words["ADDRESS"] ?? "https://api.example.org/v1/boats?page=2")!
      var received = Data()
      var done: (String) -> Void = { _ in }

      func text(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> String {
        if let error = error as NSError? {
          return "\\(error.domain) \\(error.code) \\(error.localizedDescription)"
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return "\\(status) \\(String(decoding: data ?? Data(), as: UTF8.self))"
      }

      func ask(_ way: String, done: @escaping (String) -> Void) {
        self.done = done
        var request = URLRequest(url: url)
        switch way {
        case "completion":
          URLSession.shared.dataTask(with: url) { data, response, error in
            let text = self.text(data, response, error)
            DispatchQueue.main.async { done(text) }
          }.resume()
        case "async":
          Task { @MainActor in
            do {
              let (data, response) = try await URLSession(configuration: .ephemeral).data(from: url)
              done(text(data, response, nil))
            } catch { done(text(nil, nil, error)) }
          }
        case "download":
          URLSession(configuration: .default).downloadTask(with: request) { file, response, error in
            let text = self.text(file.flatMap { try? Data(contentsOf: $0) }, response, error)
            DispatchQueue.main.async { done(text) }
          }.resume()
        case "upload":
          request.httpMethod = "POST"
          URLSession.shared.uploadTask(with: request, from: Data("boat".utf8)) { data, response, error in
            let text = self.text(data, response, error)
            DispatchQueue.main.async { done(text) }
          }.resume()
        case "delegate":
          URLSession(configuration: .default, delegate: self, delegateQueue: nil).dataTask(with: request).resume()
        case "own":
          let configuration = URLSessionConfiguration.default
          configuration.protocolClasses = [OwnAnswers.self]
          URLSession(configuration: configuration).dataTask(with: url) { data, response, error in
            let text = self.text(data, response, error)
            DispatchQueue.main.async { done(text) }
          }.resume()
        case "two":
          // One answer leads to the next question.
          URLSession.shared.dataTask(with: url) { _, _, _ in
            URLSession.shared.dataTask(with: self.url) { data, response, error in
              let text = self.text(data, response, error)
              DispatchQueue.main.async { done("second " + text) }
            }.resume()
          }.resume()
        default:
          let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          var address = sockaddr_in()
          address.sin_family = sa_family_t(AF_INET)
          address.sin_port = UInt16(url.port ?? 80).bigEndian
          address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
          let size = socklen_t(MemoryLayout<sockaddr_in>.size)
          let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
          }
          let reason = result == 0 ? "connected" : String(cString: strerror(errno))
          var info: UnsafeMutablePointer<addrinfo>?
          let found = getaddrinfo("localhost", "80", nil, &info) == 0
          done("\\(reason), localhost \\(found)")
        }
      }

      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received += data }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        let text = self.text(received, task.response, error)
        DispatchQueue.main.async { self.done(text) }
      }
    }

    final class OwnAnswers: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { true }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 299, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("mine".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }

    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 370, height: 200))
        label.numberOfLines = 0
        label.text = "waiting"
        view.backgroundColor = .white
        view.addSubview(label)
        Asking.shared.ask(Asking.words["WAY"] ?? "completion") { label.text = "[\\($0)]" }
      }
    }

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  private static let ways = ["completion", "async", "download", "upload", "delegate"]
  private static let offline = "NSURLErrorDomain -1009 The Internet connection appears to be offline."

  /// The app for all tests of this suite, which is built once.
  private static let built: Result<Folder, any Error> = Result {
    let folder = try Folder(named: "network tests")
    atexit { if let folder = try? NetworkTests.built.get() { try? FileManager.default.removeItem(at: folder.url) } }
    try folder.write(app, to: "App.swift")
    let run = try Viewcode("build", in: folder.url)
    guard run.status == 0 else { throw Failure(text: run.errors) }
    return folder
  }

  private struct Failure: Error { let text: String }

  /// Returns the content of the app's screen after its requests.
  private func screen(
    _ way: String, _ options: String..., address: String? = nil
  ) throws -> (text: String, run: Viewcode) {
    let folder = try Self.built.get()
    var environment = ["WAY": way]
    if let address { environment["ADDRESS"] = address }
    let picture = try Folder(named: "picture")
    let path = picture.url.appending(path: "screen.png").path(percentEncoded: false)
    let run = try Viewcode(
      ["run"] + options + ["--tree", "json", "-o", path], in: folder.url, environment: environment)
    let text = run.output.firstMatch(of: #/\[(.*)\]/#).map { String($0.1) }
    return (text ?? run.output, run)
  }

  private func answers() throws -> Folder {
    let folder = try Folder(named: "answers")
    try folder.write("recorded", to: "api.example.org/v1/boats.json")
    try folder.write("posted", to: "api.example.org/v1/POST boats.json")
    try folder.write("HTTP/1.1 203 Fine\nX-Boat: 7\n", to: "api.example.org/v1/boats.json.headers")
    return folder
  }

  @Test(arguments: ways + ["two"])
  func withoutNetworkSessionsFailAsInFlightMode(way: String) throws {
    let (text, run) = try screen(way)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text.hasSuffix(Self.offline), "\(text) \(run.errors)")
  }

  @Test func theErrorIsTheSameInEveryRun() throws {
    let texts = try (0..<5).map { _ in try screen("two").text }
    #expect(Set(texts) == ["second \(Self.offline)"])
  }

  @Test(arguments: ways)
  func recordedAnswersAreGiven(way: String) throws {
    let folder = try answers()
    let (text, run) = try screen(way, "--answers", folder.url.path(percentEncoded: false))
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == (way == "upload" ? "200 posted" : "203 recorded"), "\(run.errors)")
  }

  @Test func whatWasNotRecordedIsOffline() throws {
    let folder = try answers()
    let path = folder.url.path(percentEncoded: false)
    #expect(
      try screen("completion", "--answers", path, address: "https://api.example.org/v2").text.hasSuffix("offline."))
  }

  @Test(arguments: [[String](), ["--network"]])
  func anAppsOwnProtocolGoesBefore(options: [String]) throws {
    let (text, run) = try options.isEmpty ? screen("own") : screen("own", options[0])
    #expect(text == "299 mine", "\(run.errors)")
  }

  @Test(arguments: ways)
  func theMachinesNetworkIsThereWhereItIsAskedFor(way: String) throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/boats"
    let method = way == "upload" ? "POST" : "GET"
    let (text, run) = try screen(way, "--network", address: address)
    #expect(text == "200 served \(method) /boats", "\(run.errors)")
    #expect(server.requested == ["\(method) /boats"])
    #expect(try screen(way, address: address).text.hasSuffix(Self.offline))
    #expect(server.requested.count == 1)
  }

  @Test func socketsFindNoNetworkEither() throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/"
    #expect(try screen("socket", address: address).text == "Network is unreachable, localhost false")
    #expect(try screen("socket", "--network", address: address).text.hasPrefix("connected"))
  }

  @Test(arguments: [
    ("data:text/plain;base64,YWhveQ==", "0 ahoy"),
    ("file:///nowhere/at/all", "NSURLErrorDomain -1100 The requested URL was not found on this server."),
    ("boats/7", "NSURLErrorDomain -1002 unsupported URL"),
  ])
  func addressesThatNeedNoNetworkAreAnswered(address: String, expected: String) throws {
    let (text, run) = try screen("completion", address: address)
    #expect(text == expected, "\(run.errors)")
  }

  @Test func aFileIsAnswered() throws {
    let folder = try Folder()
    try folder.write("ahoy", to: "A note.txt")
    let (text, run) = try screen("completion", address: folder.url.appending(path: "A note.txt").absoluteString)
    #expect(text == "0 ahoy", "\(run.errors)")
  }

  @Test func aFolderOfAnswersThatIsNotThereIsSaid() throws {
    let (_, run) = try screen("completion", "--answers", "/nowhere/answers")
    #expect(run.status == 2)
    #expect(run.errors.contains("/nowhere/answers: there is no such folder of recorded answers"))
    #expect(try screen("completion", "--network", "--answers", "/").run.status == 64)
  }

  @Test func requestsWithoutAResponseAreListedWithTheLineThatBeganThem() throws {
    let folder = try Self.built.get()
    let lines = Self.app.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for way in ["completion", "async"] {
      let picture = try Folder(named: "picture")
      let (screen, report) = (picture.url.appending(path: "a.png").path, picture.url.appending(path: "a.json"))
      let run = try Viewcode(
        "run", "-o", screen, "--report", report.path, in: folder.url, environment: ["WAY": way])
      #expect(
        run.errors.contains("Requests without a response:\n  GET https://api.example.org/v1/boats?page=2 (App.swift:"))
      let json = try #require(
        try JSONSerialization.jsonObject(with: try Data(contentsOf: report)) as? [String: Any])
      let requests = try #require(json["unansweredRequests"] as? [[String: Any]])
      #expect(requests.map { $0["address"] as? String } == ["https://api.example.org/v1/boats?page=2"])
      let place = try #require(requests.first?["place"] as? String)
      let line = try #require(Int(place.split(separator: ":").last ?? ""))
      #expect(lines[line - 1].contains(way == "async" ? "try await" : "resume()"), "\(place)")
      let first = try #require(json["firstScreen"] as? [String: Any])
      #expect((first["pending"] as? [String])?.contains { $0.contains("boats?page=2 got no response") } == true)
    }
    let answered = try answers()
    let run = try Viewcode(
      "run", "-o", "/dev/null", "--answers", answered.url.path, in: folder.url, environment: ["WAY": "completion"])
    #expect(!run.errors.contains("Requests without a response"), "\(run.errors)")
  }

  @Test(arguments: ways)
  func answersAreRecordedAndGivenFromThenOn(way: String) throws {
    let server = try LoopbackServer()
    let address = "http://127.0.0.1:\(server.port)/boats?page=2"
    let folder = try Folder(named: "recorded answers")
    let path = folder.url.appending(path: "answers").path(percentEncoded: false)
    let (text, run) = try screen(way, "--record-answers", path, address: address)
    server.stop()
    guard way != "upload" else {
      // Only the task knows the data that it sends.
      #expect(run.errors.contains("is not recorded: the body of an upload"), "\(run.errors)")
      #expect(server.requested.isEmpty)
      return
    }
    #expect(text == "200 served GET /boats?page=2", "\(run.errors)")
    #expect(server.requested == ["GET /boats?page=2"])
    #expect(run.errors.contains("recorded: GET \(address)"))
    #expect(folder.exists("answers/127.0.0.1:\(server.port)/boats?page=2.data.headers"))
    #expect(try screen(way, "--answers", path, address: address).text == "200 served GET /boats?page=2")
  }

  @Test func whatNobodyAnswersIsNotRecordedAndSaid() throws {
    let server = try LoopbackServer()
    server.stop()
    let folder = try Folder(named: "recorded answers")
    let path = folder.url.appending(path: "answers").path(percentEncoded: false)
    let (text, run) = try screen("completion", "--record-answers", path, address: "http://127.0.0.1:\(server.port)/x")
    #expect(text.hasSuffix(Self.offline))
    #expect(run.errors.contains("warning: GET http://127.0.0.1:\(server.port)/x is not recorded: "), "\(run.errors)")
    #expect(try screen("completion", "--record-answers", path, "--offline").run.status == 64)
  }
}
