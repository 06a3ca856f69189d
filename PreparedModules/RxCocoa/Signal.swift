import RxRelay
import RxSwift

/// A sequence of events for the user interface. Unlike with a driver, a new subscription receives no earlier value.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing strategy of signals: new subscribers receive no earlier values.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a signal that ends with a value if the source fails.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    shared(SignalSharingStrategy.self) { _ in .just(onErrorJustReturn) }
  }

  /// Returns a signal that continues with another one if the source fails.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    shared(SignalSharingStrategy.self) { _ in onErrorSignalWith.asObservable() }
  }

  /// Returns a signal that continues with another one if the source fails, depending on the error.
  public func asSignal(onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>) -> Signal<Element> {
    shared(SignalSharingStrategy.self) { onErrorRecover($0).asObservable() }
  }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> {
    Signal(asObservable().observed(on: SignalSharingStrategy.scheduler))
  }
}

// MARK: - Subscribing

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asSharedSequence().asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional values.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asSharedSequence().asObservable().map { $0 as Element? }.subscribe { event in
      observers.forEach { $0.on(event) }
    }
  }

  /// Binds values to relays.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Binds values to relays of optional values.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Binds values to relays.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Binds values to relays of optional values.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  #if RxSwift_Has_Binder
    /// Binds values to relays.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
      emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays of optional values.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
      emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }
  #endif

  /// Calls functions with an object while the object exists.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    weak var object = object
    return emit(
      onNext: { element in if let object { onNext?(object, element) } },
      onCompleted: { if let object { onCompleted?(object) } },
      onDisposed: { if let object { onDisposed?(object) } })
  }

  /// Calls functions.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes only for the side effects of the sequence.
  public func emit() -> any Disposable { asObservable().subscribe() }
}
