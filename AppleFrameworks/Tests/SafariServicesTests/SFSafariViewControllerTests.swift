import SafariServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("SFSafariViewController", .ownHosts)
struct SFSafariViewControllerTests {
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var heard: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finish") }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
      heard.append("loaded \(didLoadSuccessfully)")
    }
  }

  private let url = URL(string: "https://example.org/page") ?? URL(fileURLWithPath: "/")

  @Test("shows a box with the page's address, says that it does not load, and goes away by its button")
  func life() throws {
    let (host, listener, root) = (ViewHost(), Listener(), UIViewController())
    host.show(root)
    host.run {
      let safari = SFSafariViewController(url: url)
      safari.delegate = listener
      root.present(safari, animated: false)
    }
    host.advance(by: 0.1)
    #expect(listener.heard == ["loaded false"])
    let approximations = host.approximations
    #expect(approximations.map(\.kind) == ["SFSafariViewController"])
    #expect(approximations.map(\.detail) == ["https://example.org/page"])
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(listener.heard == ["loaded false", "finish"])
    #expect(root.presentedViewController == nil)
    #expect(host.approximations.isEmpty)
  }

  @Test("the configuration is copied")
  func configuration() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: url, configuration: configuration)
    configuration.barCollapsingEnabled = false
    #expect(safari.configuration.entersReaderIfAvailable && safari.configuration.barCollapsingEnabled)
    safari.configuration.entersReaderIfAvailable = false
    #expect(safari.configuration.entersReaderIfAvailable)
  }

  @Test("the button is the one that the app wants")
  func button() throws {
    let host = ViewHost()
    let safari = SFSafariViewController(url: url)
    safari.dismissButtonStyle = .cancel
    host.show(safari)
    #expect(try host.find(.text("Cancel")).window != nil)
  }
}
