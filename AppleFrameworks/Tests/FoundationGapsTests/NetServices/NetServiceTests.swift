import Foundation
import FoundationGaps
import TestHosts
import Testing

@MainActor
@Suite("Network services", .ownHosts)
struct NetServiceTests {
  private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    var heard: [String] = []
    func netServiceWillPublish(_ sender: NetService) { heard.append("will publish \(sender.name)") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      heard.append("did not publish \(errorDict[NetService.errorCode] ?? 0)")
    }
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { heard.append("will search") }
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { heard.append("did stop") }
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
      heard.append("did not search \(errorDict[NetService.errorCode] ?? 0)")
    }
  }

  @Test("publishing fails, and a browser finds nothing, which delegates hear on the main queue")
  func delegates() async {
    let listener = Listener()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Notes", port: 80)
    service.delegate = listener
    service.publish()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    browser.stop()
    #expect(listener.heard.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(
      listener.heard == [
        "will publish Notes", "did not publish -72000", "will search", "did not search -72003", "did stop",
      ])
  }

  @Test("TXT records are read as they are written, and damaged ones as far as they go")
  func records() {
    let data = NetService.data(fromTXTRecord: ["b": Data("2=3".utf8), "a": Data()])
    #expect(Array(data) == Array("\u{2}a=\u{5}b=2=3".utf8))
    #expect(NetService.dictionary(fromTXTRecord: data) == ["a": Data(), "b": Data("2=3".utf8)])
    #expect(NetService.dictionary(fromTXTRecord: data.prefix(6)) == ["a": Data()])
    #expect(NetService.dictionary(fromTXTRecord: Data([0, 1, 61, 2, 120])).isEmpty)
  }
}
