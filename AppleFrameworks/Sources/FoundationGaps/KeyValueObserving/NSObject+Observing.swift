import Foundation
import HostServices

/// Objects whose properties can be observed by key paths.
///
/// - Source: developer.apple.com/documentation/objectivec/nskeyvalueobserving
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a function at each change of a property, until the observation ends. What is observed is not kept alive by it.
  ///
  /// Views tell of their changes, from the main thread; values that are equal to the ones before are no change. Of other objects'
  /// changes nobody hears here, which is said: of those there is the first call only, where `options` ask for it.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: what the function is told, and when. Default: neither value.
  ///   - changeHandler: gets the object, and what changed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = ObservedProperty(self, keyPath, options, changeHandler)
    if options.contains(.initial) { property.tellFirst() }
    guard HostServices.isOnMainQueue else { return property.unheard() }
    return MainActor.assumeIsolated { property.observe() } ?? property.unheard()
  }
}

/// A property of an object, and the value that its observer knows.
///
/// Unchecked: views are used on the main thread only, and nothing is heard of other objects.
private final class ObservedProperty<Object, Value>: @unchecked Sendable {
  private weak var object: AnyObject?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var known: Value

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object as AnyObject
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    known = object[keyPath: keyPath]
  }

  @MainActor
  func observe() -> NSKeyValueObservation? {
    guard let object, let end = HostServices.observeProperties(of: object, { self.check() }) else { return nil }
    return NSKeyValueObservation { Self.onMain(end) }
  }

  func unheard() -> NSKeyValueObservation {
    HostServices.tellDeveloper("\(type(of: object ?? self as AnyObject)) does not tell here when \(keyPath) changes")
    return NSKeyValueObservation(end: nil)
  }

  func tellFirst() { tell(old: nil, new: known, isPrior: false) }

  private func check() {
    guard let object = object as? Object else { return }
    let (old, new) = (known, object[keyPath: keyPath])
    guard !Self.areEqual(old, new) else { return }
    known = new
    if options.contains(.prior) { tell(old: old, new: nil, isPrior: true) }
    tell(old: old, new: new, isPrior: false)
  }

  private func tell(old: Value?, new: Value?, isPrior: Bool) {
    guard let object = object as? Object else { return }
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior))
  }

  /// By what the values say of it, or by which objects they are.
  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    if type(of: left as Any) is AnyClass { return left as AnyObject === right as AnyObject }
    return String(reflecting: left) == String(reflecting: right)
  }

  private static func isEqual<Known: Equatable>(_ left: Known, to right: Any) -> Bool { left == right as? Known }

  private static func onMain(_ end: @escaping @MainActor () -> Void) {
    if HostServices.isOnMainQueue {
      MainActor.assumeIsolated(end)
    } else {
      Task { @MainActor in end() }
    }
  }
}
