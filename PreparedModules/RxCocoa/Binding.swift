import RxRelay
import RxSwift

extension ObservableType {
  /// Subscribes observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Subscribes observers of optional values.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Passes the sequence to a function, such as a list's binding.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence to a function, and an argument to its result, as in
  /// `bind(to: table.rx.items) { table, row, item in … }`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a function with an object while the object exists. Errors stop the program.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    weak var object = object
    return bind(onNext: { element in if let object { onNext(object, element) } })
  }

  /// Calls a function. Errors stop the program.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { bindingError($0) })
  }
}

#if RxSwift_Has_Binder
  extension InfallibleType {
    /// Subscribes observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
      asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers of optional values.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
      asObservable().map { $0 as Element? }.subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Passes the sequence to a function, such as a list's binding.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Passes the sequence to a function, and an argument to its result.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
      binder(self)(curriedArgument)
    }

    /// Calls a function with an object while the object exists.
    public func bind<Object: AnyObject>(
      with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
      weak var object = object
      return bind(onNext: { element in if let object { onNext(object, element) } })
    }

    /// Calls a function.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
      asObservable().subscribe(onNext: onNext)
    }

    /// Binds values to relays.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays of optional values.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays of optional values.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds values to relays of optional values.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
      bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    public func asDriver() -> Driver<Element> { sharedWithoutErrors(DriverSharingStrategy.self) }

    public func asSignal() -> Signal<Element> { sharedWithoutErrors(SignalSharingStrategy.self) }
  }

  extension ControlEvent {
    public func asInfallible() -> Infallible<Element> { asObservable().asInfallible(onErrorFallbackTo: .empty()) }
  }

  extension ControlProperty {
    public func asInfallible() -> Infallible<Element> { asObservable().asInfallible(onErrorFallbackTo: .empty()) }
  }

  extension SharedSequenceConvertibleType {
    public func asInfallible() -> Infallible<Element> { asObservable().asInfallible(onErrorFallbackTo: .empty()) }
  }
#endif
