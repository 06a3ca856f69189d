import Combine
import Foundation
import FoundationGaps
import FoundationNetworking
import Testing
import UIKit

@Suite("Foundation's publishers")
struct FoundationPublisherTests {
  private let name = Notification.Name("Something")

  @Test("notifications of a name, of one object where it is given")
  func notifications() {
    let center = NotificationCenter()
    let object = NSObject()
    var (all, own) = (0, 0)
    let first = center.publisher(for: name).sink { _ in all += 1 }
    let second = center.publisher(for: name, object: object).sink { _ in own += 1 }
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("Other"), object: object)
    #expect(all == 2 && own == 1)
    first.cancel()
    center.post(name: name, object: object)
    #expect(all == 2 && own == 2)
    second.cancel()
  }

  @Test("notifications that nobody asked for are dropped")
  func demand() {
    let center = NotificationCenter()
    let recorder = center.publisher(for: name).map(\.name.rawValue).record(.max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.events == ["subscribed", "Something"])
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test("a property's values: the present one, and each later one")
  @MainActor
  func properties() {
    let view = UIScrollView()
    var values: [CGFloat] = []
    let cancellable = view.publisher(for: \.contentOffset).map(\.y).sink { values.append($0) }
    view.contentOffset.y = 10
    view.contentOffset.y = 20
    cancellable.cancel()
    view.contentOffset.y = 30
    #expect(values == [0, 10, 20])
    let first = view.publisher(for: \.alpha).first().sink { values.append($0) }
    #expect(values.last == 1)
    first.cancel()
  }

  @Test("JSON and property lists are decoded and encoded")
  func coders() {
    var numbers: [Int] = []
    let cancellable = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { numbers = $0 })
    #expect(numbers == [1, 2])
    cancellable.cancel()
  }

  @Test("a timer publishes once it is connected, until it is cancelled")
  func timer() async {
    final class State: @unchecked Sendable {
      var dates: [Date] = []
      var isDone = false
    }
    let state = State()
    let thread = Thread {
      let loop = RunLoop.current
      let start = Date()
      let cancellable = Timer.publish(every: 0.02, on: loop, in: .default).autoconnect().prefix(3)
        .sink { state.dates.append($0) }
      while state.dates.count < 3, Date().timeIntervalSince(start) < 5 {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      }
      cancellable.cancel()
      if let first = state.dates.first { #expect(first.timeIntervalSince(start) >= 0.015) }
      state.isDone = true
    }
    thread.start()
    while !state.isDone { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(state.dates.count == 3)
  }

  @Test("a data task of a file succeeds, of what is not there fails")
  func dataTask() async throws {
    final class Answering: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        guard let url = request.url, url.host == "there", let client else {
          client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
          return
        }
        client.urlProtocol(
          self, didReceive: HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!,
          cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data("hello".utf8))
        client.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "answer://there/x"))
    var texts: [String] = []
    for try await data in session.dataTaskPublisher(for: url).map(\.data).values {
      texts.append(String(decoding: data, as: UTF8.self))
    }
    #expect(texts == ["hello"])
    let away = try #require(URL(string: "answer://away/x"))
    var code: URLError.Code?
    do {
      for try await _ in session.dataTaskPublisher(for: away).values {}
    } catch { code = (error as? URLError)?.code }
    #expect(code == .notConnectedToInternet)
  }
}
