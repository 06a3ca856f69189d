import Foundation
import RxSwift
import UIKit

/// The base class of delegate proxies.
///
/// There is no Objective-C runtime that intercepts messages, so a proxy's methods notify the observers.
open class _RXDelegateProxy: NSObject {
  private weak var weakDelegate: AnyObject?
  private var retainedDelegate: AnyObject?

  /// The app's delegate, to which the proxy forwards messages.
  public var _forwardToDelegate: Any? { weakDelegate }

  public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    weakDelegate = forwardToDelegate.map { $0 as AnyObject }
    retainedDelegate = retainDelegate ? weakDelegate : nil
  }

  public func hasWiredImplementation(for selector: Selector) -> Bool { false }

  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Notifies the observers of a message before and after forwarding it.
  ///
  /// - Parameter names: The selector in Objective-C, and the one derived from Swift's labels if it differs.
  func send(_ names: [String], _ arguments: [Any], _ forward: () -> Void) {
    for name in names { _sentMessage(Selector(name), withArguments: arguments) }
    forward()
    for name in names { _methodInvoked(Selector(name), withArguments: arguments) }
  }
}

/// An object between a view and its delegate, which notifies observers of messages and forwards them.
///
/// A subclass conforms to the delegate's protocol. Observers are notified of methods that a proxy of RxCocoa
/// implements. On Apple's systems, they are also notified of all other methods without a result.
open class DelegateProxy<P: AnyObject, D>: _RXDelegateProxy {
  public typealias ParentObject = P
  public typealias Delegate = D

  private var sentSubjects: [Selector: PublishSubject<[Any]>] = [:]
  private var invokedSubjects: [Selector: PublishSubject<[Any]>] = [:]
  private weak var parentObject: ParentObject?
  private let currentDelegate: (ParentObject) -> AnyObject?
  private let setCurrentDelegate: (AnyObject?, ParentObject) -> Void

  /// - Parameters:
  ///   - parentObject: The object with the delegate. The reference is weak.
  ///   - delegateProxy: The class of the proxy.
  public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
    self.parentObject = parentObject
    currentDelegate = { delegateProxy.currentDelegate(for: $0).map { $0 as AnyObject } }
    setCurrentDelegate = { delegateProxy.setCurrentDelegate($0.flatMap { $0 as? Delegate }, to: $1) }
    super.init()
  }

  /// Returns the arguments of each message, before the app's delegate receives it.
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    subject(of: selector, in: &sentSubjects)
  }

  /// Returns the arguments of each message, after the app's delegate has received it.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    subject(of: selector, in: &invokedSubjects)
  }

  private func subject(
    of selector: Selector, in subjects: inout [Selector: PublishSubject<[Any]>]
  ) -> Observable<[Any]> {
    MainScheduler.ensureRunningOnMainThread()
    if let known = subjects[selector] { return known.asObservable() }
    let subject = PublishSubject<[Any]>()
    subjects[selector] = subject
    return subject.asObservable()
  }

  open override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
    sentSubjects[selector]?.onNext(arguments)
  }

  open override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
    invokedSubjects[selector]?.onNext(arguments)
  }

  /// Returns the app's delegate.
  open func forwardToDelegate() -> Delegate? { _forwardToDelegate.flatMap { $0 as? Delegate } }

  /// Sets the delegate to which messages are forwarded.
  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    _setForwardToDelegate(delegate, retainDelegate: retainDelegate)
    reset()
  }

  /// Sets the delegate of the object again, so that the object queries the implemented methods again.
  private func reset() {
    guard let parentObject else { return }
    let current = currentDelegate(parentObject)
    guard current == nil || current === self else { return }
    setCurrentDelegate(nil, parentObject)
    setCurrentDelegate(self, parentObject)
  }

  deinit {
    for subject in sentSubjects.values { subject.onCompleted() }
    for subject in invokedSubjects.values { subject.onCompleted() }
  }
}

// MARK: - Types of proxies

/// A class of delegate proxies.
public protocol DelegateProxyType: AnyObject {
  associatedtype ParentObject: AnyObject
  associatedtype Delegate

  /// Calls ``register(make:)`` for each class of objects that has its own proxy.
  static func registerKnownImplementations()

  /// The identity that all proxies of the delegate share.
  static var identifier: UnsafeRawPointer { get }

  static func currentDelegate(for object: ParentObject) -> Delegate?

  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  func forwardToDelegate() -> Delegate?

  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  public static var identifier: UnsafeRawPointer {
    let identifier = ObjectIdentifier(Delegate.self)
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(bitPattern: identifier)) else {
      fatalError("\(Delegate.self) has no identifier")
    }
    return pointer
  }

  /// Registers a class of objects and a closure that creates their proxies.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    ProxyFactory.of(Self.self).add(Parent.self) { object in (object as? Parent).map { make($0) as AnyObject } }
  }

  /// Creates a proxy for an object, with the closure that is registered for its class or its nearest superclass.
  public static func createProxy(for object: AnyObject) -> Self {
    guard let proxy = ProxyFactory.of(Self.self).make(for: object) as? Self else {
      fatalError(
        "DelegateProxy has no factory for \(object). Call DelegateProxy.register for \(type(of: object)).")
    }
    return proxy
  }

  /// Returns the proxy of an object, which becomes its delegate. The previous delegate receives the forwarded messages.
  public static func proxy(for object: ParentObject) -> Self {
    MainScheduler.ensureRunningOnMainThread()
    let proxy: Self
    if let assigned = objc_getAssociatedObject(object, identifier) {
      guard let known = assigned as? Self else {
        fatalError("The delegate proxy of \(object) is \(assigned), which is not a \(Self.self)")
      }
      proxy = known
    } else {
      proxy = createProxy(for: object)
      objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
    }
    let current = currentDelegate(for: object)
    if current.map({ $0 as AnyObject }) !== proxy {
      (proxy as? _RXDelegateProxy)?._setForwardToDelegate(current, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }

  /// Forwards messages to a delegate until the result is disposed. Only one delegate can be installed at a time.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    weak var weakForwardDelegate: AnyObject? = forwardDelegate as AnyObject
    let proxy = proxy(for: object)
    if let set = proxy.forwardToDelegate() {
      fatalError(
        """
        This is a feature to warn you that there is already a delegate (or data source) set somewhere previously: \(set). \
        The action you are trying to perform would clear that delegate (data source). Set it to nil first.
        """)
    }
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create {
      MainScheduler.ensureRunningOnMainThread()
      let current = proxy.forwardToDelegate().map { $0 as AnyObject }
      // A delegate that was set later is kept.
      if current == nil || weakForwardDelegate == nil || current === weakForwardDelegate {
        proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate)
      }
    }
  }
}

/// A type whose objects have a delegate.
public protocol HasDelegate: AnyObject {
  associatedtype Delegate
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

/// A type whose objects have a data source.
public protocol HasDataSource: AnyObject {
  associatedtype DataSource
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

/// A type whose objects have a data source for prefetching.
public protocol HasPrefetchDataSource: AnyObject {
  associatedtype PrefetchDataSource
  var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.prefetchDataSource = delegate
  }
}

/// The factories of proxies for one delegate, by the class of the object that has the delegate.
private final class ProxyFactory {
  nonisolated(unsafe) private static var all: [UnsafeRawPointer: ProxyFactory] = [:]

  private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject?] = [:]

  static func of<Proxy: DelegateProxyType>(_ type: Proxy.Type) -> ProxyFactory {
    MainScheduler.ensureRunningOnMainThread()
    if let known = all[type.identifier] { return known }
    let factory = ProxyFactory()
    all[type.identifier] = factory
    type.registerKnownImplementations()
    return factory
  }

  func add<Parent>(_ parent: Parent.Type, _ make: @escaping (AnyObject) -> AnyObject?) {
    makers[ObjectIdentifier(parent)] = make
  }

  func make(for object: AnyObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let make = makers[ObjectIdentifier(current.subjectType)] { return make(object) }
      mirror = current.superclassMirror
    }
    return nil
  }
}
