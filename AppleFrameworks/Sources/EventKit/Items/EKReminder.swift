import Foundation
import HostServices

/// A reminder. It is added to a list when a store saves it.
///
/// - Source: developer.apple.com/documentation/eventkit/ekreminder
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?

  /// The priority, from 1 for the highest to 9; 0 for none.
  open var priority = 0

  /// The completion date; `nil` if the reminder is not completed.
  open var completionDate: Date?

  /// Whether the reminder has a completion date. Setting it to `true` sets the current date.
  ///
  /// - Source: developer.apple.com/documentation/eventkit/ekreminder/iscompleted
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? HostServices.date : nil } }
  }

  public init(eventStore: EKEventStore) { super.init(in: eventStore) }

  func duplicate(in store: EKEventStore) -> EKReminder {
    let copy = EKReminder(eventStore: store)
    copy.take(self)
    (copy.startDateComponents, copy.dueDateComponents) = (startDateComponents, dueDateComponents)
    (copy.priority, copy.completionDate) = (priority, completionDate)
    return copy
  }
}

/// The values of `EKReminder.priority`.
///
/// - Source: developer.apple.com/documentation/eventkit/ekreminderpriority
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
