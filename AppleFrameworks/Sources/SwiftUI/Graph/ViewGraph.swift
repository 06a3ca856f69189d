import Foundation
import HostServices
import Observation
import UIKit

/// The graph of a hosted view: its nodes, the pending evaluations, and the actions that follow them.
@MainActor
final class ViewGraph {
  /// A closure that is called when an update is needed.
  var needsUpdate: () -> Void = {}
  /// The number of evaluated bodies.
  var evaluations = 0
  /// The number of completed updates.
  private(set) var updates = 0
  private(set) var root: Node?
  /// Whether the hosted view is on the screen.
  private(set) var isShown = false
  /// The transaction of the current or the next update.
  private(set) var transaction = Transaction()
  /// The watchers that check for changes after each evaluation, such as `onChange`.
  private var watchers: [WeakWatcher] = []
  private var waiting: [Node] = []
  private var appearing: [Node] = []
  private var removed: [(node: Node, wasShown: Bool)] = []
  private var removedAtOnce: [(node: Node, wasShown: Bool)] = []
  private var hidden: [Node] = []
  private var isUpdating = false
  private var afterUpdate: [() -> Void] = []
  let animations = GraphAnimations()
  let matchedPlaces = MatchedPlaces()

  init() {
    animations.graph = self
  }

  /// The number of moves of views with an anchor.
  var anchorMoves = 0

  /// The views that perform layout in each frame of an animation.
  private var framed: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// Performs layout of a view in each frame of an animation of this framework.
  func watchFrames(of view: UIView) {
    framed.removeAll { $0.view == nil }
    if !framed.contains(where: { $0.view === view }) { framed.append(WeakView(view: view)) }
  }

  /// Handles a frame of an animation.
  func frameDidChange() {
    for entry in framed { entry.view?.setNeedsLayout() }
  }

  private struct WeakWatcher {
    weak var node: (any UpdateWatcher)?
  }

  func setRoot(_ node: Node?) {
    root = node
  }

  // MARK: Scheduling

  func invalidate(_ node: Node, _ transaction: Transaction) {
    note(transaction)
    guard !node.isWaiting else { return }
    node.isWaiting = true
    waiting.append(node)
    if !isUpdating { needsUpdate() }
  }

  /// Requests a layout pass without an evaluation.
  func invalidateLayout(_ transaction: Transaction = Transaction()) {
    note(transaction)
    layoutIsStale = true
    needsUpdate()
  }

  /// Whether a layout pass is required, for example because a matched geometry has changed.
  var layoutIsStale = false

  private func note(_ transaction: Transaction) {
    let merged = transaction.merging(Transaction.current)
    self.transaction = merged.merging(self.transaction)
    for record in self.transaction.completions { record.isAwaited = true }
  }

  /// Removes a node from the screen.
  ///
  /// - Parameter beforeOthersCome: Whether the node disappears before the new nodes of the same update appear.
  func remove(_ node: Node, beforeOthersCome: Bool = false) {
    if beforeOthersCome { removedAtOnce.append((node, isShown)) } else { removed.append((node, isShown)) }
  }

  /// Adds a node below a displayed one.
  func added(_ node: Node) {
    if isShown { appearing.append(node) }
  }

  /// Records that a node has left the screen but may reappear. Its state is preserved.
  func hid(_ node: Node) {
    if isShown { hidden.append(node) }
  }

  func watch(_ watcher: any UpdateWatcher) {
    watchers.append(WeakWatcher(node: watcher))
  }

  /// Calls an action after the update, before drawing.
  func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    if !isUpdating { needsUpdate() }
  }

  private var changesOfContent: [() -> [() -> Void]] = []

  /// Calls an action after the update, and then the actions that it returns.
  func afterChange(_ actions: @escaping () -> [() -> Void]) {
    changesOfContent.append(actions)
  }

  private var lastOrder = 0

  /// Returns the order of a watcher. Later nodes have larger numbers.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Records that a preference has changed, so that its readers check it again.
  func preferencesDidChange() {
    if !isUpdating { needsUpdate() }
  }

  // MARK: Performing updates

  /// Evaluates a body and records the values that it reads.
  func tracking<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let reference = node.reference
    return Evaluation.$node.withValue(reference) {
      withObservationTracking(body) {
        let transaction = Transaction.current
        MainWork.run { reference.node?.invalidate(transaction) }
      }
    }
  }

  var hasWork: Bool {
    !waiting.isEmpty || !appearing.isEmpty || !removed.isEmpty || !removedAtOnce.isEmpty || !hidden.isEmpty
      || !afterUpdate.isEmpty
      || !changesOfContent.isEmpty
  }

  /// Evaluates the waiting nodes from the top down.
  func evaluateWaiting() {
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while !waiting.isEmpty {
      rounds += 1
      if rounds > 1000 {
        HostServices.tellDeveloper(
          "SwiftUI: views change each other's state without end; the last changes were left out")
        for node in waiting { node.isWaiting = false }
        waiting.removeAll()
        return
      }
      let nodes = waiting.sorted { $0.depth < $1.depth }
      waiting.removeAll(keepingCapacity: true)
      for node in nodes where node.isWaiting {
        node.isWaiting = false
        if !node.isGone { node.evaluate() }
      }
    }
  }

  /// Calls the actions of changes: `onChange`, then `onAppear`, then `onDisappear`, each from the last to the first.
  func runActions() {
    isUpdating = true
    var changes: [() -> Void] = []
    watchers.removeAll { $0.node == nil }
    for watcher in watchers.compactMap(\.node).sorted(by: { $0.order < $1.order }) { watcher.check(into: &changes) }
    for change in changes.reversed() { change() }
    let goneAtOnce = removedAtOnce
    removedAtOnce.removeAll()
    runDisappearing(goneAtOnce)
    let came = appearing
    appearing.removeAll()
    var appear: [() -> Void] = []
    for node in came where !node.isGone { node.appear(into: &appear) }
    for action in appear.reversed() { action() }
    let contents = changesOfContent
    changesOfContent.removeAll()
    for change in contents { for action in change().reversed() { action() } }
    let left = removed
    removed.removeAll()
    var disappear: [() -> Void] = []
    for (node, wasShown) in left where wasShown { node.disappear(into: &disappear) }
    let outOfView = hidden
    hidden.removeAll()
    for node in outOfView where !node.isGone { node.disappear(into: &disappear) }
    for action in disappear.reversed() { action() }
    for (node, _) in left { node.tearDown() }
    let after = afterUpdate
    afterUpdate.removeAll()
    for action in after { action() }
    isUpdating = false
  }

  private func runDisappearing(_ nodes: [(node: Node, wasShown: Bool)]) {
    var actions: [() -> Void] = []
    for (node, wasShown) in nodes where wasShown { node.disappear(into: &actions) }
    for action in actions.reversed() { action() }
    for (node, _) in nodes { node.tearDown() }
  }

  /// Sets a new transaction for the next update.
  func endTransaction() {
    let completions = transaction.completions
    transaction = Transaction()
    updates += 1
    for completion in completions { animations.complete(completion, after: completion.animation) }
  }

  func setShown(_ shown: Bool) {
    guard shown != isShown, let root else { return }
    isShown = shown
    var actions: [() -> Void] = []
    if shown {
      root.appear(into: &actions)
    } else {
      root.disappear(into: &actions)
    }
    for action in actions.reversed() { action() }
  }
}
