import Foundation
import UIKit

/// A month with a dot, a picture or a word below some days, and with selectable days.
final class EventCalendar: UIViewController, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
  private let calendarView = UICalendarView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    calendarView.delegate = self
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.visibleDateComponents = DateComponents(year: 2024, month: 1)
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.selectedDates = [17, 24].map { DateComponents(year: 2024, month: 1, day: $0) }
    calendarView.selectionBehavior = selection
    calendarView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendarView)
    NSLayoutConstraint.activate([
      calendarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      calendarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      calendarView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    switch dateComponents.day {
    case 4, 5, 25: return .default(color: .systemOrange)
    case 11: return .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
    case 17: return .default()
    case 30:
      return .customView {
        let label = UILabel()
        label.text = "Moon"
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        return label
      }
    default: return nil
    }
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}

#Preview("Calendar view") {
  EventCalendar()
}
