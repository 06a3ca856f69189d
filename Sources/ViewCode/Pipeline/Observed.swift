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

  /// Reads a value, and notes the next change of an observable object that was read for it.
  ///
  /// - Parameters:
  ///   - changed: Called before the change: at once on the main thread, later from another one.
  ///   - later: Called after `changed`, when the main actor is free.
  static func read<Value>(
    _ value: () -> Value, changed: @escaping @MainActor () -> Void, later: @escaping @MainActor () -> Void
  ) -> Value {
    #if canImport(Observation)
      if #available(iOS 17, tvOS 17, macCatalyst 17, macOS 14, *) {
        return withObservationTracking(value) {
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
    #endif
    return value()
  }
}
