import Foundation
import HostServices
import TestHosts
import Testing
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Timelines and phases", .ownHosts)
struct TimelineViewTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let journal: Journal
    let start: Date
    var body: some View {
      TimelineView(schedule) { context in
        let _ = journal("\((context.date.timeIntervalSince(start) * 10).rounded() / 10)")
        Text("\(context.date.timeIntervalSince(start))")
      }
    }
  }

  @Test("a periodic schedule makes its content anew at its times, and at no others")
  func periodic() {
    let journal = Journal()
    let probe = Screen(Color.red)
    let start = probe.host.run { HostServices.date }
    let screen = Screen(Clock(schedule: .periodic(from: start, by: 2), journal: journal, start: start))
    screen.host.advance(by: 5)
    #expect(Set(journal.entries) == ["0.0", "2.0", "4.0"])
    #expect(journal.entries.last == "4.0")
  }

  @Test("explicit dates end: what came last stays")
  func explicit() {
    let journal = Journal()
    let probe = Screen(Color.red)
    let start = probe.host.run { HostServices.date }
    let dates = [start.addingTimeInterval(-5), start.addingTimeInterval(1), start.addingTimeInterval(1.5)]
    let screen = Screen(Clock(schedule: .explicit(dates), journal: journal, start: start))
    screen.host.advance(by: 3)
    #expect(journal.entries.first == "-5.0")
    #expect(journal.entries.last == "1.5")
  }

  @Test("an animation goes with the frames, not more often than it says, and stands still while it is paused")
  func animation() {
    func count(_ schedule: AnimationTimelineSchedule) -> Int {
      let journal = Journal()
      let screen = Screen(Clock(schedule: schedule, journal: journal, start: Date()))
      screen.host.advance(by: 1)
      return journal.entries.count
    }
    #expect((55...65).contains(count(.animation)))
    #expect((9...12).contains(count(.animation(minimumInterval: 0.1))))
    #expect(count(.animation(paused: true)) <= 2)
  }

  @Test("the minutes of a schedule are those of the clock")
  func minutes() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let entries = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(entries.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
  }

  private struct Gone: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      if flag.value == 0 { Clock(schedule: .animation, journal: journal, start: Date()) }
    }
  }

  @Test("a timeline that is not shown any more rests")
  func gone() {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(Gone(flag: flag, journal: journal))
    screen.host.advance(by: 0.1)
    screen.host.run { flag.value = 1 }
    screen.host.advance(by: 0.1)
    let count = journal.entries.count
    screen.host.advance(by: 1)
    #expect(count > 2 && journal.entries.count == count)
  }

  // MARK: Phases

  private struct Phased: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    let isTriggered: Bool
    var body: some View {
      if isTriggered {
        PhaseAnimator([1, 2, 3], trigger: flag.value) {
          content($0)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      } else {
        Color.red.phaseAnimator([1, 2, 3]) { _, phase in
          content(phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }
    }
    private func content(_ phase: Int) -> some View {
      if journal.entries.last != "\(phase)" { journal("\(phase)") }
      return Color.red.frame(width: CGFloat(phase) * 20, height: 20)
    }
  }

  @Test("phases follow each other without end")
  func phases() {
    let journal = Journal()
    let screen = Screen(Phased(flag: Switch(), journal: journal, isTriggered: false))
    screen.host.advance(by: 2.2)
    #expect(journal.entries.prefix(5) == ["1", "2", "3", "1", "2"])
  }

  @Test("with a trigger they are gone through once for each change, and end with the first")
  func trigger() {
    let (flag, journal) = (Switch(), Journal())
    let screen = Screen(Phased(flag: flag, journal: journal, isTriggered: true))
    screen.host.advance(by: 2)
    #expect(journal.entries == ["1"])
    screen.host.run { flag.value = 1 }
    screen.host.advance(by: 4)
    #expect(journal.entries == ["1", "2", "3", "1"])
  }
}
