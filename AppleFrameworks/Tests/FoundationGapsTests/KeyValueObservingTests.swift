import Foundation
@_spi(Host) import FoundationGaps
@_spi(Host) import ObjectiveCNames
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

  private final class SelfObserving: NSObject {
    var heard = 0

    override init() {
      super.init()
      addObserver(self, forKeyPath: "heard", options: [], context: nil)
    }

    deinit { removeObserver(self, forKeyPath: "heard") }
  }

  @Test("an object that observes itself removes its observer while it is deallocated")
  func removalInDeinit() {
    for _ in 0..<3 { _ = SelfObserving() }
    weak var gone: SelfObserving?
    do { gone = SelfObserving() }
    #expect(gone == nil)
  }

  @Test("an object's own property tells of each time it is set, with both values")
  func ownProperty() {
    let store = Store()
    var changes: [(Int?, Int?)] = []
    let observation = store.observe(viewcode_keyPath(\.count, "count"), options: [.old, .new]) {
      changes.append(($1.oldValue, $1.newValue))
    }
    store.count = 1
    store.count = 1
    store.other = 5
    #expect(changes.map(\.0) == [0, 1] && changes.map(\.1) == [1, 1])
    observation.invalidate()
    store.count = 2
    #expect(changes.count == 2)
  }

  @Test("an observer by key gets a dictionary of what changed, before and after it")
  func byKey() {
    let (store, observer) = (Store(), Recorder())
    store.addObserver(observer, forKeyPath: "name", options: [.initial, .prior, .old, .new], context: nil)
    store.name = "a"
    store.removeObserver(observer, forKeyPath: "name")
    store.name = "b"
    #expect(
      observer.heard == [
        "name kind 1 old - new null prior false", "name kind 1 old null new - prior true",
        "name kind 1 old null new a prior false",
      ])
  }

  @Test("a key path through other objects hears of each of them, and leaves those that are replaced")
  func nested() {
    let (owner, first, second) = (Owner(), Store(), Store())
    second.count = 7
    owner.store = first
    var values: [Int?] = []
    let observation = owner.observe(viewcode_keyPath(\.store?.count, "store.count"), options: [.new]) {
      values.append($1.newValue ?? nil)
    }
    first.count = 1
    owner.store = second
    first.count = 2
    second.count = 8
    owner.store = nil
    #expect(values == [1, 7, 8, nil])
    withExtendedLifetime(observation) {}
  }

  @Test("a property tells of changes of what it depends on")
  func affecting() {
    let store = Store()
    var heard: [String] = []
    let observation = store.observe(viewcode_keyPath(\.summary, "summary"), options: [.old, .new]) {
      heard.append("\($1.oldValue ?? "-") > \($1.newValue ?? "-")")
    }
    store.count = 3
    store.name = "b"
    #expect(heard == ["nil 0 > nil 3", "nil 3 > b 3"])
    withExtendedLifetime(observation) {}
  }

  @Test("objects that are put into a property's array and taken out are told by their indexes")
  func arrays() {
    let store = Store()
    store.items = ["a", "b"]
    var heard: [String] = []
    let observation = store.observe(viewcode_keyPath(\.items, "items"), options: [.old, .new]) {
      heard.append("\($1.kind) \(Array($1.indexes ?? [])) \($1.oldValue ?? []) \($1.newValue ?? [])")
    }
    let items = store.mutableArrayValue(forKey: "items")
    items.add("c")
    items.removeObject(at: 0)
    #expect(store.items == ["b", "c"])
    #expect(heard == ["insertion [2] [] [\"c\"]", "removal [0] [\"a\"] []"])
    withExtendedLifetime(observation) {}
  }

  @Test("values are read and set by key, UIKit's too")
  func keyedValues() {
    let store = Store()
    store.name = "n"
    #expect(store.value(forKey: "name") as? String == "n" && store.value(forKeyPath: "items.@count") as? Int == 0)
    let view = UIView()
    view.setValue(0.25, forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    #expect(view.alpha == 0.25 && view.isHidden && view.value(forKey: "hidden") as? Bool == true)
    #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.scaleToFill.rawValue)
  }

  @Test("removing an observer that is not registered names object and key path")
  func unknownObserver() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Store().removeObserver(Recorder(), forKeyPath: "name")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("for the key path \"name\" from <") && text.contains("because it is not registered as an observer.")
    )
  }
}

/// As rewriting leaves a project's class.
private class Store: NSObject {
  var count = 0 {
    willSet { viewcode_willSet("count") }
    didSet { viewcode_didSet("count") }
  }
  var name: String? {
    willSet { viewcode_willSet("name") }
    didSet { viewcode_didSet("name") }
  }
  var items: [String] = [] {
    willSet { viewcode_willSet("items") }
    didSet { viewcode_didSet("items") }
  }
  var other = 0 {
    willSet { viewcode_willSet("other") }
    didSet { viewcode_didSet("other") }
  }
  var summary: String { "\(name ?? "nil") \(count)" }

  override init() {
    super.init()
    ObjectiveCClass.method("setItems:", Store.self) { object, arguments in object.items = arguments[0] }
  }
}

extension Store: KnowsAffectingKeyPaths {
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "summary" ? ["count", "name"] : inherited_keyPathsForValuesAffectingValue(forKey: key)
  }
}

private final class Owner: NSObject {
  var store: Store? {
    willSet { viewcode_willSet("store") }
    didSet { viewcode_didSet("store") }
  }
}

private final class Recorder: NSObject, ObservesValues {
  var heard: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String {
      change?[key].map { $0 is NSNull ? "null" : "\($0)" } ?? "-"
    }
    heard.append(
      "\(keyPath ?? "") kind \(text(.kindKey)) old \(text(.oldKey)) new \(text(.newKey)) prior "
        + "\(change?[.notificationIsPriorKey] as? Bool ?? false)")
  }
}
