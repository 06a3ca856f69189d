import FoundationNetworking
import TestHosts
import Testing
import UIKit
import ViewHost
import WebKit

@MainActor
@Suite("UIWebView", .ownHosts)
struct UIWebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate {
    var heard: [String] = []
    var allows = true

    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      heard.append("ask \(request.url?.host ?? "") \(navigationType)")
      return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { heard.append("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finish") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      heard.append("fail \((error as NSError).code)")
    }
  }

  private func shown() -> (ViewHost, UIWebView, Listener) {
    let (host, listener) = (ViewHost(), Listener())
    let view = host.run { UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    view.delegate = listener
    host.show(view)
    return (host, view, listener)
  }

  @Test("a page of the network fails as in airplane mode, and is a box with its address")
  func network() throws {
    let (host, view, listener) = shown()
    let request = URLRequest(url: try #require(URL(string: "https://example.org/a")))
    host.run { view.loadRequest(request) }
    #expect(view.isLoading && view.request?.url == request.url)
    host.advance(by: 0)
    #expect(listener.heard == ["ask example.org other", "start", "fail \(NSURLErrorNotConnectedToInternet)"])
    #expect(!view.isLoading && host.approximations.map(\.kind) == ["UIWebView"])
    #expect(host.approximations.map(\.detail) == ["https://example.org/a"])
  }

  @Test("text that the app has arrives; pages come back")
  func text() {
    let (host, view, listener) = shown()
    host.run { view.loadHTMLString("<title>A</title>", baseURL: nil) }
    host.advance(by: 0)
    #expect(listener.heard == ["ask  other", "start", "finish"])
    #expect(view.stringByEvaluatingJavaScript(from: "document.title") == nil)
    host.run {
      view.load(
        Data("<title>B</title>".utf8), mimeType: "text/html", textEncodingName: "utf-8", baseURL: URL(filePath: "/"))
    }
    host.advance(by: 0)
    #expect(view.canGoBack && !view.canGoForward)
    host.run { view.goBack() }
    host.advance(by: 0)
    #expect(view.canGoForward && listener.heard.contains("ask  backForward"))
    #expect(view.scrollView.superview != nil && view.scrollView.frame.size == view.bounds.size)
  }

  @Test("a delegate can refuse")
  func refusing() throws {
    let (host, view, listener) = shown()
    listener.allows = false
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    host.run { view.loadRequest(request) }
    host.advance(by: 0)
    #expect(listener.heard == ["ask example.org other"] && !view.isLoading)
  }
}
