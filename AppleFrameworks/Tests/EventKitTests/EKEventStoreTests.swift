import EventKit
import PermissionResponses
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("EKEventStore", .ownHosts)
struct EKEventStoreTests {
  private let utc = TimeZone(identifier: "UTC")!

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  /// A store to which access has been given.
  private func openStore() -> (ViewHost, EKEventStore) {
    let host = ViewHost()
    host.show(UIViewController())
    let store = host.run {
      for subject in [PermissionResponses.Subject.calendars, .reminders] {
        PermissionResponses.current.willAnswer(.authorized, to: subject)
        _ = PermissionResponses.current.ask(subject)
      }
      return EKEventStore()
    }
    return (host, store)
  }

  private func event(_ store: EKEventStore, _ title: String, _ start: Date) -> EKEvent {
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate, event.endDate) = (title, start, start + 3600)
    (event.calendar, event.timeZone) = (store.defaultCalendarForNewEvents, utc)
    return event
  }

  private func days(_ store: EKEventStore, _ from: Date, _ to: Date) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    let events = store.events(matching: store.predicateForEvents(withStart: from, end: to, calendars: nil))
    return events.map { calendar.component(.day, from: $0.startDate) }
  }

  @Test("access is refused when it is asked for; nothing can be seen or saved")
  func refusal() {
    let host = ViewHost()
    host.show(UIViewController())
    var answers: [Bool] = []
    host.run {
      let store = EKEventStore()
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
      store.requestFullAccessToEvents { isGranted, _ in answers.append(isGranted) }
      #expect(answers.isEmpty)
    }
    host.advance(by: 0.1)
    host.run {
      let store = EKEventStore()
      #expect(answers == [false] && EKEventStore.authorizationStatus(for: .event) == .denied)
      #expect(store.defaultCalendarForNewEvents == nil && store.sources.isEmpty)
      let event = EKEvent(eventStore: store)
      #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }
  }

  @Test("an event is found in its range by all stores, as a copy, until it is removed")
  func saving() throws {
    let (host, store) = openStore()
    try host.run {
      let event = event(store, "Lunch", date(2025, 3, 10))
      try store.save(event, span: .thisEvent)
      event.title = "Unsaved"
      let other = EKEventStore()
      #expect(other.event(withIdentifier: event.eventIdentifier)?.title == "Lunch")
      #expect(days(other, date(2025, 3, 10), date(2025, 3, 11)) == [10])
      #expect(days(other, date(2025, 3, 11), date(2025, 3, 12)).isEmpty)
      try other.remove(try #require(other.event(withIdentifier: event.eventIdentifier)), span: .thisEvent)
      #expect(store.event(withIdentifier: event.eventIdentifier) == nil)
    }
  }

  @Test("what an event lacks is an error")
  func invalid() {
    let (host, store) = openStore()
    host.run {
      let event = EKEvent(eventStore: store)
      #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
      event.calendar = store.defaultCalendarForNewEvents
      #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
      event.startDate = date(2025, 1, 2)
      #expect(throws: EKError(.noEndDate)) { try store.save(event, span: .thisEvent) }
      event.endDate = date(2025, 1, 1)
      #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
    }
  }

  @Test("events repeat by their rules")
  func repeating() throws {
    let (host, store) = openStore()
    try host.run {
      @MainActor func found(_ rule: EKRecurrenceRule, from start: Date, to end: Date) throws -> [Int] {
        let event = self.event(store, "", start)
        event.addRecurrenceRule(rule)
        try store.save(event, span: .futureEvents)
        defer { try? store.remove(event, span: .futureEvents) }
        return days(store, start, end)
      }
      // The 1st of January 2025 is a Wednesday.
      let counted = EKRecurrenceRule(recurrenceWith: .daily, interval: 3, end: EKRecurrenceEnd(occurrenceCount: 3))
      let days1 = try found(counted, from: date(2025, 1, 1), to: date(2025, 2, 1))
      #expect(days1 == [1, 4, 7])
      let weekdays = EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [.init(.monday), .init(.wednesday)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(end: date(2025, 1, 15)))
      let days2 = try found(weekdays, from: date(2025, 1, 1), to: date(2025, 2, 1))
      #expect(days2 == [1, 6, 8, 13, 15])
      let lastFriday = EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [.init(.friday, weekNumber: -1)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
      let days3 = try found(lastFriday, from: date(2025, 1, 1), to: date(2025, 4, 1))
      #expect(days3 == [31, 28, 28])
      let monthly = EKRecurrenceRule(recurrenceWith: .monthly, interval: 1, end: nil)
      let days4 = try found(monthly, from: date(2025, 1, 31), to: date(2025, 6, 1))
      #expect(days4 == [31, 31, 31])
      let yearly = EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: nil)
      let days5 = try found(yearly, from: date(2024, 2, 29), to: date(2027, 12, 1))
      #expect(days5 == [29])
    }
  }

  @Test("a change of one occurrence leaves the others, one of the future ones begins a series")
  func spans() throws {
    let (host, store) = openStore()
    try host.run {
      let event = event(store, "", date(2025, 1, 1))
      event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
      try store.save(event, span: .futureEvents)
      let range = store.predicateForEvents(withStart: date(2025, 1, 1, 0), end: date(2025, 1, 7, 0), calendars: nil)
      let second = store.events(matching: range)[1]
      (second.startDate, second.endDate) = (second.startDate + 7200, second.endDate + 7200)
      try store.save(second, span: .thisEvent)
      #expect(second.isDetached && days(store, date(2025, 1, 1, 0), date(2025, 1, 5, 0)) == [1, 2, 3, 4])
      try store.remove(store.events(matching: range)[2], span: .thisEvent)
      #expect(days(store, date(2025, 1, 1, 0), date(2025, 1, 6, 0)) == [1, 2, 4, 5])
      try store.remove(store.events(matching: range)[3], span: .futureEvents)
      #expect(days(store, date(2025, 1, 1, 0), date(2025, 1, 7, 0)) == [1, 2, 4])
    }
  }

  @Test("reminders are fetched later, by whether they are completed")
  func reminders() throws {
    let (host, store) = openStore()
    var titles: [String] = []
    try host.run {
      for (title, isCompleted) in [("Milk", false), ("Bread", true)] {
        let reminder = EKReminder(eventStore: store)
        (reminder.title, reminder.isCompleted) = (title, isCompleted)
        reminder.calendar = store.defaultCalendarForNewReminders()
        try store.save(reminder, commit: true)
      }
      let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
      store.fetchReminders(matching: open) { titles += ($0 ?? []).map(\.title) }
      let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)
      store.fetchReminders(matching: done) { titles += ($0 ?? []).map(\.title) }
      let request = store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in titles.append("?") }
      store.cancelFetchRequest(request)
      #expect(titles.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(titles == ["Milk", "Bread"])
  }
}
