import Foundation
import InterfaceBuilder
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Views that a nib puts inside of themselves", .ownHosts)
struct NibCycleTests {
  init() { StandardScreen.make() }

  private func load(_ objects: String) throws -> (root: UIView, shortcomings: [NibDiagnostic]) {
    let document = try Document(data: NibText.xib(objects), path: "Cycle.xib")
    let nib = NibInstantiation(NibFile(document, bundle: .main), traits: .current)
    let made = document.topLevelObjects.compactMap { nib.object($0) }
    nib.finish()
    return (try #require(made.first as? UIView), nib.shortcomings)
  }

  @Test(
    "what names the view around it does not get it, and is told",
    arguments: [
      ##"<tableView id="in" tableHeaderView="root"/>"##, ##"<tableView id="in" backgroundView="in"/>"##,
      ##"<tableViewCell id="in" textLabel="root"/>"##, ##"<tableViewCell id="in" accessoryView="root"/>"##,
      ##"<scrollView id="in" refreshControl="root"/>"##, ##"<collectionView id="in" backgroundView="root"/>"##,
    ])
  func around(_ inner: String) throws {
    let (root, shortcomings) = try load(NibText.view(inner))
    #expect(root.subviews.count == 1)
    #expect(shortcomings.map(\.id) == ["in"])
    #expect(
      shortcomings.first?.message.hasSuffix("is ignored: the view would contain itself") == true, "\(shortcomings)")
  }

  @Test("two views of which each is a part of the other: one of them is")
  func eachOther() throws {
    let (_, shortcomings) = try load(
      ##"<tableView id="one" tableHeaderView="two"/><tableView id="two" backgroundView="one"/>"##)
    #expect(shortcomings.map(\.id) == ["two"])
  }
}
