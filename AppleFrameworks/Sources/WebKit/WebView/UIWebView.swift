// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationNetworking
import Placeholders
import UIKit

/// The web view from before iOS 8, which Apple has deprecated since iOS 12. On a device, it belongs to UIKit. In this
/// framework, it is in the same module as `WKWebView` and behaves in the same way: a page is a box with its URL, and
/// its title if that is known.
///
/// Text that an app provides and files are loaded, with the delegate's calls. Loading over the network fails as in
/// airplane mode. Scripts are not executed.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebview
@preconcurrency @MainActor
open class UIWebView: UIView {
  private let pages: WKWebView
  private let translation: Translation
  private let blank = URL(string: "about:blank") ?? URL(filePath: "/")

  /// The reason for loading a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other
  }

  /// The delegate that receives the progress of loading. The reference is weak.
  open weak var delegate: (any UIWebViewDelegate)?

  /// Whether pages are scaled to fit. The value is only stored, because pages are not laid out.
  open var scalesPageToFit = false
  /// The types of data that are detected. The value is only stored, because pages are not laid out.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether media can play inline. The value is only stored, because no media is played.
  open var allowsInlineMediaPlayback = false
  /// Whether playback requires a user action. The value is only stored, because no media is played.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether displaying the keyboard requires a user action. The value is only stored, because pages have no text
  /// fields.
  open var keyboardDisplayRequiresUserAction = true
  /// Whether incremental rendering is suppressed. The value is only stored, because pages are not laid out.
  open var suppressesIncrementalRendering = false

  public override init(frame: CGRect) {
    (pages, translation) = (WKWebView(standingFor: "UIWebView"), Translation())
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    (pages, translation) = (WKWebView(standingFor: "UIWebView"), Translation())
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pages.frame = bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.navigationDelegate = translation
    translation.view = self
    addSubview(pages)
  }

  /// The scroll view of the page, which has the size of the view.
  open var scrollView: UIScrollView { pages.scrollView }

  // MARK: - Loading

  /// The request of the page that is loading or displayed.
  open private(set) var request: URLRequest?

  open func loadRequest(_ request: URLRequest) {
    self.request = request
    pages.load(request)
  }

  /// Loads a page from a string of HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    request = URLRequest(url: baseURL ?? blank)
    pages.loadHTMLString(string, baseURL: baseURL)
  }

  /// Loads a page from data.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    request = URLRequest(url: baseURL)
    pages.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }

  open func reload() { pages.reload() }
  open func stopLoading() { pages.stopLoading() }
  open var isLoading: Bool { pages.isLoading }

  open var canGoBack: Bool { pages.canGoBack }
  open var canGoForward: Bool { pages.canGoForward }
  open func goBack() { pages.goBack() }
  open func goForward() { pages.goForward() }

  /// Returns `nil`, the result of a failed script, because scripts are not executed.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  // MARK: - Delegate calls

  /// An object that translates navigation delegate calls to those of this view's delegate.
  private final class Translation: NSObject, WKNavigationDelegate {
    weak var view: UIWebView?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      guard let view else { return decisionHandler(.cancel) }
      let type: NavigationType =
        switch navigationAction.navigationType {
        case .linkActivated: .linkClicked
        case .formSubmitted: .formSubmitted
        case .backForward: .backForward
        case .reload: .reload
        case .formResubmitted: .formResubmitted
        default: .other
        }
      let loads =
        view.delegate?.webView(view, shouldStartLoadWith: navigationAction.request, navigationType: type) ?? true
      if loads { view.request = navigationAction.request }
      decisionHandler(loads ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      if let view { view.delegate?.webViewDidStartLoad(view) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      if let view { view.delegate?.webViewDidFinishLoad(view) }
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      if let view { view.delegate?.webView(view, didFailLoadWithError: error) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      if let view { view.delegate?.webView(view, didFailLoadWithError: error) }
    }
  }
}
