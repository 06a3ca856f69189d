import EventKit
import Placeholders
import UIKit

/// A view controller for editing an event. It is a labeled box with the event's title, whose Cancel button does not
/// change the event.
///
/// - Source: developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!

  /// The event; `nil` for a new event.
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = EventPage(kind: "EKEventEditViewController", event: event)
    page.title = event?.isNew ?? true ? "New Event" : "Edit Event"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    viewControllers = [page]
  }

  /// Cancels editing. The delegate dismisses the controller.
  open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// - Source: developer.apple.com/documentation/eventkitui/ekeventeditviewdelegate
@MainActor
@preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

/// Default implementations of the optional methods of the delegate.
extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    controller.eventStore.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: controller.eventStore)
  }
}

public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved, deleted
}

/// A view controller that displays a box with the title of an event.
final class EventPage: UIViewController {
  private let placeholder: PlaceholderView

  init(kind: String, event: EKEvent?) {
    placeholder = PlaceholderView(kind: kind, detail: event?.title ?? "an event")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("the page of an event is made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    placeholder.fill(view)
  }
}
