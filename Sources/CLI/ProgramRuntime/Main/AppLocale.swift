import Foundation

// The user's language and region, as VIEWCODE_LOCALE says; en_US without. On Linux Foundation asks nobody, and has
// "en_001" for everyone.
//
// As the functions of the C library in main.c, these go before Foundation's own, since the program's symbols are looked
// up first: for the app, for formatters and for UIKit alike. What Foundation's lowest library asks itself (the
// calendar's first weekday) it does not look up, so calendars are here, too.

private enum AppLocale {
  static let locale: Locale = {
    let name = ProcessInfo.processInfo.environment["VIEWCODE_LOCALE"] ?? ""
    return Locale(identifier: name.isEmpty ? "en_US" : name)
  }()

  /// Asked for at each lookup of a text.
  static let languages = [locale.identifier(.bcp47)]

  /// Made anew, as the time zone that it stands in may be another by now.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    return calendar
  }
}

// `Locale.current`, `.autoupdatingCurrent`, `.preferredLanguages`; `Calendar.current`, `.autoupdatingCurrent`.

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
