import HostServices
import UIKit

/// The way of one value's animatable data from what it was to what it is.
@MainActor
final class AnimatedData {
  private let animation: Animation
  private let start: Double
  private let change: (Double, Any) -> Any?
  private unowned let graph: ViewGraph

  private init(animation: Animation, start: Double, graph: ViewGraph, change: @escaping (Double, Any) -> Any?) {
    self.animation = animation
    self.start = start
    self.graph = graph
    self.change = change
  }

  /// Where a value changes that can be animated, in an update that is animated.
  ///
  /// - Returns: what there was before, where nothing of this changes.
  static func following<Value>(
    from old: Value, to new: Value, earlier: AnimatedData?, graph: ViewGraph, node: Node
  ) -> AnimatedData? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    return make(type, old, new, earlier, graph) { [weak node] in node?.invalidate() }
  }

  static func following<Value>(
    from old: Value, to new: Value, earlier: AnimatedData?, graph: ViewGraph, redraw: @escaping @MainActor () -> Void
  ) -> AnimatedData? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    return make(type, old, new, earlier, graph, redraw)
  }

  private static func make<A: Animatable>(
    _ type: A.Type, _ old: Any, _ new: Any, _ earlier: AnimatedData?, _ graph: ViewGraph,
    _ changed: @escaping @MainActor () -> Void
  ) -> AnimatedData? {
    guard A.AnimatableData.self != EmptyAnimatableData.self, let old = old as? A, let new = new as? A else {
      return nil
    }
    let (from, to) = (old.animatableData, new.animatableData)
    guard from != to else { return earlier }
    guard let animation = graph.animationOfUpdate else { return nil }
    let data = AnimatedData(animation: animation, start: graph.animations.now, graph: graph) { progress, value in
      guard var value = value as? A else { return nil }
      var way = to - from
      way.scale(by: progress)
      value.animatableData = from + way
      return value
    }
    graph.animations.add(data, changed)
    return data
  }

  var isOver: Bool { graph.animations.now - start >= animation.totalDuration }

  /// Sets what it is right now.
  func apply<Value>(to value: inout Value) {
    guard !isOver else { return }
    if let changed = change(animation.progress(at: graph.animations.now - start), value) as? Value { value = changed }
  }

  func current<Value>(of value: Value) -> Value {
    var value = value
    apply(to: &value)
    return value
  }
}

/// The animations of one graph that go by its own frames rather than by UIKit's.
@MainActor
final class GraphAnimations {
  weak var graph: ViewGraph?
  private var running: [(data: AnimatedData, changed: @MainActor () -> Void)] = []
  private var waiting: [(time: Double, action: @MainActor () -> Void)] = []
  private var end: (@MainActor () -> Void)?
  private var frame: Double?

  /// The time of the frame that is made, or else the clock's.
  var now: Double { frame ?? HostServices.time?.seconds ?? ProcessInfo.processInfo.systemUptime }

  func add(_ data: AnimatedData, _ changed: @escaping @MainActor () -> Void) {
    running.append((data, changed))
    begin()
  }

  /// Runs the end of `withAnimation` when its animation is over.
  func complete(_ record: Transaction.CompletionRecord, after animation: Animation?) {
    let duration = animation.map { record.criteria.isRemoval ? $0.totalDuration : $0.logicalDuration } ?? 0
    waiting.append((now + duration, record.action))
    begin()
  }

  /// Runs something when some time has passed.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    waiting.append((now + seconds, action))
    begin()
  }

  private func begin() {
    guard end == nil else { return }
    end = HostServices.eachFrame { [weak self] time in self?.step(time) }
  }

  private func step(_ time: Double) {
    frame = HostServices.time?.seconds ?? time
    defer { frame = nil }
    for (_, changed) in running { changed() }
    running.removeAll { $0.data.isOver }
    let due = waiting.filter { $0.time <= now + 1e-9 }.sorted { $0.time < $1.time }
    waiting.removeAll { $0.time <= now + 1e-9 }
    for (_, action) in due { action() }
    if running.isEmpty, waiting.isEmpty {
      end?()
      end = nil
    }
  }

  deinit {
    guard let end else { return }
    MainWork.run { end() }
  }
}

extension ViewGraph {
  /// What changes of the update that runs are animated with.
  var animationOfUpdate: Animation? { transaction.animation }
}
