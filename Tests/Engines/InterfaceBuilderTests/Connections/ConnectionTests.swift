import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ConnectionTests {
  @Test func `outlets, collections and actions lead to objects`() throws {
    let document = try Fixtures.read(Fixtures.card)
    let card = try #require(document.object("card-1"))
    #expect(card.outlets.map(\.property) == ["title"])
    #expect(card.outlets.map(\.destination?.id) == ["label-1"])
    let parts = card.outletCollections.filter { $0.property == "parts" }
    #expect(parts.map(\.destination?.id) == ["label-1", "button-1"])
    #expect(parts.map(\.collectionClass) == ["NSMutableArray", "NSArray"])
    #expect(card.outletCollections.last?.appends == true)
    let action = try #require(document.object("button-1")?.actions.first)
    #expect(action.selector == "go:")
    #expect(action.eventType == .touchUpInside)
    #expect(action.destination == document.filesOwner)
  }

  @Test func `segues know where from, where to and how`() throws {
    let document = try Fixtures.read(Fixtures.app)
    let root = try #require(document.object("nav-01")?.segues.first)
    #expect(root.kind == .relationship)
    #expect(root.relationship == "rootViewController")
    #expect(root.destination?.id == "home-1")
    #expect(root.source?.id == "nav-01")
    let back = try #require(document.object("cell-1")?.segues.first)
    #expect(back.kind == .unwind)
    #expect(back.identifier == "back")
    #expect(back.unwindAction == "back:")
    #expect(back.destination?.kind == .exit)
    #expect(back.animates)
  }

  @Test func `controllers that lead to each other in a circle are read`() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard(
        ["a", "b"].map {
          "<scene sceneID=\"s\($0)\"><objects><viewController id=\"\($0)\"><connections>"
            + "<segue kind=\"show\" destination=\"\($0 == "a" ? "b" : "a")\" id=\"g\($0)\"/></connections></viewController>"
            + "</objects></scene>"
        }.joined(), initial: "a"))
    #expect(document.findings.isEmpty)
    #expect(document.object("a")?.segues.first?.destination?.segues.first?.destination?.id == "a")
  }
}
