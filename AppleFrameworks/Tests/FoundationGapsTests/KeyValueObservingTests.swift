import Foundation
import FoundationGaps
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Observing properties by key paths", .ownHosts)
struct KeyValueObservingTests {
  @Test("a scroll view tells where it is scrolled to, with both values where they are asked for")
  func contentOffset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var changes: [(UIScrollView, CGPoint?, CGPoint?, Bool)] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) {
      changes.append(($0, $1.oldValue, $1.newValue, $1.isPrior))
    }
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.bounds.origin.y = 30
    #expect(changes.map { $0.1?.y } == [0, 10] && changes.map { $0.2?.y } == [10, 30])
    #expect(changes.allSatisfy { $0.0 === scroll && !$0.3 })
    observation.invalidate()
    scroll.contentOffset.y = 50
    #expect(changes.count == 2)
  }

  @Test("the first value comes at once where it is asked for, and no value where none is")
  func options() {
    let view = UIView()
    var heard: [String] = []
    let initial = view.observe(\.alpha, options: [.initial, .new]) { heard.append("initial \($1.newValue ?? -1)") }
    let plain = view.observe(\.isHidden) { heard.append("plain \($0.isHidden) \($1.newValue == nil)") }
    let prior = view.observe(\.alpha, options: [.prior, .new]) {
      heard.append("prior \($1.isPrior) \($1.newValue ?? -1)")
    }
    view.alpha = 0.5
    view.isHidden = true
    #expect(
      heard == ["initial 1.0", "initial 0.5", "prior true -1.0", "prior false 0.5", "plain true true"])
    withExtendedLifetime((initial, plain, prior)) {}
  }

  @Test("views tell of geometry, safe area, content size, editing and large titles")
  func properties() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.isHidden = false
    let (table, bar, field) = (UITableView(), UINavigationBar(), UITextField())
    var heard: [String] = []
    let observations = [
      controller.view.observe(\.safeAreaInsets) { view, _ in heard.append("safe area \(view.safeAreaInsets.left)") },
      table.observe(\.frame) { view, _ in heard.append("frame \(view.frame.width)") },
      table.observe(\.contentSize) { view, _ in heard.append("content \(view.contentSize.height)") },
      table.observe(\.isEditing) { view, _ in heard.append("editing \(view.isEditing)") },
      bar.observe(\.prefersLargeTitles) { view, _ in heard.append("large \(view.prefersLargeTitles)") },
      field.observe(\.isEnabled) { view, _ in heard.append("enabled \(view.isEnabled)") },
    ]
    controller.additionalSafeAreaInsets.left = 7
    table.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    table.contentSize = CGSize(width: 30, height: 900)
    table.isEditing = true
    bar.prefersLargeTitles = true
    field.isEnabled = false
    #expect(
      heard == ["safe area 7.0", "frame 30.0", "content 900.0", "editing true", "large true", "enabled false"])
    withExtendedLifetime(observations) {}
  }

  @Test("an observation keeps neither the object nor itself alive")
  func lifetime() {
    weak var gone: UIView?
    var count = 0
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.tag) { _, _ in count += 1 }
    }
    #expect(gone == nil)
    let view = UIView()
    observation = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.1
    observation = nil
    view.alpha = 0.2
    #expect(count == 1 && observation == nil)
  }

  @Test("of other objects the first value is told")
  func otherObjects() {
    var values: [Int] = []
    let observation = OperationQueue().observe(\.maxConcurrentOperationCount, options: [.initial, .new]) {
      values.append($1.newValue ?? 0)
    }
    #expect(values == [OperationQueue.defaultMaxConcurrentOperationCount])
    observation.invalidate()
  }
}
