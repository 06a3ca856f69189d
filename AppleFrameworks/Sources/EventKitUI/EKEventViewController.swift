import EventKit
import Placeholders
import UIKit

/// A view controller that displays an event as a labeled box with its title.
///
/// - Source: developer.apple.com/documentation/eventkitui/ekeventviewcontroller
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent! { didSet { updateDetail() } }
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  private let placeholder = PlaceholderView(kind: "EKEventViewController")

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    placeholder.fill(view)
    updateDetail()
  }

  private func updateDetail() { placeholder.detail = event?.title ?? "an event" }
}

/// - Source: developer.apple.com/documentation/eventkitui/ekeventviewdelegate
@MainActor
@preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded, deleted
}
