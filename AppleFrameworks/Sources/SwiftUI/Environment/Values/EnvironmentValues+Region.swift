import UIKit

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "") } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
  private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

  /// The locale of formatted text.
  ///
  /// - Default: an empty locale outside of a hierarchy.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  ///
  /// - Default: the user's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  ///
  /// - Default: the user's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The layout direction.
  ///
  /// - Default: `.leftToRight`.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
}
