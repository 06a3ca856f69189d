import Foundation
import HostServices

/// Something to be done. It lies in a list when a store has saved it.
///
/// - Source: developer.apple.com/documentation/eventkit/ekreminder
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?

  /// From 1, the highest, to 9; 0 for none.
  open var priority = 0

  /// Nil where it is not completed.
  open var completionDate: Date?

  /// Whether it has a date of completion. Setting it to true gives it the present date.
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

/// Values of `EKReminder.priority`.
///
/// - Source: developer.apple.com/documentation/eventkit/ekreminderpriority
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
