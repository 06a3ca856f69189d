import Foundation

/// Base64 data of a file, usually a keyed archive.
package struct ArchivedData: Hashable, Sendable {
  package var data: Data
}

extension ArchivedData: PropertyValue {
  package static var meaning: String { "Base64" }
  package static var elementNames: Set<String> { ["data", "mutableData"] }

  package init?(element: SourceElement) {
    guard let data = Base64.decode(element.text) else { return nil }
    self.data = data
  }
}

/// A point in time, in seconds since the beginning of 2001 in UTC.
package struct DateValue: Hashable, Sendable {
  package var secondsSinceReferenceDate: Double
}

extension DateValue: PropertyValue {
  package static var meaning: String { "a date with timeIntervalSinceReferenceDate" }
  package static var elementNames: Set<String> { ["date"] }

  package init?(element: SourceElement) {
    guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return nil }
    secondsSinceReferenceDate = seconds
  }
}

/// The identifier of a locale, such as `de_CH`.
package struct LocaleName: Hashable, Sendable {
  package var identifier: String
}

extension LocaleName: PropertyValue {
  package static var meaning: String { "a locale with a localeIdentifier" }
  package static var elementNames: Set<String> { ["locale"] }

  package init?(element: SourceElement) {
    guard let identifier = element["localeIdentifier"] else { return nil }
    self.identifier = identifier
  }
}

/// The modifier keys of a key command.
package struct ModifierMask: Hashable, Sendable {
  /// The names of the keys: `command`, `shift`, `alternate`, `control`, `alphaShift`, `numericPad`.
  package var names: Set<String>
}

extension ModifierMask: PropertyValue {
  package static var meaning: String { "a modifier mask" }
  package static var elementNames: Set<String> { ["keyModifierFlags", "modifierMask"] }

  package init?(element: SourceElement) { names = element.flags }
}

/// The name of a time zone, such as `Europe/Berlin`.
package struct TimeZoneName: Hashable, Sendable {
  package var name: String
}

extension TimeZoneName: PropertyValue {
  package static var meaning: String { "a time zone with a name" }
  package static var elementNames: Set<String> { ["timeZone"] }

  package init?(element: SourceElement) {
    guard let name = element["name"] else { return nil }
    self.name = name
  }
}

/// The effect of a visual effect view, with the names of UIBlurEffect.Style and UIVibrancyEffectStyle.
package enum VisualEffect: Hashable, Sendable {
  case blur(style: String)
  case vibrancy(style: String?, blur: String?)

  /// Parses the effect of a `visualEffectView`.
  init?(of element: SourceElement) {
    if let vibrancy = element.child("vibrancyEffect") {
      self = .vibrancy(style: vibrancy["style"], blur: vibrancy.child("blurEffect")?["style"])
    } else if let style = element.child("blurEffect")?["style"] {
      self = .blur(style: style)
    } else {
      return nil
    }
  }
}

/// The configuration of a web view. Its element contains the attributes and children.
package struct WebConfiguration: Hashable, Sendable {
  package let source: SourceElement
}

extension WebConfiguration: PropertyValue {
  package static var meaning: String { "the configuration of a web view" }
  package static var elementNames: Set<String> { ["wkWebViewConfiguration"] }

  package init?(element: SourceElement) { source = element }
}

/// The kinds of text that become links.
package struct DataDetectorTypes: Hashable, Sendable {
  /// The names of the kinds: `link`, `phoneNumber`, `address`, `calendarEvent`, `shipmentTrackingNumber`,
  /// `flightNumber`, `lookupSuggestion`, `money`, `physicalValue`.
  package var names: Set<String>
}

extension DataDetectorTypes: PropertyValue {
  package static var meaning: String { "data detector types" }
  package static var elementNames: Set<String> { ["dataDetectorType"] }

  package init?(element: SourceElement) { names = element.flags }
}

/// A segment of a segmented control.
package struct Segment: Hashable, Sendable {
  package var title: String?
  package var image: ImageReference?
  package var isEnabled: Bool
  /// The width in points, or 0 for the width of the others.
  package var width: Double
  package var contentOffset: Size?

  init(_ element: SourceElement) {
    title = element.string("title")
    image = element.value("image")
    isEnabled = element.bool("enabled") ?? true
    width = element.number("width") ?? 0
    contentOffset = element.value("contentOffset")
  }
}

/// A list of texts.
package struct TextList: Hashable, Sendable {
  package var texts: [String]
}

extension TextList: PropertyValue {
  package static var meaning: String { "a list of strings" }
  package static var elementNames: Set<String> { ["array", "mutableArray"] }

  package init?(element: SourceElement) {
    texts = element.children.compactMap { String.elementNames.contains($0.name) ? String(element: $0) : nil }
  }
}
