import Foundation
// Importing RxCocoa imports the relays as well, as with the original.
@_exported import RxRelay
import RxSwift
import UIKit

// `RxSwift_Has_Binder` is defined if RxSwift declares `Binder`, as it does since version 6: see README.md.

/// The errors of RxCocoa.
public enum RxCocoaError: Error, CustomDebugStringConvertible {
  case unknown
  case invalidOperation(object: Any)
  case itemsNotYetBound(object: Any)
  case invalidPropertyName(object: Any, propertyName: String)
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  case errorDuringSwizzling
  case castingError(object: Any, targetType: Any.Type)

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .invalidPropertyName(let object, let name): "Object `\(object)` doesn't have a property named `\(name)`."
    case .invalidObjectOnKeyPath(let object, let source, let name):
      "Unobservable object `\(object)` was observed as `\(name)` of `\(source)`."
    case .errorDuringSwizzling: "Error during swizzling."
    case .castingError(let object, let type): "Error casting `\(object)` to `\(type)`"
    }
  }
}

func castOrThrow<T>(_ type: T.Type, _ object: Any) throws -> T {
  guard let value = object as? T else { throw RxCocoaError.castingError(object: object, targetType: type) }
  return value
}

func castOptionalOrThrow<T>(_ type: T.Type, _ object: Any) throws -> T? {
  switch object {
  case Optional<Any>.none, is NSNull: return nil
  default: return try castOrThrow(type, object)
  }
}

/// An error that reaches a user interface object is a programming error.
func bindingError(_ error: any Error) {
  let message = "Binding error: \(error)"
  #if DEBUG
    fatalError(message)
  #else
    print(message)
  #endif
}

/// An object that observes another one until it is disposed, and is retained in the meantime.
class RxTarget: NSObject, Disposable {
  private var retained: RxTarget?

  override init() {
    super.init()
    retained = self
  }

  func dispose() { retained = nil }
}

extension ObservableType {
  /// `observe(on:)`, which RxSwift 5 calls `observeOn`.
  func observed(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    #if RxSwift_Has_Binder
      observe(on: scheduler)
    #else
      observeOn(scheduler)
    #endif
  }

  /// `catch`, which RxSwift 5 calls `catchError`.
  func recovered(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    #if RxSwift_Has_Binder
      self.catch(handler)
    #else
      catchError(handler)
    #endif
  }
}

#if !RxSwift_Has_Binder
  /// An observer that passes values to an object on a scheduler. The reference to the object is weak.
  ///
  /// An error is a programming error, which stops the program in a debug build.
  public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    private let deliver: (Event<Value>) -> Void

    public init<Target: AnyObject>(
      _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
      binding: @escaping (Target, Value) -> Void
    ) {
      weak var weakTarget = target
      deliver = { event in
        switch event {
        case .next(let element):
          _ = scheduler.schedule(element) { element in
            if let target = weakTarget { binding(target, element) }
            return Disposables.create()
          }
        case .error(let error): bindingError(error)
        case .completed: break
        }
      }
    }

    public func on(_ event: Event<Value>) { deliver(event) }

    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
  }
#endif
