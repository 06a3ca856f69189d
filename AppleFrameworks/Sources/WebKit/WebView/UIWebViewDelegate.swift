import Foundation
import FoundationNetworking

/// A delegate that receives the loading progress of a ``UIWebView``. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebviewdelegate
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Asks the delegate whether a page may be loaded. Default: `true`.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool

  /// Tells the delegate that loading has started.
  func webViewDidStartLoad(_ webView: UIWebView)

  /// Tells the delegate that loading has finished.
  func webViewDidFinishLoad(_ webView: UIWebView)

  /// Tells the delegate that loading has failed.
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
