import HostServices
import UIKit

/// The animations of a graph that the graph itself updates in each frame, instead of UIKit.
@MainActor
final class GraphAnimations {
  weak var graph: ViewGraph?
  private var running: [(data: AnimatedData, changed: @MainActor () -> Void)] = []
  private var waiting: [(time: Double, action: @MainActor () -> Void)] = []
  private var end: (@MainActor () -> Void)?
  private var frame: Double?

  /// The time of the current frame, or the clock's time outside of a frame.
  var now: Double { frame ?? HostServices.time?.seconds ?? ProcessInfo.processInfo.systemUptime }

  func add(_ data: AnimatedData, _ changed: @escaping @MainActor () -> Void) {
    running.append((data, changed))
    begin()
  }

  /// Calls the completion of `withAnimation` when its animation is complete.
  func complete(_ record: Transaction.CompletionRecord, after animation: Animation?) {
    let duration = animation.map { record.criteria.isRemoval ? $0.totalDuration : $0.logicalDuration } ?? 0
    waiting.append((now + duration, record.action))
    begin()
  }

  /// Calls an action after a number of seconds.
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
    graph?.frameDidChange()
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
  /// The animation of the current update.
  var animationOfUpdate: Animation? { transaction.animation }
}
