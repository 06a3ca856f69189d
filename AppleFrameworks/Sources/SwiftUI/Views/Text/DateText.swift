import HostServices
import UIKit

/// A namespace for functions that format dates.
enum DateText {
  static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.calendar = environment.calendar
    switch style.kind {
    case .time:
      formatter.timeStyle = .short
      formatter.dateStyle = .none
      return formatter.string(from: date)
    case .date:
      formatter.dateStyle = .long
      formatter.timeStyle = .none
      return formatter.string(from: date)
    case .timer:
      let seconds = Int(abs(date.timeIntervalSince(HostServices.date)).rounded(.down))
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String(format: "%d:%02d", minutes, seconds % 60)
    case .relative, .offset:
      let interval = date.timeIntervalSince(HostServices.date)
      let words = relative(Int(abs(interval).rounded(.down)))
      return style.kind == .relative ? words : (interval < 0 ? "-" : "+") + words
    }
  }

  private static func relative(_ seconds: Int) -> String {
    let parts = [
      (seconds / 86400, "day"), (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
    ]
    guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 sec" }
    return parts[first...].prefix(2).filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.1 == "day" && $0.0 != 1 ? "s" : "")" }.joined(separator: ", ")
  }
}
