import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// Returns a publisher of the result of a data task for a URL.
  ///
  /// - Source: developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:)-6xsuv
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the result of a data task for a request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the result of a data task.
  ///
  /// The task starts with the first request of the subscriber. Its result is delivered on the session's delegate queue.
  ///
  /// - Source: developer.apple.com/documentation/foundation/urlsession/datataskpublisher
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Inner(self, AnySubscriber(subscriber)))
    }
  }
}

extension URLSession.DataTaskPublisher {
  /// Unchecked: The lock guards the mutable state.
  private final class Inner: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var downstream: AnySubscriber<Output, Failure>?
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: AnySubscriber<Output, Failure>) {
      self.publisher = publisher
      self.downstream = downstream
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      lock.lock()
      guard downstream != nil, task == nil else {
        lock.unlock()
        return
      }
      let task = publisher.session.dataTask(with: publisher.request) { [self] data, response, error in
        finish(data, response, error)
      }
      self.task = task
      lock.unlock()
      task.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      lock.lock()
      guard let downstream else {
        lock.unlock()
        return
      }
      (self.downstream, task) = (nil, nil)
      lock.unlock()
      if let response, error == nil {
        _ = downstream.receive((data ?? Data(), response))
        downstream.receive(completion: .finished)
      } else {
        downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }

    func cancel() {
      lock.lock()
      let task = task
      (downstream, self.task) = (nil, nil)
      lock.unlock()
      task?.cancel()
    }
  }
}
