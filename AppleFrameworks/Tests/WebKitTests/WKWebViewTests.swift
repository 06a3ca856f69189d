import FoundationGaps
import FoundationNetworking
import TestHosts
import Testing
import UIKit
import ViewHost
import WebKit

@MainActor
@Suite("WKWebView", .ownHosts)
struct WKWebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      heard.append("ask \(navigationAction.request.url?.host ?? "")")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      heard.append("fail \((error as NSError).code)")
    }
  }

  private func shown() -> (ViewHost, WKWebView, Listener) {
    let (host, listener) = (ViewHost(), Listener())
    let view = host.run { WKWebView(frame: .zero, configuration: WKWebViewConfiguration()) }
    view.navigationDelegate = listener
    host.show(view)
    return (host, view, listener)
  }

  private func request(_ text: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: text))) }

  @Test("a page of the network fails as in airplane mode")
  func network() throws {
    let (host, view, listener) = shown()
    let request = try request("https://example.org/a")
    host.run { _ = view.load(request) }
    #expect(view.isLoading && view.url == request.url && listener.heard.isEmpty)
    host.advance(by: 0)
    #expect(listener.heard == ["ask example.org", "start", "fail \(NSURLErrorNotConnectedToInternet)"])
    #expect(!view.isLoading && !view.canGoBack)
    #expect(host.approximations.map(\.detail) == ["https://example.org/a"])
  }

  @Test("observers hear of progress, title and address")
  func observing() {
    let (host, view, _) = shown()
    var heard: [String] = []
    let tokens = [
      view.observe(\.estimatedProgress) { view, _ in heard.append("progress \(view.estimatedProgress)") },
      view.observe(\.title, options: [.old, .new]) { heard.append("title \(($1.newValue ?? nil) ?? "nil")") },
      view.observe(\.isLoading, options: [.old, .new]) { heard.append("loading \($1.oldValue!) \($1.newValue!)") },
    ]
    host.run { _ = view.loadHTMLString("<title>A</title>", baseURL: nil) }
    host.advance(by: 0)
    #expect(
      heard == [
        "progress 0.1", "loading false true", "progress 0.5", "title A", "progress 1.0", "loading true false",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test("a page that the app has arrives, with its title")
  func text() {
    let (host, view, listener) = shown()
    host.run {
      _ = view.loadHTMLString("<html><head><Title>A &amp; B\n c</title></head></html>", baseURL: nil)
    }
    host.advance(by: 0)
    #expect(listener.heard == ["ask ", "start", "commit", "finish"])
    #expect(view.title == "A & B c" && view.estimatedProgress == 1)
    #expect(host.approximations.first?.detail.hasPrefix("A & B c") == true)
  }

  @Test("a delegate can refuse")
  func refusing() throws {
    let (host, view, listener) = shown()
    listener.policy = .cancel
    let request = try request("https://example.org")
    host.run { _ = view.load(request) }
    host.advance(by: 0)
    #expect(listener.heard == ["ask example.org"] && !view.isLoading)
  }

  @Test("goes back and forward through what was shown")
  func list() {
    let (host, view, _) = shown()
    for name in ["one", "two", "three"] {
      host.run { _ = view.loadHTMLString("<title>\(name)</title>", baseURL: nil) }
      host.advance(by: 0)
    }
    #expect(view.canGoBack && !view.canGoForward && view.backForwardList.backList.count == 2)
    host.run { _ = view.goBack() }
    host.advance(by: 0)
    #expect(view.title == "two" && view.canGoForward)
    host.run { _ = view.loadHTMLString("<title>four</title>", baseURL: nil) }
    host.advance(by: 0)
    #expect(view.title == "four" && !view.canGoForward && view.backForwardList.backList.map(\.title) == ["one", "two"])
  }

  @Test("files are read, and those that are not there are not")
  func files() throws {
    let (host, view, listener) = shown()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".html")
    try Data("<title>File</title>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    host.run { _ = view.loadFileURL(url, allowingReadAccessTo: url) }
    host.advance(by: 0)
    #expect(view.title == "File")
    host.run { _ = view.load(URLRequest(url: url.appendingPathExtension("none"))) }
    host.advance(by: 0)
    #expect(listener.heard.last == "fail \(NSURLErrorFileDoesNotExist)")
  }

  @Test("a scheme of the app's own is asked of its handler")
  func schemes() throws {
    final class Handler: NSObject, WKURLSchemeHandler {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url else { return }
        urlSchemeTask.didReceive(
          URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
        urlSchemeTask.didReceive(Data("<title>\(url.host ?? "")</title>".utf8))
        urlSchemeTask.didFinish()
      }
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let (host, configuration, handler) = (ViewHost(), WKWebViewConfiguration(), Handler())
    configuration.setURLSchemeHandler(handler, forURLScheme: "App")
    let view = host.run { WKWebView(frame: .zero, configuration: configuration) }
    host.show(view)
    let request = try request("app://inside")
    host.run { _ = view.load(request) }
    host.advance(by: 0)
    #expect(view.title == "inside")
    #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("app"))
  }

  @Test("stopping ends with the error of a cancelled load")
  func stopping() throws {
    let (host, view, listener) = shown()
    let request = try request("https://example.org")
    host.run {
      _ = view.load(request)
      view.stopLoading()
    }
    host.advance(by: 0)
    #expect(listener.heard.isEmpty && !view.isLoading)
  }

  @Test("scripts are not run, which their callers hear")
  func scripts() {
    let (host, view, _) = shown()
    nonisolated(unsafe) var code: WKError.Code?
    host.run { view.evaluateJavaScript("1 + 1") { _, error in code = (error as? WKError)?.code } }
    #expect(code == nil)
    host.advance(by: 0)
    #expect(code == .javaScriptExceptionOccurred)
  }

  @Test("an asynchronous delegate is asked, too")
  func asynchronous() {
    final class Asynchronous: NSObject, WKNavigationDelegate {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy {
        asked += 1
        return .allow
      }
    }
    let (host, view, _) = shown()
    let listener = Asynchronous()
    view.navigationDelegate = listener
    host.run { _ = view.loadHTMLString("<title>x</title>", baseURL: nil) }
    host.advance(by: 0.1)
    #expect(listener.asked == 1 && view.title == "x")
  }

  @Test("cookies are kept in the host, and observers hear of them")
  func cookies() throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var count = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
    }
    let (first, second, observer) = (ViewHost(), ViewHost(), Observer())
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
    first.run {
      WKWebsiteDataStore.default().httpCookieStore.add(observer)
      WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)
    }
    first.advance(by: 0)
    nonisolated(unsafe) var counts: [Int] = []
    for host in [first, second] {
      host.run { WKWebsiteDataStore.default().httpCookieStore.getAllCookies { counts.append($0.count) } }
      host.advance(by: 0)
    }
    #expect(observer.count == 1 && counts == [1, 0])
  }
}
