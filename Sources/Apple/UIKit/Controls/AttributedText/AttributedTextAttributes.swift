/// Conversions of UIKit's attributes between `AttributedString` and `NSAttributedString`.
enum AttributedTextAttributes {
  private typealias UIKitKeys = AttributeScopes.UIKitAttributes

  /// Returns the attributes of a run as a dictionary.
  static func dictionary(from container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func copy<Key: AttributedStringKey>(_ key: Key.Type, _ convert: (Key.Value) -> Any = { $0 })
    where Key.Value: Sendable {
      if let value = container[key] { result[NSAttributedString.Key(rawValue: key.name)] = convert(value) }
    }
    copy(UIKitKeys.FontAttribute.self)
    copy(UIKitKeys.ParagraphStyleAttribute.self)
    copy(UIKitKeys.ForegroundColorAttribute.self)
    copy(UIKitKeys.BackgroundColorAttribute.self)
    copy(UIKitKeys.LigatureAttribute.self) { NSNumber(value: $0) }
    copy(UIKitKeys.KernAttribute.self) { NSNumber(value: Double($0)) }
    copy(UIKitKeys.TrackingAttribute.self) { NSNumber(value: Double($0)) }
    copy(UIKitKeys.StrikethroughStyleAttribute.self) { NSNumber(value: $0.rawValue) }
    copy(UIKitKeys.UnderlineStyleAttribute.self) { NSNumber(value: $0.rawValue) }
    copy(UIKitKeys.StrokeColorAttribute.self)
    copy(UIKitKeys.StrokeWidthAttribute.self) { NSNumber(value: Double($0)) }
    copy(UIKitKeys.BaselineOffsetAttribute.self) { NSNumber(value: Double($0)) }
    copy(UIKitKeys.UnderlineColorAttribute.self)
    copy(UIKitKeys.StrikethroughColorAttribute.self)
    copy(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    copy(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self) { NSNumber(value: $0.rawValue) }
    copy(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self)
    copy(AttributeScopes.FoundationAttributes.ImageURLAttribute.self)
    copy(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self)
    copy(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self)
    return result
  }

  /// Returns the attributes of a dictionary as a container. Attributes that an `AttributedString` does not have are
  /// omitted.
  static func container(from attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var result = AttributeContainer()
    func copy<Key: AttributedStringKey>(_ key: Key.Type, _ convert: (Any) -> Key.Value? = { $0 as? Key.Value })
    where Key.Value: Sendable {
      guard let value = attributes[NSAttributedString.Key(rawValue: key.name)] else { return }
      result[key] = convert(value)
    }
    copy(UIKitKeys.FontAttribute.self)
    copy(UIKitKeys.ParagraphStyleAttribute.self)
    copy(UIKitKeys.ForegroundColorAttribute.self)
    copy(UIKitKeys.BackgroundColorAttribute.self)
    copy(UIKitKeys.LigatureAttribute.self) { number($0)?.intValue }
    copy(UIKitKeys.KernAttribute.self) { length($0) }
    copy(UIKitKeys.TrackingAttribute.self) { length($0) }
    copy(UIKitKeys.StrikethroughStyleAttribute.self) { lineStyle($0) }
    copy(UIKitKeys.UnderlineStyleAttribute.self) { lineStyle($0) }
    copy(UIKitKeys.StrokeColorAttribute.self)
    copy(UIKitKeys.StrokeWidthAttribute.self) { length($0) }
    copy(UIKitKeys.BaselineOffsetAttribute.self) { length($0) }
    copy(UIKitKeys.UnderlineColorAttribute.self)
    copy(UIKitKeys.StrikethroughColorAttribute.self)
    copy(AttributeScopes.FoundationAttributes.LinkAttribute.self) { $0 as? URL ?? ($0 as? String).flatMap(URL.init) }
    copy(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self) { value in
      number(value).map { InlinePresentationIntent(rawValue: $0.uintValue) }
    }
    copy(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self)
    copy(AttributeScopes.FoundationAttributes.ImageURLAttribute.self)
    copy(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self)
    copy(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self)
    return result
  }

  /// Returns a value of an attribute as a number. Dictionaries may contain numbers of any type.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    default: nil
    }
  }

  private static func length(_ value: Any) -> CGFloat? { number(value).map { CGFloat($0.doubleValue) } }

  private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}
