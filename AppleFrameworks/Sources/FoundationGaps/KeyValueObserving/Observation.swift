import Foundation

/// A change that an observation passes on. It always contains the values; `options` determine those that an observer
/// receives.
struct PropertyChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?
  var old: Any?
  var new: Any?
  /// Whether there is an old value, which is not the case in the initial notification.
  var hasOld = true
  var isPrior = false
}

/// An observer of a key path of an object.
///
/// Unchecked: The properties of an object change on one thread at a time, as key-value observing requires.
final class Observation: @unchecked Sendable {
  let keyPath: String
  let key: String
  /// The keys after the first one; `nil` for a property of the object.
  let rest: String?
  let options: NSKeyValueObservingOptions
  /// The observer for `removeObserver`; `nil` for an observation that ends on its own.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?
  /// Whether the name of the key path is unknown, so that any change of the object may affect it.
  let isUnnamed: Bool
  weak var object: NSObject?
  /// The closure that reads the value of the key path.
  private let read: (NSObject) -> Any?
  private let deliver: (NSObject, PropertyChange) -> Void

  /// The observation that contains this one: its key path continues in this one, or its property depends on this one.
  private weak var whole: Observation?
  /// The observation of the remaining keys of the first key's value.
  private var tail: Observation?
  /// The observations of key paths on which the property depends.
  var parts: [Observation] = []
  /// The values before the current changes, which may be nested.
  private var olds: [Any?] = []
  /// The last known value of properties that are compared.
  private(set) var known: Any?
  private var isCompared = false
  var isEnded = false

  init(
    of object: NSObject, _ keyPath: String, options: NSKeyValueObservingOptions = [], observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, whole: Observation? = nil, isUnnamed: Bool = false,
    read: @escaping (NSObject) -> Any?, deliver: @escaping (NSObject, PropertyChange) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    let keys = KeyPathText.split(keyPath)
    key = KeyedTables.canonical(keys.key, of: Swift.type(of: object))
    rest = keys.rest
    self.options = options
    self.observer = observer.map { ObjectIdentifier($0) }
    self.context = context
    self.whole = whole
    self.isUnnamed = isUnnamed
    self.read = read
    self.deliver = deliver
  }

  /// Returns the value at the end of the key path.
  func value() -> Any? { object.flatMap { read($0) } }

  /// Starts comparing values when ``check()`` is called.
  func compare() {
    isCompared = true
    known = value()
    if let whole, !whole.isCompared { whole.compare() }
  }

  // MARK: - Nested key paths

  func attach() {
    guard let rest, !isEnded, let object, let next = KeyedAccess.object(key, of: object) else { return }
    let tail = Observation(
      of: next, rest, whole: self, read: { $0.value(forKeyPath: rest) }, deliver: { _, _ in })
    self.tail = tail
    ObservationCenter.shared.add(tail)
  }

  func detach() {
    if let tail { ObservationCenter.shared.remove(tail) }
    tail = nil
  }

  // MARK: - Changes

  func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    if let whole {
      detach()
      return whole.willChange(.setting, nil)
    }
    let old = isCompared && kind == .setting ? known : value()
    detach()
    olds.append(old)
    guard let object, options.contains(.prior) else { return }
    var change = PropertyChange(kind: kind, indexes: indexes, old: old, isPrior: true)
    if let indexes, kind != .setting {
      change.old = kind == .insertion ? nil : Self.objects(of: old, at: indexes)
      change.hasOld = kind != .insertion
    }
    deliver(object, change)
  }

  func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    if let whole {
      attach()
      if isCompared { known = value() }
      return whole.didChange(.setting, nil)
    }
    let old = olds.popLast() ?? nil
    attach()
    guard !isEnded, let object else { return }
    let new = value()
    if isCompared { known = new }
    if isUnnamed && Self.areEqual(old, new) { return }
    var change = PropertyChange(kind: kind, indexes: indexes, old: old, new: new)
    if let indexes, kind != .setting {
      change.old = kind == .insertion ? nil : Self.objects(of: old, at: indexes)
      change.hasOld = kind != .insertion
      change.new = kind == .removal ? nil : Self.objects(of: new, at: indexes)
    }
    deliver(object, change)
  }

  /// Notifies the observer of a change that a comparison detects.
  func check() {
    guard !isEnded, object != nil, !Self.areEqual(known, value()) else { return }
    willChange(.setting, nil)
    didChange(.setting, nil)
  }

  /// Notifies the observer of a change if the value differs from the previous one.
  func check(against old: Any?) {
    guard !isEnded, object != nil, !Self.areEqual(old, value()) else { return }
    let wasCompared = isCompared
    (isCompared, known) = (true, old)
    willChange(.setting, nil)
    didChange(.setting, nil)
    isCompared = wasCompared
  }

  func deliverFirst() {
    guard let object else { return }
    deliver(object, PropertyChange(new: value(), hasOld: false))
  }

  func end() {
    isEnded = true
    detach()
    for part in parts { ObservationCenter.shared.remove(part) }
    parts = []
  }

  private static func objects(of list: Any?, at indexes: IndexSet) -> [Any]? {
    let list = KeyedAccess.unwrapped(list)
    let objects = (list as? [Any]) ?? (list as? NSArray).map { array in (0..<array.count).map { array.object(at: $0) } }
    guard let objects else { return nil }
    return indexes.filter { $0 < objects.count }.map { objects[$0] }
  }

  // MARK: - Equality

  /// Returns whether values are equal, by equality or by identity.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = KeyedAccess.unwrapped(left), let right = KeyedAccess.unwrapped(right) else {
      return KeyedAccess.unwrapped(left) == nil && KeyedAccess.unwrapped(right) == nil
    }
    if type(of: left) is AnyClass && type(of: right) is AnyClass {
      if left as AnyObject === right as AnyObject { return true }
      guard left is NSString || left is NSNumber || left is NSValue else { return false }
    }
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    if let left = left as? [AnyObject], let right = right as? [AnyObject] {
      return left.map(ObjectIdentifier.init) == right.map(ObjectIdentifier.init)
    }
    return String(reflecting: left) == String(reflecting: right)
  }

  private static func isEqual<Known: Equatable>(_ left: Known, to right: Any) -> Bool { left == right as? Known }
}

extension KeyedAccess {
  /// Returns the object that is the value of a property; `nil` for other values.
  static func object(_ key: String, of object: NSObject) -> NSObject? { object.value(forKey: key) as? NSObject }
}
