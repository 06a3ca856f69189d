import LinkPresentation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Link previews", .ownHosts)
struct LPMetadataProviderTests {
  private let page = URL(string: "https://example.com/a")!

  @Test("fetching fails later, or as cancelled")
  func fetching() {
    let (host, provider, cancelled) = (ViewHost(), LPMetadataProvider(), LPMetadataProvider())
    var codes: [LPError.Code?] = []
    host.show(UIViewController())
    host.run {
      provider.startFetchingMetadata(for: page) { metadata, error in
        #expect(metadata == nil)
        codes.append((error as? LPError)?.code)
      }
      cancelled.startFetchingMetadata(for: page) { _, error in codes.append((error as? LPError)?.code) }
      cancelled.cancel()
      #expect(codes.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(codes == [.metadataFetchFailed, .metadataFetchCancelled])
  }

  @Test("a view is a box with the title and site, and follows its metadata")
  func view() {
    let (host, controller) = (ViewHost(), UIViewController())
    let view = LPLinkView(url: page)
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    controller.view.addSubview(view)
    host.show(controller)
    #expect(host.approximations.map(\.detail) == ["example.com"])
    host.run {
      let metadata = LPLinkMetadata()
      (metadata.url, metadata.title) = (page, "A")
      view.metadata = metadata
    }
    #expect(host.approximations.map(\.detail) == ["A\nexample.com"])
  }
}
