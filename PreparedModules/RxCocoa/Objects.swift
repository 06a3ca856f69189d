import Foundation
@_spi(Host) import FoundationGaps
import RxSwift
import UIKit

// Observation of an object's properties, deallocation and messages.

// MARK: - Key-value observing

extension Reactive where Base: NSObject {
  /// Returns the values of a property. The subscription retains the object unless `retainSelf` is `false`.
  ///
  /// - Parameters:
  ///   - type: The type of the values. Values of other types are `nil`.
  ///   - keyPath: The key path of the property.
  ///   - options: The options. Default: the current value and each new one.
  ///   - retainSelf: Whether the subscription retains the object. Default: `true`.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    keyedValues(keyPath, options, retainSelf: retainSelf).map { $0 as? Element }
  }

  /// Returns the values of a property without retaining the object. The sequence completes when the object is
  /// deallocated.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    keyedValues(keyPath, options, retainSelf: false).map { $0 as? Element }
  }

  fileprivate func keyedValues(
    _ keyPath: String, _ options: KeyValueObservingOptions, retainSelf: Bool
  ) -> Observable<Any?> {
    let (kept, unowned) = (retainSelf ? base : nil, WeakReference(base))
    let values = Observable<Any?>.create { observer in
      guard let object = kept ?? unowned.object else {
        observer.onCompleted()
        return Disposables.create()
      }
      return ValueObserver(object, keyPath, options, isKept: kept != nil) { observer.onNext($0) }
    }
    #if RxSwift_Has_Binder
      return values.take(until: base.rx.deallocated)
    #else
      return values.takeUntil(base.rx.deallocated)
    #endif
  }
}

extension Reactive where Base: NSObject {
  /// Returns the values of a property with a key path.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    let base = base
    return Observable<Element>.create { observer in
      let observation = base.observe(keyPath, options: options) { object, _ in
        observer.onNext(object[keyPath: keyPath])
      }
      return Disposables.create { observation.invalidate() }
    }
  }
}

/// Options for the values of an observed property.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value at the time of the subscription.
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  /// Each new value.
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)

  fileprivate var native: NSKeyValueObservingOptions {
    var result: NSKeyValueObservingOptions = []
    if contains(.new) { result.insert(.new) }
    if contains(.initial) { result.insert(.initial) }
    return result
  }
}

private struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// An observer of a property of an object.
private final class ValueObserver: RxTarget, ObservesValues {
  private weak var object: NSObject?
  private var keptObject: NSObject?
  private let keyPath: String
  private var callback: ((Any?) -> Void)?

  init(
    _ object: NSObject, _ keyPath: String, _ options: KeyValueObservingOptions, isKept: Bool,
    _ callback: @escaping (Any?) -> Void
  ) {
    self.object = object
    keptObject = isKept ? object : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: options.native, context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let value = change?[.newKey]
    callback?(value is NSNull ? nil : value)
  }

  override func dispose() {
    super.dispose()
    guard callback != nil else { return }
    callback = nil
    object?.removeObserver(self, forKeyPath: keyPath)
    keptObject = nil
  }
}

// MARK: - Values in another representation

/// A type whose values are represented by objects of another type in key-value observing.
public protocol KVORepresentable {
  associatedtype KVOType

  /// Creates the value from its representation.
  init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.intValue) }
}

extension Int32: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.int32Value) }
}

extension Int64: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.int64Value) }
}

extension UInt: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.uintValue) }
}

extension UInt32: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.uint32Value) }
}

extension UInt64: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.uint64Value) }
}

extension Bool: KVORepresentable {
  public typealias KVOType = NSNumber
  public init?(KVOValue: KVOType) { self.init(KVOValue.boolValue) }
}

extension CGRect: KVORepresentable {
  public typealias KVOType = NSValue
  public init?(KVOValue: KVOType) { self = KVOValue.cgRectValue }
}

extension CGSize: KVORepresentable {
  public typealias KVOType = NSValue
  public init?(KVOValue: KVOType) { self = KVOValue.cgSizeValue }
}

extension CGPoint: KVORepresentable {
  public typealias KVOType = NSValue
  public init?(KVOValue: KVOType) { self = KVOValue.cgPointValue }
}

extension KVORepresentable {
  fileprivate static func value(of object: Any?) -> Self? {
    (object as? Self) ?? (object as? KVOType).flatMap(Self.init(KVOValue:))
  }
}

extension Reactive where Base: NSObject {
  /// Returns the values of a property from their representations.
  public func observe<Element: KVORepresentable>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    keyedValues(keyPath, options, retainSelf: retainSelf).map { Element.value(of: $0) }
  }

  /// Returns the values of a property without retaining the object.
  public func observeWeakly<Element: KVORepresentable>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    keyedValues(keyPath, options, retainSelf: false).map { Element.value(of: $0) }
  }

  /// Returns the values of a property with raw values.
  public func observe<Element: RawRepresentable>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
    keyedValues(keyPath, options, retainSelf: retainSelf).map {
      ($0 as? Element) ?? Element.RawValue.value(of: $0).flatMap(Element.init(rawValue:))
    }
  }

  /// Returns the values of a property with raw values, without retaining the object.
  public func observeWeakly<Element: RawRepresentable>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
    keyedValues(keyPath, options, retainSelf: false).map {
      ($0 as? Element) ?? Element.RawValue.value(of: $0).flatMap(Element.init(rawValue:))
    }
  }
}

// MARK: - Deallocation

extension Reactive where Base: AnyObject {
  /// Sends a value and completes after the object is deallocated.
  ///
  /// The value may be late, because objects with associated values are only checked from time to time.
  public var deallocated: Observable<Void> {
    let bearer = kept(key: &deallocationKey) { DeallocationBearer() }
    return bearer.subject.asObservable()
  }

  /// The same as ``deallocated``, because no message precedes deallocation.
  public var deallocating: Observable<Void> { deallocated }

  /// Returns the value that is associated with the object for a key. It is created at the first use.
  func kept<Value>(key: UnsafeRawPointer, _ make: () -> Value) -> Value {
    objc_sync_enter(base)
    defer { objc_sync_exit(base) }
    if let known = objc_getAssociatedObject(base, key) as? Value { return known }
    let value = make()
    objc_setAssociatedObject(base, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return value
  }
}

nonisolated(unsafe) private var deallocationKey: UInt8 = 0
nonisolated(unsafe) private var messagesKey: UInt8 = 0

private final class DeallocationBearer {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

// MARK: - Messages

extension Reactive where Base: AnyObject {
  /// Returns the arguments of each message to the object, before the object handles it.
  ///
  /// There is no Objective-C runtime that intercepts messages. View controllers report messages from UIKit:
  /// `viewDidLoad`, and those about appearance and layout. The sequence for any other message is empty and does not
  /// complete.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    messages?.sent(selector) ?? .never()
  }

  /// Returns the arguments of each message to the object, after the object has handled it.
  ///
  /// There is no Objective-C runtime that intercepts messages. View controllers report messages from UIKit:
  /// `viewDidLoad`, and those about appearance and layout. The sequence for any other message is empty and does not
  /// complete.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    messages?.invoked(selector) ?? .never()
  }

  private var messages: ControllerMessages? {
    guard let controller = base as? UIViewController else { return nil }
    return kept(key: &messagesKey) { ControllerMessages(of: controller) }
  }
}
