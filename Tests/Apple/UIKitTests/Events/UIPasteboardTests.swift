import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Pasteboards", .ownHosts)
struct UIPasteboardTests {
  init() { StandardScreen.make() }

  @Test("a value of a known type is read by its property, and the other way round")
  func types() {
    let board = UIPasteboard.general
    board.setValue("Hello", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "Hello" && board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Hello".utf8))
    board.url = URL(string: "https://example.com/a")
    #expect(board.string == "https://example.com/a")
    #expect(board.value(forPasteboardType: "public.url") as? URL == URL(string: "https://example.com/a"))
    board.setData(Data("raw".utf8), forPasteboardType: "com.example.note")
    #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 1)
    #expect(board.data(forPasteboardType: "com.example.note") == Data("raw".utf8))
    #expect(board.contains(pasteboardTypes: ["com.example.note", "public.text"]))
    #expect(!board.contains(pasteboardTypes: ["public.text"]))
  }

  @Test("items are dictionaries of values by type, and can be added")
  func items() {
    let board = UIPasteboard.general
    board.items = [["public.utf8-plain-text": "a", "com.example.n": 1]]
    board.addItems([["public.plain-text": Data("b".utf8)]])
    #expect(board.numberOfItems == 2 && board.strings == ["a", "b"])
    #expect(board.items[0]["com.example.n"] as? Int == 1)
    #expect(board.itemSet(withPasteboardTypes: ["public.plain-text"]) == IndexSet(integer: 1))
    #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["public.plain-text"]])
    #expect(board.types(forItemSet: IndexSet(integer: 5)) == nil)
    #expect(board.data(forPasteboardType: "public.plain-text", inItemSet: nil) == [Data("b".utf8)])
    board.setItems([[UIPasteboard.typeAutomatic: "auto"]])
    #expect(board.string == "auto" && board.types == ["public.utf8-plain-text"])
  }

  @Test("pasteboards of one name have the same contents; those of other names have their own")
  func names() throws {
    let cart = try #require(UIPasteboard(name: UIPasteboard.Name("cart"), create: true))
    let again = try #require(UIPasteboard(name: UIPasteboard.Name("cart"), create: false))
    cart.string = "milk"
    #expect(again.string == "milk" && again.changeCount == 1)
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: UIPasteboard.Name("none"), create: false) == nil)
    let first = UIPasteboard.withUniqueName()
    #expect(first.name != UIPasteboard.withUniqueName().name)
    UIPasteboard.remove(withName: UIPasteboard.Name("cart"))
    #expect(UIPasteboard(name: UIPasteboard.Name("cart"), create: false) == nil)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test("a change is told with the types that came and went")
  func changes() {
    let board = UIPasteboard.general
    board.string = "a"
    var (added, removed): ([String]?, [String]?) = (nil, nil)
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let types = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey].map {
        note.userInfo?[$0] as? [String]
      }
      MainActor.assumeIsolated { (added, removed) = (types[0], types[1]) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.setValue(1, forPasteboardType: "com.example.n")
    #expect(added == ["com.example.n"])
    #expect(removed == ["public.utf8-plain-text"])
  }
}
