import Foundation

#if canImport(Observation)
  import Observation
#endif

/// Swift's observation, where there is one.
@MainActor
enum Observed {
  private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main queue is not always the main thread's: a program that ends in `dispatchMain()` has it run on others.
  private nonisolated static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  /// What to do when an observable object changes.
  struct Reaction {
    /// Before the change: at once on the main thread, later from another one.
    let changed: @MainActor () -> Void
    /// After `changed`, when the main actor is free.
    let later: @MainActor () -> Void
  }

  /// Reads a value, and notes the next change of an observable object that was read for it.
  ///
  /// - Parameter reaction: Asked for where an object was read at all; most views read none, and pay for none.
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
