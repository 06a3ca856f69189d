import Foundation

// The user's language and region, according to VIEWCODE_LOCALE. Default: en_US. On Linux, Foundation always uses
// "en_001".
//
// Like the functions of the C library in main.c, these override Foundation's own, because the program's symbols are
// looked up first, for the app, for formatters and for UIKit. Foundation's lowest library does not look up its own
// functions (such as for the calendar's first weekday), so calendars are overridden, too.

private enum AppLocale {
  static let locale: Locale = {
    let name = ProcessInfo.processInfo.environment["VIEWCODE_LOCALE"] ?? ""
    return Locale(identifier: name.isEmpty ? "en_US" : name)
  }()

  /// The preferred languages, which are stored because each lookup of a text uses them.
  static let languages = [locale.identifier(.bcp47)]

  /// The current calendar, which is created each time because its time zone may have changed.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    return calendar
  }
}

// `Locale.current`, `.autoupdatingCurrent`, `.preferredLanguages`, `Calendar.current` and `.autoupdatingCurrent`

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { AppLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func followedLocale() -> Locale { AppLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { AppLocale.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { AppLocale.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func followedCalendar() -> Calendar { AppLocale.calendar }
