// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Host) import FoundationGaps
import FoundationNetworking
import PermissionResponses
import Placeholders
import UIKit

/// A view that displays web pages. A page is displayed as a box with its URL, and its title if that is known.
///
/// Text that an app provides, files, and data from scheme handlers are loaded, with the delegate's calls in order.
/// Loading over the network fails as in airplane mode, with `NSURLErrorNotConnectedToInternet`. Scripts are not
/// executed.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let settings: WKWebViewConfiguration
  private let placeholder: PlaceholderView
  private let pages: PageLoading

  /// A copy of the configuration with which the view was created.
  open var configuration: WKWebViewConfiguration { settings.duplicate() }

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The scroll view of the page, which has the size of the view.
  public let scrollView: UIScrollView

  /// The user agent of the browser; `nil` for the system's user agent.
  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// Creates a web view that represents another class.
  ///
  /// - Parameter kind: The name of the class to which the pages belong.
  @usableFromInline
  init(standingFor kind: String) {
    let configuration = WKWebViewConfiguration()
    settings = configuration
    placeholder = PlaceholderView(kind: kind)
    scrollView = UIScrollView()
    pages = PageLoading(schemes: configuration.schemeHandlers)
    super.init(frame: .zero)
    setUp()
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.duplicate()
    placeholder = PlaceholderView(kind: "WKWebView")
    scrollView = UIScrollView()
    pages = PageLoading(schemes: configuration.schemeHandlers)
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    placeholder = PlaceholderView(kind: "WKWebView")
    scrollView = UIScrollView()
    pages = PageLoading(schemes: [:])
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    placeholder.fill(scrollView)
    pages.view = self
  }

  func show(_ detail: String) { placeholder.detail = detail }

  // MARK: - Loading

  /// Loads a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { pages.load(.request(request)) }

  /// Loads a page from a string of HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    pages.load(.data(Data(string.utf8), mimeType: "text/html", baseURL))
  }

  /// Loads a page from data.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    pages.load(.data(data, mimeType: MIMEType, baseURL))
  }

  /// Loads a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    pages.load(.request(URLRequest(url: URL)))
  }

  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    pages.load(.request(request))
  }

  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    pages.load(.data(Data(string.utf8), mimeType: "text/html", request.url))
  }

  /// Reloads the page; `nil` if there is none.
  @discardableResult
  open func reload() -> WKNavigation? { pages.reload() }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { pages.reload() }

  open func stopLoading() { pages.stop() }

  // MARK: - State

  open var url: URL? { pages.url }
  open var title: String? { pages.title }
  open var isLoading: Bool { pages.isLoading }

  /// The estimated progress of loading, from 0 to 1.
  open var estimatedProgress: Double { pages.progress }
  open var hasOnlySecureContent: Bool { pages.url?.scheme == "https" }

  open var backForwardList: WKBackForwardList { pages.list }
  open var canGoBack: Bool { pages.list.backItem != nil }
  open var canGoForward: Bool { pages.list.forwardItem != nil }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { pages.go(to: item) }

  /// Returns whether web views natively handle a URL scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(urlScheme.lowercased())
  }

  // MARK: - Scripts and snapshots

  /// Fails, because scripts are not executed. The handler is called with an error in a later turn of the main queue.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    RunLoopTurn.later { MainActor.assumeIsolated { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) } }
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    RunLoopTurn.later {
      MainActor.assumeIsolated { completionHandler(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
  }

  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler)
  }

  /// Takes a snapshot of the view.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in
      MainActor.assumeIsolated {
        let rect = snapshotConfiguration?.rect ?? .null
        let part = rect.isNull ? bounds : rect
        let image = UIGraphicsImageRenderer(size: part.size).image { context in
          context.cgContext.translateBy(x: -part.minX, y: -part.minY)
          layer.render(in: context.cgContext)
        }
        completionHandler(image, nil)
      }
    }
  }
}

// The properties that Apple documents as observable.
@_spi(Host)
extension WKWebView: KeyedProperties {
  public static var keyedProperties: [String: AnyKeyPath] {
    [
      "URL": \WKWebView.url, "title": \WKWebView.title, "loading": \WKWebView.isLoading,
      "estimatedProgress": \WKWebView.estimatedProgress, "hasOnlySecureContent": \WKWebView.hasOnlySecureContent,
      "canGoBack": \WKWebView.canGoBack, "canGoForward": \WKWebView.canGoForward,
    ]
  }
}
