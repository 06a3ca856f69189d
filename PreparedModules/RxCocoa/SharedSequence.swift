import RxSwift

/// The sharing strategy of a sequence, and the scheduler that delivers its values.
public protocol SharingStrategyProtocol {
  /// The scheduler on which values arrive.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence whose subscriptions share one subscription of the source.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that converts to a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// A sequence that can't fail, and whose subscriptions share one subscription of the source.
///
/// Its values arrive on the scheduler of its strategy.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  init(raw: Observable<Element>) {
    source = raw
  }

  public func asObservable() -> Observable<Element> { source }

  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// The scheduler on which drivers and signals deliver values.
public enum SharingScheduler {
  /// A closure that creates the scheduler. Default: the main scheduler.
  public private(set) nonisolated(unsafe) static var make: () -> any SchedulerType = { MainScheduler() }

  /// Replaces the scheduler while an action runs, for tests.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the schedulers while an action runs, for tests.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
    let original = make
    make = makeScheduler
    defer { make = original }
    try action()
  }
}

// MARK: - Making sequences

extension SharedSequence {
  public static func empty() -> SharedSequence<SharingStrategy, Element> { observing(.empty()) }

  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    observing(.just(element))
  }

  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  public static func from<S: Sequence>(_ sequence: S) -> SharedSequence<SharingStrategy, Element>
  where S.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of existing values, whose subscriptions run on the strategy's scheduler.
  private static func observing(_ source: Observable<Element>) -> SharedSequence<SharingStrategy, Element> {
    #if RxSwift_Has_Binder
      SharedSequence(raw: source.subscribe(on: SharingStrategy.scheduler))
    #else
      SharedSequence(raw: source.subscribeOn(SharingStrategy.scheduler))
    #endif
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}

// MARK: - Conversion

extension ObservableConvertibleType {
  func shared<S: SharingStrategyProtocol>(
    _ strategy: S.Type, recovering recover: @escaping (any Error) -> Observable<Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observed(on: S.scheduler).recovered(recover))
  }

  /// Returns a shared sequence for a source that can't fail. An error completes the sequence.
  func sharedWithoutErrors<S: SharingStrategyProtocol>(_ strategy: S.Type) -> SharedSequence<S, Element> {
    shared(strategy) { error in
      assertionFailure("Somehow driver received error from a source that shouldn't fail. \(error)")
      return .empty()
    }
  }
}
