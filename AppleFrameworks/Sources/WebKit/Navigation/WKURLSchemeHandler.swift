import Foundation
import FoundationNetworking

/// A handler that loads resources of a custom URL scheme.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemehandler
@MainActor
@preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A task that a web view passes to a scheme handler.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemetask
@MainActor
@preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// A task that collects the data from a scheme handler.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var response: URLResponse?
  private var data = Data()
  private var end: ((Result<(Data, URLResponse), any Error>) -> Void)?
  private weak var handler: (any WKURLSchemeHandler)?
  private weak var view: WKWebView?

  init(request: URLRequest, end: @escaping (Result<(Data, URLResponse), any Error>) -> Void) {
    self.request = request
    self.end = end
  }

  func begin(_ handler: any WKURLSchemeHandler, in view: WKWebView) {
    (self.handler, self.view) = (handler, view)
    handler.webView(view, start: self)
  }

  func stop() {
    guard end != nil else { return }
    end = nil
    if let view { handler?.webView(view, stop: self) }
  }

  func didReceive(_ response: URLResponse) { self.response = response }
  func didReceive(_ data: Data) { self.data += data }

  func didFinish() {
    guard let response else {
      fatalError("WKURLSchemeTask: didFinish() came before a response, for \(request.url?.absoluteString ?? "")")
    }
    end?(.success((data, response)))
    end = nil
  }

  func didFailWithError(_ error: any Error) {
    end?(.failure(error))
    end = nil
  }
}
