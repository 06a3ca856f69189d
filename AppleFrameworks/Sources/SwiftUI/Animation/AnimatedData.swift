/// An interpolation of a value's animatable data from an old state to a new one.
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

  /// Starts an interpolation when an animatable value changes during an animated update.
  ///
  /// - Returns: The earlier interpolation if the data does not change; `nil` without an animation.
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

  /// Sets the animatable data of a value to its current state.
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
