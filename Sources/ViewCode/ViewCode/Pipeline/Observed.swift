import Foundation

#if canImport(Observation)
  import Observation
#endif

/// The use of Swift's observation if it is available.
@MainActor
enum Observed {
  private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code is on the main queue, which isn't always on the main thread: after `dispatchMain()`, it runs on
  /// others.
  private nonisolated static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  /// A reaction to the change of an observable object.
  struct Reaction {
    /// A closure that is called before the change: at once on the main thread, later from another one.
    let changed: @MainActor () -> Void
    /// A closure that is called after `changed`, when the main actor is available.
    let later: @MainActor () -> Void
  }

  /// Reads a value and observes the next change of an observable object that was read for it.
  ///
  /// - Parameter reaction: A closure that is called only if such an object was read, so that other views have no cost.
  static func read<Value>(_ value: () -> Value, _ reaction: () -> Reaction) -> Value {
    #if canImport(Observation)
      if #available(iOS 17, tvOS 17, macCatalyst 17, macOS 14, *) {
        return withObservationTracking(value, onChange: onChange(reaction()))
      }
    #endif
    return value()
  }

  private static func onChange(_ reaction: Reaction) -> @Sendable () -> Void {
    let (changed, later) = (reaction.changed, reaction.later)
    return {
      if isOnMainQueue {
        MainActor.assumeIsolated(changed)
        Task { @MainActor in later() }
      } else {
        Task { @MainActor in
          changed()
          later()
        }
      }
    }
  }
}
