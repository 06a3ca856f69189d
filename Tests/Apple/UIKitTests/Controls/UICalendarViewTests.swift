import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UICalendarView", .ownHosts)
struct UICalendarViewTests {
  private let screen: ControlTestScreen
  private let view: UICalendarView
  private let listener = Listener()

  init() {
    StandardScreen.make()
    // Calendars begin at the host's time, 9 January 2024.
    AppHost.current.clock.now = 0
    view = UICalendarView()
    view.delegate = listener
    screen = ControlTestScreen()
    view.frame = CGRect(x: 0, y: 0, width: 350, height: view.intrinsicContentSize.height)
    screen.show(view)
  }

  /// A delegate that records its calls.
  private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var decorations: [Int: UICalendarView.Decoration] = [:]
    var asked: [DateComponents] = []
    var forbidden: Set<Int> = []
    var allowsNone = true
    var events: [String] = []

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      asked.append(dateComponents)
      return decorations[dateComponents.day ?? 0]
    }

    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      events.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      events.append("day \(dateComponents?.day ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
      -> Bool
    { dateComponents.map { !forbidden.contains($0.day ?? 0) } ?? allowsNone }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      events.append("+\(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      events.append("-\(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !forbidden.contains(dateComponents.day ?? 0) }

    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      events.append("week \(weekOfYearComponents?.weekOfYear ?? 0)")
    }
  }

  /// Taps a day of a month whose first day is in a column, counted from 0. Columns have 50 points, and rows have 60
  /// points from 66 on.
  private func tap(day: Int, firstColumn: Int = 1) {
    let place = day - 1 + firstColumn
    HostFinger(
      down: CGPoint(x: CGFloat(place % 7) * 50 + 25, y: 66 + CGFloat(place / 7) * 60 + 22), in: screen.window
    ).lift()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    HostFinger(down: CGPoint(x: x, y: y), in: screen.window).lift()
  }

  private func labels(in root: UIView) -> [UILabel] {
    root.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? labels(in: subview) }
  }

  private func isDimmed(day: Int) -> Bool? {
    labels(in: view).first { $0.text == "\(day)" }?.accessibilityTraits.contains(.notEnabled)
  }

  @Test("its defaults are Apple's, and it shows today's month")
  func defaults() {
    let view = UICalendarView()
    #expect(view.selectionBehavior == nil && view.delegate == nil && view.wantsDateDecorations)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.fontDesign == .default && view.timeZone == nil && view.calendar.identifier == .gregorian)
    let shown = view.visibleDateComponents
    #expect(shown.year == 2024 && shown.month == 1 && shown.day == nil && shown.calendar != nil)
  }

  @Test("without a selection a tap chooses nothing; with one it chooses the day, and again none")
  func singleDate() {
    tap(day: 10)
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    #expect(selection.selectedDate == nil)
    tap(day: 10)
    #expect(selection.selectedDate?.day == 10 && selection.selectedDate?.year == 2024)
    tap(day: 12)
    tap(day: 12)
    #expect(selection.selectedDate == nil)
    #expect(listener.events == ["day 10", "day 12", "day 0"])
  }

  @Test("a day that the delegate forbids is dimmed and can't be chosen, nor none where it wants one")
  func forbiddenDays() {
    listener.forbidden = [10]
    listener.allowsNone = false
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    #expect(isDimmed(day: 10) == true && isDimmed(day: 11) == false)
    tap(day: 10)
    tap(day: 11)
    tap(day: 11)
    #expect(selection.selectedDate?.day == 11 && listener.events == ["day 11"])
    listener.forbidden = []
    selection.updateSelectableDates()
    #expect(isDimmed(day: 10) == false)
  }

  @Test("setting the day by code tells nobody, and its disc lies behind it")
  func selectionByCode() throws {
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    selection.selectedDate = DateComponents(year: 2024, month: 1, day: 17)
    view.layoutIfNeeded()
    #expect(listener.events.isEmpty)
    let grid = try #require(view.subviews.first)
    let discs = grid.subviews.filter { $0 is ControlPart && !$0.isHidden }
    // The center of the third day in the third week is at 3.5 columns and 2 rows of 60 plus 22.
    #expect(discs.map { $0.center } == [CGPoint(x: 175, y: 66 + 120 + 22)])
  }

  @Test("many days are chosen and let go one by one, in their order")
  func multiDate() {
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    view.selectionBehavior = selection
    for day in [20, 3, 4] { tap(day: day) }
    tap(day: 3)
    listener.forbidden = [4]
    tap(day: 4)
    #expect(selection.selectedDates.map(\.day) == [20, 4])
    #expect(listener.events == ["+20", "+3", "+4", "-3"])
  }

  @Test("a week is chosen by any of its days, and its days lie on one ground")
  func weeks() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: listener)
    view.selectionBehavior = selection
    tap(day: 17)
    view.layoutIfNeeded()
    #expect(selection.selectedWeekOfYear?.weekOfYear == 3 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    let grid = try #require(view.subviews.first)
    let discs = grid.subviews.filter { $0 is ControlPart && !$0.isHidden }
    #expect(discs.map { $0.frame } == [CGRect(x: 3, y: 186, width: 344, height: 44)])
    tap(day: 14)
    #expect(selection.selectedWeekOfYear == nil && listener.events == ["week 3", "week 0"])
  }

  @Test("the delegate decorates the days of the month that is shown, and is asked again for those that are reloaded")
  func decorations() throws {
    #expect(Set(listener.asked.compactMap(\.day)) == Set(1...31))
    #expect(listener.asked.allSatisfy { $0.calendar != nil && $0.year == 2024 && $0.month == 1 && $0.era == 1 })
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 8))
    listener.decorations = [5: .default(color: .systemRed), 6: .customView { custom }]
    listener.asked = []
    view.reloadDecorations(
      forDateComponents: [
        DateComponents(year: 2024, month: 1, day: 5), DateComponents(year: 2024, month: 1, day: 6),
        DateComponents(year: 2024, month: 2, day: 7),
      ], animated: false)
    #expect(listener.asked.map(\.day) == [5, 6])
    view.layoutIfNeeded()
    // The sixth day of January 2024 is the last of the first week.
    #expect(custom.convert(custom.bounds, to: view) == CGRect(x: 310, y: 114, width: 30, height: 8))
    let place = try #require(custom.superview)
    #expect(place.clipsToBounds && !place.isUserInteractionEnabled)
    let dots = try #require(view.subviews.first).subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
    #expect(dots.map(\.tintColor) == [.systemRed])
    view.wantsDateDecorations = false
    #expect(custom.window == nil && view.intrinsicContentSize.height == 330)
  }

  @Test("arrows turn to other months and tell the delegate; components turn to theirs")
  func months() {
    tap(330, 20)
    #expect(view.visibleDateComponents.month == 2)
    view.visibleDateComponents = DateComponents(year: 2030, month: 12)
    #expect(view.visibleDateComponents.year == 2030 && view.visibleDateComponents.month == 12)
    view.visibleDateComponents = DateComponents(month: 3)
    #expect(view.visibleDateComponents.year == 2030)
    #expect(listener.events == ["from 2024-1", "from 2024-2"])
  }

  @Test("the available range dims days, stops the arrows at its months, and brings the shown month into itself")
  func range() throws {
    let start = try #require(view.date(of: DateComponents(year: 2024, month: 1, day: 8)))
    let end = try #require(view.date(of: DateComponents(year: 2024, month: 2, day: 20)))
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(isDimmed(day: 7) == true && isDimmed(day: 8) == false)
    tap(285, 20)
    #expect(view.visibleDateComponents.month == 1)
    tap(330, 20)
    tap(330, 20)
    #expect(view.visibleDateComponents.month == 2)
    view.availableDateRange = DateInterval(start: .distantPast, end: start)
    #expect(view.visibleDateComponents.month == 1)
  }

  @Test("the month's name leads to wheels for months and years, and back")
  func wheels() throws {
    tap(60, 20)
    view.layoutIfNeeded()
    let grid = try #require(view.subviews.first)
    let wheels = try #require(grid.subviews.compactMap { $0 as? UIPickerView }.first)
    wheels.selectRow(wheels.selectedRow(inComponent: 0) + 2, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: wheels.selectedRow(inComponent: 0), inComponent: 0)
    #expect(view.visibleDateComponents.month == 3)
    tap(60, 20)
    #expect(!grid.subviews.contains { $0 is UIPickerView })
  }

  @Test("a calendar, a locale and a design of its own are what it writes by")
  func writing() throws {
    view.locale = Locale(identifier: "de_DE")
    view.fontDesign = .monospaced
    var monday = Calendar(identifier: .gregorian)
    monday.firstWeekday = 2
    view.calendar = monday
    view.layoutIfNeeded()
    let texts = labels(in: view).compactMap(\.text)
    #expect(texts.contains("Januar 2024"))
    let monospaced = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).familyName
    #expect(labels(in: view).allSatisfy { $0.font.familyName == monospaced })
    // 1 January 2024 was a Monday.
    let one = try #require(labels(in: view).first { $0.text == "1" })
    #expect(one.frame.minX == 0)
  }
}
