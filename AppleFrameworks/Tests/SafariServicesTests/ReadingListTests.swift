import SafariServices
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Reading list and content blockers", .ownHosts)
struct ReadingListTests {
  @Test("the reading list takes pages of the web only")
  func pages() throws {
    let list = try #require(SSReadingList.default())
    let (page, file) = (
      try #require(URL(string: "https://example.org")), try #require(URL(string: "file:///page.html"))
    )
    #expect(SSReadingList.supportsURL(page) && !SSReadingList.supportsURL(file))
    #expect(throws: Never.self) { try list.addItem(with: page, title: "Page", previewText: nil) }
    #expect(throws: SSReadingListError(.urlSchemeNotAllowed)) {
      try list.addItem(with: file, title: nil, previewText: nil)
    }
  }

  @Test("no content blocker is found")
  func blockers() async {
    let host = ViewHost()
    host.show(UIViewController())
    var codes: [SFError.Code?] = []
    host.run {
      SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a") { codes.append(($0 as? SFError)?.code) }
      SFContentBlockerManager.getStateOfContentBlocker(withIdentifier: "a") { state, error in
        codes.append(state == nil ? (error as? SFError)?.code : nil)
      }
    }
    host.advance(by: 0.1)
    #expect(codes == [.noExtensionFound, .noExtensionFound])
    await #expect(throws: SFError(.noExtensionFound)) {
      try await SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a")
    }
    await #expect(throws: SFError(.noExtensionFound)) {
      try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: "a")
    }
  }
}
