import Foundation
import FoundationNetworking

/// A protocol that responds to `http`, `https` and `ftp` requests while the network is off, with a recorded response or
/// with the error of airplane mode.
///
/// Its methods replace those of Foundation's protocols, so that they apply to sessions with any configuration. Custom
/// protocols of an app (`URLSessionConfiguration.protocolClasses`) take precedence, as on a device.
final class NetworkAnswers: URLProtocol {
  override func startLoading() {
    guard case .answers(let folder) = AppNetwork.mode, let answer = RecordedAnswers(folder: folder).answer(to: request)
    else {
      if let task, Self.waitsForConnectivity(task) { return RunningTasks.stopAwaiting(task) }
      client?.urlProtocol(self, didFailWithError: FlightMode.error(for: request))
      return
    }
    answer.give(by: self, to: request)
  }

  override func stopLoading() {}

  /// Returns whether the task's session waits for connectivity, which `SessionSettings` of NetworkingGaps stores with
  /// the proxies. Foundation on Linux does not provide the session of a task.
  private static func waitsForConnectivity(_ task: URLSessionTask) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: task)
    while let one = mirror, one.subjectType != URLSessionTask.self { mirror = one.superclassMirror }
    let session = mirror?.children.first { $0.label == "session" }?.value as? URLSession
    return session?.configuration.connectionProxyDictionary?["ViewCode.waitsForConnectivity"] as? Bool ?? false
  }

  static func begin() -> String? {
    for type in URLSessionConfiguration.default.protocolClasses ?? [] where !"\(type)".contains("WebSocket") {
      guard
        MethodTable.give(type, methodsOf: NetworkAnswers.self, beside: Plain.self, declaredBy: URLProtocol.self) == 2
      else { return "the methods of Foundation's \(type) are not where they are expected" }
    }
    return nil
  }

  private final class Plain: URLProtocol {}
}

/// A namespace for the error of airplane mode.
///
/// - Source: developer.apple.com/documentation/foundation/urlerror/notconnectedtointernet
enum FlightMode {
  static func error(for request: URLRequest) -> URLError {
    error(.notConnectedToInternet, "The Internet connection appears to be offline.", request.url)
  }

  static func error(_ code: URLError.Code, _ text: String, _ url: URL?) -> URLError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let url {
      info[NSURLErrorFailingURLErrorKey] = url
      // Foundation's constant is deprecated, but apps read the value with `URLError.failureURLString`.
      info["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    return URLError(code, userInfo: info)
  }
}
