import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Finding in text", .ownHosts)
struct FindingTests {
  private let host = ViewHost(device: .standard)
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))

  init() {
    view.text = "One apple, two apples, Apple three. Pineapple."
    view.isFindInteractionEnabled = true
    let root = UIView()
    root.addSubview(view)
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
  }

  @Test("a search finds all places, and goes round them; the bar says where it is")
  func places() throws {
    let find = try #require(view.findInteraction)
    #expect(!find.isFindNavigatorVisible)
    host.run { find.presentFindNavigator(showingReplace: false) }
    find.searchText = "apple"
    let session = try #require(find.activeFindSession)
    #expect(session.resultCount == 4 && session.highlightedResultIndex == 0)
    func field(_ view: UIView) -> UISearchTextField? {
      view as? UISearchTextField ?? view.subviews.lazy.compactMap(field).first
    }
    #expect((field(host.window)?.rightView as? UILabel)?.text == "1 of 4 ")
    find.findNext()
    find.findNext()
    find.findNext()
    find.findNext()
    #expect(session.highlightedResultIndex == 0)
    find.findPrevious()
    #expect(session.highlightedResultIndex == 3)
    try host.tap(text: "Done")
    #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil)
  }

  @Test("places are seen in yellow, and no more when the search is over")
  func marks() throws {
    func yellow() throws -> Int {
      let picture = try host.picture(of: view)
      var count = 0
      for y in stride(from: CGFloat(1), to: view.bounds.height, by: 2) {
        for x in stride(from: CGFloat(1), to: view.bounds.width, by: 2) {
          let color = picture.pixel(x: x, y: y)
          if color.red > 240, color.green > 180, color.blue < 200 { count += 1 }
        }
      }
      return count
    }
    let find = try #require(view.findInteraction)
    #expect(try yellow() == 0)
    host.run { find.presentFindNavigator(showingReplace: false) }
    find.searchText = "apple"
    #expect(try yellow() > 100)
    host.run { find.dismissFindNavigator() }
    #expect(try yellow() == 0)
  }

  @Test("places are replaced, one or all, where the text may be edited")
  func replacing() throws {
    let find = try #require(view.findInteraction)
    host.run { find.presentFindNavigator(showingReplace: true) }
    find.searchText = "apple"
    find.replacementText = "pear"
    func button(_ view: UIView) -> UIButton? {
      (view as? UIButton).flatMap { $0.currentTitle == "Replace" ? $0 : nil }
        ?? view.subviews.lazy.compactMap(button).first
    }
    try host.tap(on: #require(button(host.window)))
    #expect(view.text == "One pear, two apples, Apple three. Pineapple.")
    #expect(find.activeFindSession?.resultCount == 3)
    find.activeFindSession?.replaceAll(searchQuery: "apple", replacementString: "fig", options: nil)
    #expect(view.text == "One pear, two figs, fig three. Pinefig.")
    view.isEditable = false
    #expect(find.activeFindSession?.supportsReplacement == false)
  }
}
