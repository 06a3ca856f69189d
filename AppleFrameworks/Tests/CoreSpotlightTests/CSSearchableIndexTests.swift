import CoreSpotlight
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("CSSearchableIndex", .ownHosts)
struct CSSearchableIndexTests {
  private func item(_ identifier: String, _ domain: String?) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    (attributes.title, attributes.keywords) = (identifier.uppercased(), ["a", "b"])
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
  }

  @Test("keeps copies of items until they or their domains are deleted, and says so later")
  func indexing() {
    let host = ViewHost()
    host.show(UIViewController())
    var done = 0
    host.run {
      let (index, first) = (CSSearchableIndex.default(), item("one", "mail.inbox"))
      index.indexSearchableItems([first, item("two", "mail"), item("three", "mailing"), item("four", nil)]) { error in
        #expect(error == nil)
        done += 1
      }
      first.attributeSet.title = "Changed"
      #expect(done == 0 && index.item("one")?.attributeSet.title == "ONE")
      #expect(index.item("one")?.attributeSet.keywords == ["a", "b"])
      index.deleteSearchableItems(withDomainIdentifiers: ["mail"])
      #expect(CSSearchableIndex.default().identifiers == ["four", "three"])
      index.deleteSearchableItems(withIdentifiers: ["four"])
      #expect(index.identifiers == ["three"])
      index.deleteAllSearchableItems()
      #expect(index.identifiers.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(done == 1)
  }

  @Test("a batch keeps the app's note, unless it is too long")
  func batches() {
    let host = ViewHost()
    host.show(UIViewController())
    var (errors, states): ([Bool], [Data?]) = ([], [])
    host.run {
      let index = CSSearchableIndex(name: "notes")
      index.beginBatch()
      index.endBatch(withClientState: Data([1])) { errors.append($0 != nil) }
      index.beginBatch()
      index.endBatch(withClientState: Data(count: 251)) { errors.append($0 != nil) }
      index.fetchLastClientState { state, _ in states.append(state) }
    }
    host.advance(by: 0.1)
    #expect(errors == [false, true] && states == [Data([1])])
  }
}
