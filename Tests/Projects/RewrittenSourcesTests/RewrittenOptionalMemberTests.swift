import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Rewritten optional members", .ownHosts)
struct RewrittenOptionalMemberTests {
  init() { _ = ViewHost() }

  @Test("a class that has none of the members answers none of the calls")
  func none() {
    let picker = Picker()
    let delegate = NoneOfThem()
    picker.delegate = delegate
    #expect(picker.run() == ["no title"])
  }

  @Test("one that has them all is called, in extensions too")
  func all() {
    let picker = Picker()
    let delegate = AllOfThem()
    picker.delegate = delegate
    #expect(picker.run() == ["picked true", "ab", "all", "finishes", "knows sections"])
    #expect(delegate.log == ["3 in 4", "finished"])
  }

  @Test("a subclass may add one, or override one")
  func subclasses() {
    let picker = Picker()
    let below = BelowNone()
    picker.delegate = below
    #expect(picker.run() == ["no title", "knows sections"])
    #expect(below.log == ["3 in 4"])
    let overriding = Overriding()
    picker.delegate = overriding
    #expect(picker.run().first == "picked false")
  }

  @Test("of two that differ by their types alone, the one is called whose types fit")
  func overloads() {
    let frame = Frame()
    #expect(frame.insets() == [nil, nil])
    let bySize = FramesBySize()
    frame.delegate = bySize
    #expect(frame.insets() == [8, nil])
    #expect(frame.sure() == 8)
    let byTraits = FramesByTraits()
    frame.delegate = byTraits
    #expect(frame.insets() == [nil, 2])
    let below = FramesBelow()
    frame.delegate = below
    #expect(frame.insets() == [5, 3])
  }

  @Test("optional methods of UIKit's delegates are called")
  func uiKit() {
    final class Delegate: NSObject, UITableViewDelegate {
      var scrolls = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let table = UITableView()
    let delegate = Delegate()
    table.delegate = delegate
    #expect(TableProbe().heights(table) == [30, 30, 0])
    #expect(delegate.scrolls == 1)
  }
}
