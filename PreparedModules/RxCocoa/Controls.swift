import RxSwift

/// A sequence of events of a control.
public protocol ControlEventType: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a user interface object. They can't fail, have no initial value, and arrive on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  let events: Observable<PropertyType>

  /// Creates a control event from a sequence, to which it subscribes on the main thread.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    #if RxSwift_Has_Binder
      self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    #else
      self.events = events.subscribeOn(ConcurrentMainScheduler.instance)
    #endif
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }

  public func asControlEvent() -> ControlEvent<Element> { self }
}

extension ControlEvent {
  public func asDriver() -> Driver<Element> { sharedWithoutErrors(DriverSharingStrategy.self) }

  public func asSignal() -> Signal<Element> { sharedWithoutErrors(SignalSharingStrategy.self) }
}

/// A property of a control, as a sequence of values and an observer that sets it.
public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a user interface object, which the user changes and the app sets.
///
/// The sequence starts with the current value, and contains values from the user, but not those that the app sets.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// Creates a property from its values and the observer that sets it.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    #if RxSwift_Has_Binder
      self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    #else
      self.values = values.subscribeOn(ConcurrentMainScheduler.instance)
    #endif
    self.valueSink = AnyObserver(valueSink)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The values from the user, without the initial value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  public func asObservable() -> Observable<Element> { values }

  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the property. Errors stop the program.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): bindingError(error)
    case .next: valueSink.on(event)
    case .completed: valueSink.on(event)
    }
  }
}

extension ControlProperty {
  public func asDriver() -> Driver<Element> { sharedWithoutErrors(DriverSharingStrategy.self) }

  public func asSignal() -> Signal<Element> { sharedWithoutErrors(SignalSharingStrategy.self) }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string instead of `nil`.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
