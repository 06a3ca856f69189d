import Foundation
import FoundationNetworking

/// A frame of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wkframeinfo
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open private(set) var request: URLRequest
  open private(set) weak var webView: WKWebView?
  open private(set) var securityOrigin: WKSecurityOrigin

  init(request: URLRequest, webView: WKWebView) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// The security origin of a frame's content.
///
/// - Source: developer.apple.com/documentation/webkit/wksecurityorigin
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  public let host: String
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}
