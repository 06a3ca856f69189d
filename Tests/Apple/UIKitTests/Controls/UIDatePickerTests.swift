import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIDatePicker", .ownHosts)
struct UIDatePickerTests {
  private let screen: ControlTestScreen
  private let picker: UIDatePicker
  private var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  init() {
    StandardScreen.make()
    // Pickers begin at the host's time.
    AppHost.current.clock.now = 0
    picker = UIDatePicker()
    screen = ControlTestScreen()
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      if let label = subview as? UILabel, !label.isHidden { return [label.text ?? ""] }
      return texts(in: subview)
    }
  }

  /// Waits for turning wheels to stop.
  private func settle() {
    HostTime.advance(AppHost.current, by: 0.3, frameRate: 60) { WindowFrame.make(for: screen.window) }
  }

  @Test("without a date of its own it begins at the host's, which only its clock moves")
  func hostDate() {
    #expect(picker.date == date(2024, 1, 9, 9, 41))
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    AppHost.current.clock.now = start + 60
    #expect(UIDatePicker().date.timeIntervalSince(picker.date) == 60)
  }

  @Test("a date is moved into the range, unless the range's ends cross")
  func clamping() {
    picker.minimumDate = date(2024, 2, 1)
    #expect(picker.date == date(2024, 2, 1))
    picker.maximumDate = date(2024, 3, 1)
    picker.date = date(2025, 1, 1)
    #expect(picker.date == date(2024, 3, 1))
    picker.maximumDate = date(2023, 1, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1))
  }

  @Test("a date is moved down to a whole interval of minutes; an interval that does not divide the hour is none")
  func intervals() {
    picker.minuteInterval = 15
    #expect(picker.date == date(2024, 1, 9, 9, 30))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 60
    #expect(picker.minuteInterval == 1)
    picker.roundsToMinuteInterval = false
    picker.minuteInterval = 30
    picker.date = date(2024, 1, 9, 9, 41)
    #expect(picker.date == date(2024, 1, 9, 9, 41))
  }

  @Test("a countdown is whole minutes below a day")
  func duration() {
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -.nan
    #expect(picker.countDownDuration == 0)
  }

  @Test("automatic is compact, and wheels for what has no other style")
  func styles() {
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    picker.datePickerMode = .time
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test("wheels are 320 x 216 points large, as recorded, and a compact picker fits its patches")
  func sizes() {
    let compact = picker.intrinsicContentSize
    #expect(compact.height == 34)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize.width < compact.width / 2)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("a compact picker writes date and time as the locale does")
  func writing() {
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
    screen.show(picker)
    #expect(texts(in: picker) == ["Jan 9, 2024", "9:41 AM"])
    picker.locale = Locale(identifier: "de_DE")
    picker.timeZone = TimeZone(secondsFromGMT: 5 * 3600)
    screen.window.layoutIfNeeded()
    #expect(texts(in: picker) == ["09.01.2024", "14:41"] || texts(in: picker) == ["9. Jan. 2024", "14:41"])
  }

  @Test("wheels are in the locale's order, with AM and PM where it has them")
  func wheels() {
    func order(_ locale: String, _ mode: UIDatePicker.Mode) -> [DateWheel] {
      var model = DatePickerModel()
      model.locale = Locale(identifier: locale)
      model.mode = mode
      return DateWheel.wheels(for: model)
    }
    #expect(order("en_US", .date) == [.month, .day, .year])
    #expect(order("de_DE", .date) == [.day, .month, .year])
    #expect(order("ja_JP", .date) == [.year, .month, .day])
    #expect(order("en_US", .time) == [.hour, .minute, .period])
    #expect(order("de_DE", .dateAndTime) == [.dayInTime, .hour, .minute])
    #expect(order("en_US", .yearAndMonth) == [.month, .year])
  }

  private func record() -> () -> [Date] {
    var dates: [Date] = []
    picker.addAction(UIAction { [picker] _ in dates.append(picker.date) }, for: .valueChanged)
    return { dates }
  }

  @Test("a tap on a wheel changes its part of the date, and sends one event")
  func turning() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = date(2024, 1, 31, 7, 5)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    screen.show(picker)
    let dates = record()
    // The row is one below the center of the months. February has no 31st.
    HostFinger(down: CGPoint(x: 80, y: 140), in: screen.window).lift()
    settle()
    #expect(dates() == [date(2024, 2, 29, 7, 5)])
    // The wheel of days, which was turned to the 29th, is turned back.
    HostFinger(down: CGPoint(x: 190, y: 76), in: screen.window).lift()
    settle()
    #expect(dates().last == date(2024, 2, 28, 7, 5))
  }

  @Test("wheels go back to an allowed date when a finger leaves the range")
  func allowed() {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.maximumDate = date(2024, 1, 9, 10, 0)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    screen.show(picker)
    let dates = record()
    // PM is one row below AM.
    HostFinger(down: CGPoint(x: 220, y: 140), in: screen.window).lift()
    settle()
    #expect(dates() == [date(2024, 1, 9, 10, 0)])
  }

  @Test("a countdown's wheels change the duration")
  func countdown() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 90 * 60
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    screen.show(picker)
    HostFinger(down: CGPoint(x: 90, y: 140), in: screen.window).lift()
    settle()
    #expect(picker.countDownDuration == 150 * 60)
    HostFinger(down: CGPoint(x: 230, y: 76), in: screen.window).lift()
    settle()
    #expect(picker.countDownDuration == 149 * 60)
  }

  @Test("an inline calendar begins its weeks as the locale does, and has the month's days")
  func month() {
    var sunday = calendar
    sunday.firstWeekday = 1
    var monday = calendar
    monday.firstWeekday = 2
    // 1 January 2024 was a Monday, 1 February 2024 a Thursday.
    #expect(CalendarMonth(containing: date(2024, 1, 9), in: sunday).firstColumn == 1)
    #expect(CalendarMonth(containing: date(2024, 1, 9), in: monday).firstColumn == 0)
    let february = CalendarMonth(containing: date(2024, 1, 9), in: monday).moved(by: 1, in: monday)
    #expect(february.dayCount == 29 && february.firstColumn == 3 && february.month == 2)
  }

  @Test("a tap on a day of an inline calendar chooses it, with the time that was; arrows turn to other months")
  func choosing() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: picker.intrinsicContentSize.height)
    screen.show(picker)
    let dates = record()
    // Columns have 50 points, and rows 44 points from 66 on. The second row begins with Sunday the 7th.
    HostFinger(down: CGPoint(x: 125, y: 130), in: screen.window).lift()
    #expect(dates().isEmpty)
    HostFinger(down: CGPoint(x: 175, y: 130), in: screen.window).lift()
    #expect(dates() == [date(2024, 1, 10, 9, 41)])
    HostFinger(down: CGPoint(x: 330, y: 20), in: screen.window).lift()
    #expect(texts(in: picker).contains("February 2024"))
    HostFinger(down: CGPoint(x: 225, y: 88), in: screen.window).lift()
    #expect(dates().last == date(2024, 2, 1, 9, 41))
  }

  @Test("a patch brings up a calendar that chooses the day, and a tap beside that takes it away")
  func card() throws {
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .compact
    picker.minimumDate = date(2024, 1, 2)
    let size = picker.intrinsicContentSize
    // The window is as high as that of a phone.
    screen.window.frame.size.height = 700
    screen.show(picker, frame: CGRect(x: 10, y: 10, width: size.width, height: size.height))
    let dates = record()
    let pill = try #require(picker.parts.datePill)
    HostFinger(down: CGPoint(x: 10 + pill.frame.midX, y: 10 + pill.frame.midY), in: screen.window).lift()
    settle()
    let card = try #require(picker.parts.card)
    #expect(pill.isOpen)
    #expect(card.picker.datePickerStyle == .inline && card.picker.datePickerMode == .date)
    #expect(card.picker.date == picker.date && card.picker.minimumDate == picker.minimumDate)
    let frame = card.picker.convert(card.picker.bounds, to: screen.window)
    #expect(frame.minY > 10 + size.height)
    // The day is the Wednesday of the second week.
    HostFinger(
      down: CGPoint(x: frame.minX + frame.width * 3.5 / 7, y: frame.minY + 130), in: screen.window
    ).lift()
    #expect(dates() == [date(2024, 1, 10, 9, 41)])
    #expect(picker.parts.card === card)
    HostFinger(down: CGPoint(x: 390, y: 690), in: screen.window).lift()
    settle()
    #expect(picker.parts.card == nil && card.picker.window == nil && !pill.isOpen)
    // The other label displays wheels for the time.
    let time = try #require(picker.parts.timePill)
    HostFinger(down: CGPoint(x: 10 + time.frame.midX, y: 10 + time.frame.midY), in: screen.window).lift()
    #expect(picker.parts.card?.picker.datePickerMode == .time)
    #expect(picker.parts.card?.picker.datePickerStyle == .wheels)
    picker.removeFromSuperview()
    #expect(picker.parts.card == nil)
  }

  @Test("a calendar's title leads to wheels of months and years, and back")
  func months() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: picker.intrinsicContentSize.height)
    screen.window.frame.size.height = 700
    screen.show(picker)
    HostFinger(down: CGPoint(x: 60, y: 20), in: screen.window).lift()
    screen.window.layoutIfNeeded()
    let calendar = try #require(picker.parts.calendar)
    let wheels = try #require(calendar.subviews.compactMap { $0 as? UIPickerView }.first)
    #expect(wheels.frame == CGRect(x: 0, y: 44, width: 350, height: 286))
    #expect(wheels.numberOfComponents == 2)
    #expect(!calendar.subviews.contains { !$0.isHidden && ($0 as? UILabel)?.text == "15" })
    wheels.delegate?.pickerView(wheels, didSelectRow: wheels.selectedRow(inComponent: 0) + 2, inComponent: 0)
    HostFinger(down: CGPoint(x: 60, y: 20), in: screen.window).lift()
    screen.window.layoutIfNeeded()
    #expect(wheels.superview == nil)
    #expect(texts(in: picker).contains("15"))
    #expect(picker.date == date(2024, 1, 9, 9, 41))
  }

  @Test("days out of the range can't be chosen")
  func forbiddenDays() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = date(2024, 1, 9, 8, 0)
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: picker.intrinsicContentSize.height)
    screen.show(picker)
    let dates = record()
    HostFinger(down: CGPoint(x: 75, y: 130), in: screen.window).lift()
    #expect(dates().isEmpty)
  }
}
