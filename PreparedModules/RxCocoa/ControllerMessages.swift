import RxSwift
@_spi(Host) import UIKit

/// The messages from UIKit to a view controller.
final class ControllerMessages {
  private var sentSubjects: [Selector: PublishSubject<[Any]>] = [:]
  private var invokedSubjects: [Selector: PublishSubject<[Any]>] = [:]

  init(of controller: UIViewController) {
    MainActor.assumeIsolated {
      controller.messageHandler = { [weak self] name, arguments, isDone in
        guard let self else { return }
        (isDone ? invokedSubjects : sentSubjects)[Selector(name)]?.onNext(arguments)
      }
    }
  }

  func sent(_ selector: Selector) -> Observable<[Any]> { subject(of: selector, in: &sentSubjects) }

  func invoked(_ selector: Selector) -> Observable<[Any]> { subject(of: selector, in: &invokedSubjects) }

  private func subject(
    of selector: Selector, in subjects: inout [Selector: PublishSubject<[Any]>]
  ) -> Observable<[Any]> {
    if let known = subjects[selector] { return known.asObservable() }
    let subject = PublishSubject<[Any]>()
    subjects[selector] = subject
    return subject.asObservable()
  }

  deinit {
    for subject in sentSubjects.values { subject.onCompleted() }
    for subject in invokedSubjects.values { subject.onCompleted() }
  }
}
