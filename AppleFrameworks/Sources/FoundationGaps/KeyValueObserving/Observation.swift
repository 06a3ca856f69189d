import Foundation

/// A change as an observation passes it on. The values are there in any case; `options` decide what an observer gets.
struct PropertyChange {
  var kind = NSKeyValueChange.setting
  var indexes: IndexSet?
  var old: Any?
  var new: Any?
  /// Whether there is an old value: not in the first call.
  var hasOld = true
  var isPrior = false
}

/// An observer of a key path, at an object.
///
/// Unchecked: The properties of an object change on one thread at a time, as key-value observing demands.
final class Observation: @unchecked Sendable {
  let keyPath: String
  let key: String
  /// The keys after the first one; nil for a property of the object itself.
  let rest: String?
  let options: NSKeyValueObservingOptions
  /// The observer that `removeObserver` names; nil for an observation that ends itself.
  let observer: ObjectIdentifier?
  let context: UnsafeMutableRawPointer?
  /// Whether the key path has no known name, so that any change of the object may be one of it.
  let isUnnamed: Bool
  weak var object: NSObject?
  /// The handlers before and after a change.
  private let read: (NSObject) -> Any?
  private let deliver: (NSObject, PropertyChange) -> Void

  /// The observation that this one belongs to: its key path continues here, or its property depends on this one.
  private weak var whole: Observation?
  /// The observation of the remaining keys, at the value of the first one.
  private var tail: Observation?
  /// The observations of key paths that the property depends on.
  var parts: [Observation] = []
  /// The values before changes that are under way, one in another.
  private var olds: [Any?] = []
  /// The last known value, for properties that are compared.
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

  /// The value at the end of the key path.
  func value() -> Any? { object.flatMap { read($0) } }

  /// Has values compared, by what calls ``check()``.
  func compare() {
    isCompared = true
    known = value()
    if let whole, !whole.isCompared { whole.compare() }
  }

  // MARK: - The remaining keys

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

  /// Tells of a change that is found by comparing.
  func check() {
    guard !isEnded, object != nil, !Self.areEqual(known, value()) else { return }
    willChange(.setting, nil)
    didChange(.setting, nil)
  }

  /// Tells of a change, if the value is another one than before.
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

  /// By what the values say of it, or by which objects they are.
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
  /// The object that is the value of a property; nil where it is none.
  static func object(_ key: String, of object: NSObject) -> NSObject? { object.value(forKey: key) as? NSObject }
}
