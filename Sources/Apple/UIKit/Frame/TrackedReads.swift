import Foundation
import Observation
import QuartzCore

/// An update in which reads of observable objects are tracked.
///
/// - Source: developer.apple.com/documentation/uikit/automatic-observation-tracking
enum TrackedUpdate: Int {
  case properties
  case constraints
  case layout
  case display
  case configuration
}

/// An object whose updates are tracked.
@MainActor
protocol TracksReads: AnyObject {
  /// Requests an update again, because an object that it read is about to change.
  func readsWillChange(in update: TrackedUpdate)
}

/// The observable objects that an update read. The update is requested again when one of them changes.
@MainActor
final class TrackedReads {
  /// An additional observable value. Each update reads it, so that changing it removes the observation of the previous
  /// update. Otherwise observations would accumulate until an object changes.
  private final class Pulse: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    var value: Int { 0 }

    func read() { registrar.access(self, keyPath: \.value) }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }

  private struct WeakOwner: @unchecked Sendable {
    weak var object: (any TracksReads)?
  }

  private let pulse = Pulse()
  /// The number of the observed update. A change that an earlier one observed has no effect.
  private var number = 0

  /// Performs an update of an object, and requests it again when an observable object changes that it read.
  ///
  /// - Parameter reads: The reads of the previous update. It remains `nil` for updates without reads.
  static func perform<Result>(
    _ update: TrackedUpdate, of owner: some TracksReads, _ reads: inout TrackedReads?, _ body: () -> Result
  ) -> Result {
    let earlier = reads
    earlier?.end()
    var current = earlier
    // The second argument is an autoclosure, which is evaluated only if something was read.
    let result = withObservationTracking(
      {
        earlier?.pulse.read()
        return body()
      },
      onChange: observe(update, of: owner, by: earlier, &current))
    reads = current
    return result
  }

  private static func observe(
    _ update: TrackedUpdate, of owner: some TracksReads, by earlier: TrackedReads?, _ current: inout TrackedReads?
  ) -> @Sendable () -> Void {
    let reads = earlier ?? TrackedReads()
    current = reads
    return reads.handler(update, WeakOwner(object: owner))
  }

  private func end() {
    number += 1
    pulse.change()
  }

  private func handler(_ update: TrackedUpdate, _ owner: WeakOwner) -> @Sendable () -> Void {
    let number = number
    return { [weak self] in
      // Objects may change on any thread.
      let tell = { @MainActor @Sendable in
        guard let self, self.number == number else { return }
        owner.object?.readsWillChange(in: update)
      }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated(tell)
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(tell) }
      }
    }
  }
}

/// The tracked reads of a view, by update.
struct ViewReads {
  private var reads: [TrackedReads?] = [nil, nil, nil, nil, nil]

  subscript(update: TrackedUpdate) -> TrackedReads? {
    get { reads[update.rawValue] }
    set { reads[update.rawValue] = newValue }
  }
}

extension UIView: TracksReads {
  /// Performs an update, and requests it again when an observable object changes that it read.
  final func tracking<Result>(_ update: TrackedUpdate, _ body: () -> Result) -> Result {
    var reads = rareStorage?.reads?[update]
    let hadReads = reads != nil
    let result = TrackedReads.perform(update, of: self, &reads, body)
    if reads != nil || hadReads {
      var all = rare.reads ?? ViewReads()
      all[update] = reads
      rare.reads = all
    }
    return result
  }

  final func readsWillChange(in update: TrackedUpdate) {
    switch update {
    case .properties: setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .display: setNeedsDisplay()
    case .configuration: (self as? any UpdatesConfiguration)?.setNeedsUpdateConfiguration()
    }
  }
}

/// A view with a handler that updates its configuration.
@MainActor
protocol UpdatesConfiguration: UIView {
  func setNeedsUpdateConfiguration()
}
