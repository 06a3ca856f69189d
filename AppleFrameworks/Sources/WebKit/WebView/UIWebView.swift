// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationNetworking
import Placeholders
import UIKit

/// The web view of before iOS 8; Apple has deprecated it since iOS 12. It is UIKit's on a phone; here it lies beside `WKWebView`, and
/// does what that does: a page is a box with its address, and its title where that can be known.
///
/// Text that an app loads itself and files arrive, with the delegate's calls; what would come over the network fails as in airplane mode.
/// Scripts are not run.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebview
@preconcurrency @MainActor
open class UIWebView: UIView {
  private let pages: WKWebView
  private let translation: Translation
  private let blank = URL(string: "about:blank") ?? URL(filePath: "/")

  /// Why a page is loaded.
  public enum NavigationType: Int, Sendable {
    case linkClicked
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other
  }

  /// What hears of loading. It is not kept alive.
  open weak var delegate: (any UIWebViewDelegate)?

  /// Kept, and without an effect: no page is laid out.
  open var scalesPageToFit = false
  /// Kept, and without an effect: no page is laid out.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Kept, and without an effect: nothing is played.
  open var allowsInlineMediaPlayback = false
  /// Kept, and without an effect: nothing is played.
  open var mediaPlaybackRequiresUserAction = true
  /// Kept, and without an effect: pages take no text.
  open var keyboardDisplayRequiresUserAction = true
  /// Kept, and without an effect: no page is laid out.
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

  /// Scrolls the page, which is as large as the view.
  open var scrollView: UIScrollView { pages.scrollView }

  // MARK: - Loading

  /// What is loaded, or is shown.
  open private(set) var request: URLRequest?

  open func loadRequest(_ request: URLRequest) {
    self.request = request
    pages.load(request)
  }

  /// Loads a page that the app has as text.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    request = URLRequest(url: baseURL ?? blank)
    pages.loadHTMLString(string, baseURL: baseURL)
  }

  /// Loads a page that the app has as data.
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

  /// Scripts are not run: the answer is that of one which fails.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  // MARK: - The delegate's calls

  /// Says in the words of this view's delegate what the pages tell theirs.
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
