import Foundation
import FoundationNetworking
import RxSwift
import UIKit

// Foundation's class is not an `NSObject` on Linux.
extension NotificationCenter: @retroactive ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// Returns the notifications with a name, or all.
  ///
  /// - Parameters:
  ///   - name: The name, or `nil` for all names.
  ///   - object: The sender, or `nil` for all senders. It is retained by the subscription.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let center = base
    return Observable.create { [object] observer in
      let token = center.addObserver(forName: name, object: object, queue: nil) { observer.on(.next($0)) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// The errors of requests.
public enum RxCocoaURLError: Swift.Error, CustomDebugStringConvertible {
  case unknown
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status does not indicate success.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Swift.Error)

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}

nonisolated(unsafe) private var logsRequest: (URLRequest) -> Bool = { _ in
  #if DEBUG
    true
  #else
    false
  #endif
}

extension Reactive where Base: URLSession {
  /// A function that selects the requests to print as `curl` commands when they are sent.
  ///
  /// - Default: all in a debug build, and none otherwise.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { logsRequest }
    set { logsRequest = newValue }
  }

  /// Returns the response to a request, regardless of its status.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          observer.on(.error(error ?? RxCocoaURLError.unknown))
          return
        }
        guard let httpResponse = response as? HTTPURLResponse else {
          observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
          return
        }
        observer.on(.next((httpResponse, data)))
        observer.on(.completed)
      }
      if Self.shouldLogRequest(request) { print(command(of: request)) }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  private func command(of request: URLRequest) -> String {
    var words = ["curl -X \(request.httpMethod ?? "GET")"]
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      words.append("-H \"\(name): \(value)\"")
    }
    if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) { words.append("-d '\(body)'") }
    words.append("\"\(request.url?.absoluteString ?? "")\" -i -v")
    return words.joined(separator: " ")
  }

  /// Returns the data of a successful response.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { pair -> Data in
      guard 200..<300 ~= pair.response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: pair.response, data: pair.data)
      }
      return pair.data
    }
  }

  /// Returns the JSON of a successful response.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data -> Any in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// Returns the JSON of the response to a `GET` request.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base: UIApplication {
  public static var didEnterBackground: ControlEvent<Void> { event(UIApplication.didEnterBackgroundNotification) }

  public static var willEnterForeground: ControlEvent<Void> { event(UIApplication.willEnterForegroundNotification) }

  public static var didFinishLaunching: ControlEvent<Void> { event(UIApplication.didFinishLaunchingNotification) }

  public static var didBecomeActive: ControlEvent<Void> { event(UIApplication.didBecomeActiveNotification) }

  public static var willResignActive: ControlEvent<Void> { event(UIApplication.willResignActiveNotification) }

  public static var didReceiveMemoryWarning: ControlEvent<Void> {
    event(UIApplication.didReceiveMemoryWarningNotification)
  }

  public static var willTerminate: ControlEvent<Void> { event(UIApplication.willTerminateNotification) }

  public static var significantTimeChange: ControlEvent<Void> {
    event(UIApplication.significantTimeChangeNotification)
  }

  public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
    event(UIApplication.backgroundRefreshStatusDidChangeNotification)
  }

  public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
    event(Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable"))
  }

  public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
    event(Notification.Name("UIApplicationProtectedDataDidBecomeAvailable"))
  }

  public static var userDidTakeScreenshot: ControlEvent<Void> {
    event(UIApplication.userDidTakeScreenshotNotification)
  }

  private static func event(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
}
