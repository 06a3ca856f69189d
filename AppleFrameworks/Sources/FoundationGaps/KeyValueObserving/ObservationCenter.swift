import Foundation
import Synchronization

/// A center that manages the observers of properties.
///
/// It is notified of changes by `willChangeValue(forKey:)` and `didChangeValue(forKey:)`, which any class can call. A
/// `PropertySource` notifies it of changes of properties of UIKit and Foundation.
///
/// Unchecked: The lock guards the table. Observers are called without the lock.
final class ObservationCenter: @unchecked Sendable {
  // The process has one center, like the Objective-C runtime.
  static let shared = ObservationCenter()

  private static let count = Atomic(0)

  /// Whether any property of any object is observed.
  static var isInUse: Bool { count.load(ordering: .relaxed) > 0 }

  /// A change in progress.
  private struct Pending {
    let key: String
    let thread: ObjectIdentifier
    let observations: [Observation]
  }

  private final class Entry {
    weak var object: NSObject?
    /// A reference that keeps the address from being used for another object, also while the object is deallocated. An
    /// object that removes its observers in `deinit` can no longer be reached through the weak reference.
    private unowned let place: NSObject
    var observations: [Observation] = []
    var pending: [Pending] = []
    /// The keys whose setters do not notify observers, because other code does.
    var silent: [String] = []
    var sources: [String: PropertySource] = [:]

    init(_ object: NSObject) {
      self.object = object
      place = object
    }
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of objects at which the table is searched for deallocated ones.
  private var nextSweep = 64

  private func entry(of object: NSObject) -> Entry? { entries[ObjectIdentifier(object)] }

  // MARK: - Observers

  func add(_ observation: Observation) {
    guard let object = observation.object else { return }
    lock.withLock {
      sweep()
      let entry = entry(of: object) ?? Entry(object)
      entries[ObjectIdentifier(object)] = entry
      entry.observations.append(observation)
      Self.count.add(1, ordering: .relaxed)
    }
    observation.attach()
    addParts(of: observation, at: object)
    addSource(for: observation, at: object)
  }

  /// Adds observations of the key paths on which a property depends.
  private func addParts(of observation: Observation, at object: NSObject) {
    guard !observation.isUnnamed else { return }
    let key = observation.key
    for path in type(of: object).keyPathsForValuesAffectingValue(forKey: key).sorted() where path != key {
      let part = Observation(
        of: object, path, whole: observation, read: { $0.value(forKeyPath: path) }, deliver: { _, _ in })
      observation.parts.append(part)
      add(part)
    }
  }

  private func addSource(for observation: Observation, at object: NSObject) {
    let key = observation.isUnnamed ? "" : observation.key
    if let source = lock.withLock({ entry(of: object)?.sources[key] }) {
      if source.isRunning { observation.compare() }
      return
    }
    let source = PropertySource(of: object, observation.isUnnamed ? nil : key) { [weak self, weak object] in
      if let self, let object { check(object, key) }
    }
    lock.withLock { entry(of: object)?.sources[key] = source }
    if source.isRunning { observation.compare() }
  }

  private func check(_ object: NSObject, _ key: String) {
    let observations = lock.withLock {
      entry(of: object)?.observations.filter { ($0.isUnnamed ? "" : $0.key) == key } ?? []
    }
    for observation in observations { observation.check() }
  }

  func remove(_ observation: Observation) { remove(observation, of: observation.object) }

  private func remove(_ observation: Observation, of object: NSObject?) {
    let ended = lock.withLock { () -> PropertySource? in
      guard !observation.isEnded else { return nil }
      observation.isEnded = true
      Self.count.subtract(1, ordering: .relaxed)
      guard let object, let entry = entry(of: object) else { return nil }
      entry.observations.removeAll { $0 === observation }
      let key = observation.isUnnamed ? "" : observation.key
      let isNeeded = entry.observations.contains { ($0.isUnnamed ? "" : $0.key) == key }
      let source = isNeeded ? nil : entry.sources.removeValue(forKey: key)
      if entry.observations.isEmpty && entry.pending.isEmpty { entries[ObjectIdentifier(object)] = nil }
      return source
    }
    ended?.end()
    observation.end()
  }

  /// Removes the last added observer of a key path and, if specified, a context.
  ///
  /// - Returns: `false` if there is none.
  func remove(
    _ observer: NSObject, _ keyPath: String, of object: NSObject, context: UnsafeMutableRawPointer??
  ) -> Bool {
    let found = lock.withLock {
      entry(of: object)?.observations.last { observation in
        observation.observer == ObjectIdentifier(observer) && observation.keyPath == keyPath
          && (context == nil || context! == observation.context)
      }
    }
    guard let found else { return false }
    remove(found, of: object)
    return true
  }

  /// Removes the entries of deallocated objects. The lock must be held.
  private func sweep() {
    guard entries.count >= nextSweep else { return }
    for (key, entry) in entries where entry.object == nil {
      for observation in entry.observations where !observation.isEnded {
        observation.isEnded = true
        Self.count.subtract(1, ordering: .relaxed)
      }
      entries[key] = nil
    }
    nextSweep = max(64, entries.count * 2)
  }

  /// Returns the observations of some properties.
  func observations(of object: NSObject, _ keys: [String]) -> [Observation] {
    lock.withLock { entry(of: object)?.observations.filter { keys.contains($0.key) || $0.isUnnamed } ?? [] }
  }

  // MARK: - Changes

  func willChange(
    _ name: String, of object: NSObject, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil
  ) {
    let key = KeyedTables.canonical(name, of: type(of: object))
    let observations = lock.withLock { () -> [Observation] in
      guard let entry = entry(of: object), kind != .setting || !entry.silent.contains(key) else { return [] }
      let observations = entry.observations.filter { $0.key == key || $0.isUnnamed }
      guard !observations.isEmpty else { return [] }
      entry.pending.append(
        Pending(key: key, thread: ObjectIdentifier(Thread.current), observations: observations))
      return observations
    }
    for observation in observations { observation.willChange(kind, indexes) }
  }

  func didChange(
    _ name: String, of object: NSObject, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil
  ) {
    let key = KeyedTables.canonical(name, of: type(of: object))
    let observations = lock.withLock { () -> [Observation] in
      guard let entry = entry(of: object), kind != .setting || !entry.silent.contains(key) else { return [] }
      let thread = ObjectIdentifier(Thread.current)
      guard let last = entry.pending.lastIndex(where: { $0.key == key && $0.thread == thread }) else { return [] }
      let pending = entry.pending.remove(at: last)
      if entry.observations.isEmpty && entry.pending.isEmpty { entries[ObjectIdentifier(object)] = nil }
      return pending.observations
    }
    for observation in observations { observation.didChange(kind, indexes) }
  }

  /// Calls a closure that sets a property without notifications by its setter.
  func withoutSettings(of object: NSObject, _ key: String, _ body: () -> Void) {
    lock.withLock { entry(of: object)?.silent.append(key) }
    body()
    lock.withLock {
      if let entry = entry(of: object), let place = entry.silent.lastIndex(of: key) { entry.silent.remove(at: place) }
    }
  }
}
