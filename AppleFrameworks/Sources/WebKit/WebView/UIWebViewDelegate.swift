import Foundation
import FoundationNetworking

/// Hears of a ``UIWebView``'s loading. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebviewdelegate
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether a page may be loaded. The default is `true`.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool

  /// Loading begins.
  func webViewDidStartLoad(_ webView: UIWebView)

  /// The page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)

  /// The page does not come.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
