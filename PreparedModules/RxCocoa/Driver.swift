import RxRelay
import RxSwift

/// A sequence for the user interface. It can't fail, its values arrive on the main thread, and a new subscription
/// receives the last value.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of drivers: a new subscriber receives the last value if there are other subscribers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver that ends with a value if the source fails.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    shared(DriverSharingStrategy.self) { _ in .just(onErrorJustReturn) }
  }

  /// Returns a driver that continues with another one if the source fails.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    shared(DriverSharingStrategy.self) { _ in onErrorDriveWith.asObservable() }
  }

  /// Returns a driver that continues with another one if the source fails, depending on the error.
  public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
    shared(DriverSharingStrategy.self) { onErrorRecover($0).asObservable() }
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observed(on: DriverSharingStrategy.scheduler))
  }
}

// MARK: - Subscribing

private let threadMessage =
  "`drive*` family of methods can be only called from `MainThread`.\n"
  + "This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.\n"

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes observers.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return asSharedSequence().asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional values.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return asSharedSequence().asObservable().map { $0 as Element? }.subscribe { event in
      observers.forEach { $0.on(event) }
    }
  }

  /// Binds values to relays.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Binds values to relays of optional values.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  #if RxSwift_Has_Binder
    /// Binds values to relays.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
      drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays of optional values.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
      drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }
  #endif

  /// Passes the sequence to a function, such as a list's binding.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return transformation(asObservable())
  }

  /// Passes the sequence to a function, and an argument to its result, as in
  /// `drive(table.rx.items) { table, row, item in … }`.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return with(asObservable())(curriedArgument)
  }

  /// Calls functions with an object while the object exists.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    weak var object = object
    return drive(
      onNext: { element in if let object { onNext?(object, element) } },
      onCompleted: { if let object { onCompleted?(object) } },
      onDisposed: { if let object { onDisposed?(object) } })
  }

  /// Calls functions.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes only for the side effects of the sequence.
  public func drive() -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: threadMessage)
    return asObservable().subscribe()
  }
}
