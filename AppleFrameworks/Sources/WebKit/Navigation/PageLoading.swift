import Foundation
@_spi(Host) import FoundationGaps
import FoundationNetworking
import PermissionResponses

/// An object that loads the pages of a web view, one at a time, and notifies its delegate.
@MainActor
final class PageLoading {
  /// The content of a page.
  enum Content {
    case request(URLRequest)
    case data(Data, mimeType: String, URL?)

    var url: URL? {
      switch self {
      case .request(let request): request.url
      case .data(_, _, let url): url ?? URL(string: "about:blank")
      }
    }

    var request: URLRequest {
      switch self {
      case .request(let request): request
      case .data: URLRequest(url: url ?? URL(fileURLWithPath: "/"))
      }
    }
  }

  weak var view: WKWebView?
  let list = WKBackForwardList()
  private(set) var url: URL?
  private(set) var title: String?
  private(set) var isLoading = false
  private(set) var progress = 0.0

  private let schemes: [String: any WKURLSchemeHandler]
  private var current: WKNavigation?
  private var page: Content?
  private var task: SchemeTask?

  init(schemes: [String: any WKURLSchemeHandler]) { self.schemes = schemes }

  // MARK: - Starting

  func load(_ content: Content, type: WKNavigationType = .other, item: WKBackForwardListItem? = nil) -> WKNavigation {
    stop()
    let navigation = WKNavigation()
    current = navigation
    change { (isLoading, progress, url) = (true, 0.1, content.url) }
    show()
    later(navigation) { $0.askForLeave(content, type, item, navigation) }
    return navigation
  }

  func reload() -> WKNavigation? { page.map { load($0, type: .reload, item: list.currentItem) } }

  func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard list.contains(item) else { return nil }
    return load(item.content, type: .backForward, item: item)
  }

  /// Stops loading. The current navigation fails with `NSURLErrorCancelled`.
  func stop() {
    guard let navigation = current else { return }
    current = nil
    change { (isLoading, progress) = (false, 0) }
    task?.stop()
    task = nil
    guard navigation.isStarted else { return }
    RunLoopTurn.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let view = self.view else { return }
        let error = URLError(.cancelled)
        if navigation.isCommitted {
          view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
        } else {
          view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
        }
      }
    }
  }

  /// Calls a closure in a later turn unless another navigation has started.
  private func later(_ navigation: WKNavigation, _ work: @escaping @MainActor (PageLoading) -> Void) {
    RunLoopTurn.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.current === navigation else { return }
        work(self)
      }
    }
  }

  // MARK: - Steps

  private func askForLeave(
    _ content: Content, _ type: WKNavigationType, _ item: WKBackForwardListItem?, _ navigation: WKNavigation
  ) {
    guard let view else { return }
    let frame = WKFrameInfo(request: content.request, webView: view)
    let action = WKNavigationAction(type: type, request: content.request, frame: frame)
    let answer: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, current === navigation else { return }
      guard policy != .cancel else {
        current = nil
        change { (isLoading, progress) = (false, 0) }
        return
      }
      start(content, item, navigation)
    }
    guard let delegate = view.navigationDelegate else { return answer(.allow) }
    delegate.webView(view, decidePolicyFor: action, preferences: view.configuration.defaultWebpagePreferences) {
      policy, _ in answer(policy)
    }
  }

  private func start(_ content: Content, _ item: WKBackForwardListItem?, _ navigation: WKNavigation) {
    guard let view else { return }
    navigation.isStarted = true
    view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
    guard current === navigation else { return }
    switch content {
    case .data(let data, let mimeType, let url):
      let response = URLResponse(
        url: url ?? URL(fileURLWithPath: "/"), mimeType: mimeType, expectedContentLength: data.count,
        textEncodingName: "utf-8")
      receive(data, response, of: content, item, navigation)
    case .request(let request):
      fetch(request, content, item, navigation)
    }
  }

  private func fetch(
    _ request: URLRequest, _ content: Content, _ item: WKBackForwardListItem?, _ navigation: WKNavigation
  ) {
    let scheme = request.url?.scheme?.lowercased() ?? ""
    if let handler = schemes[scheme], let view {
      let task = SchemeTask(request: request) { [weak self] result in
        self?.later(navigation) { loading in
          switch result {
          case .success(let (data, response)): loading.receive(data, response, of: content, item, navigation)
          case .failure(let error): loading.fail(error, navigation)
          }
        }
      }
      task.begin(handler, in: view)
      self.task = task
      return
    }
    guard let url = request.url, scheme != "about" else {
      return receive(
        Data(),
        URLResponse(
          url: URL(fileURLWithPath: "/"), mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil),
        of: content, item, navigation)
    }
    guard url.isFileURL else {
      let known = WKWebView.handlesURLScheme(scheme)
      return later(navigation) { loading in
        loading.fail(
          URLError(
            known ? .notConnectedToInternet : .unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: url]),
          navigation)
      }
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return later(navigation) { $0.fail(URLError(.fileDoesNotExist), navigation) }
    }
    let type =
      ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()) ? "text/html" : "application/octet-stream"
    receive(
      data, URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil),
      of: content,
      item, navigation)
  }

  private func receive(
    _ data: Data, _ response: URLResponse, of content: Content, _ item: WKBackForwardListItem?,
    _ navigation: WKNavigation
  ) {
    guard let view else { return }
    let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self, current === navigation else { return }
      guard policy == .allow else { return fail(WKError(.unknown), navigation) }
      later(navigation) { $0.commit(data, content, item, navigation) }
    }
    guard let delegate = view.navigationDelegate else { return answer(.allow) }
    delegate.webView(view, decidePolicyFor: WKNavigationResponse(response), decisionHandler: answer)
  }

  private func commit(
    _ data: Data, _ content: Content, _ item: WKBackForwardListItem?, _ navigation: WKNavigation
  ) {
    guard let view else { return }
    navigation.isCommitted = true
    page = content
    change {
      (url, progress) = (content.url, 0.5)
      title = PageTitle.find(in: data)
      if let item {
        list.move(to: item)
      } else {
        list.add(WKBackForwardListItem(content: content, title: title))
      }
    }
    show()
    view.navigationDelegate?.webView(view, didCommit: navigation)
    later(navigation) { loading in
      loading.current = nil
      loading.change { (loading.isLoading, loading.progress) = (false, 1) }
      view.navigationDelegate?.webView(view, didFinish: navigation)
    }
  }

  private func fail(_ error: any Error, _ navigation: WKNavigation) {
    guard let view else { return }
    current = nil
    change { (isLoading, progress) = (false, 0) }
    view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// Changes the properties of the view that describe the page, and notifies observers.
  private func change(_ body: () -> Void) {
    guard let view else { return body() }
    view.changingWhereDifferent(WKWebView.keyedProperties.keys.sorted(), body)
  }

  private func show() {
    view?.show([title, url?.absoluteString].compactMap { $0 }.joined(separator: "\n"))
  }
}
