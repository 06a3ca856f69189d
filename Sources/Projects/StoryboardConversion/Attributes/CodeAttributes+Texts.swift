import InterfaceBuilder

extension CodeAttributes {
  static let noTextSwitch = "the type of the text determines it"

  static let label = CodeAttributes(LabelElement.schema) { table in
    table.text(LabelElement.text, "text")
    table.font(LabelElement.fontDescription, "font", besides: ".systemFont(ofSize: 17)")
    table.color(LabelElement.textColor, "textColor", besides: ".label")
    table.color(LabelElement.highlightedColor, "highlightedTextColor")
    table.color(LabelElement.shadowColor, "shadowColor")
    table.write(LabelElement.shadowOffset) { offset, object, _ in
      guard let offset, object[LabelElement.shadowColor] != nil, offset != Size(width: 0, height: -1) else { return [] }
      return [.property("shadowOffset", Expressions.size(offset))]
    }
    table.word(LabelElement.textAlignment, "textAlignment", besides: .natural)
    table.set(LabelElement.lineBreakMode, "lineBreakMode", besides: ".byTruncatingTail") { Expressions.lineBreak($0) }
    table.word(LabelElement.baselineAdjustment, "baselineAdjustment", besides: .alignBaselines)
    table.integer(LabelElement.numberOfLines, "numberOfLines", besides: 1)
    table.bool(LabelElement.adjustsFontSizeToFit, "adjustsFontSizeToFitWidth", besides: false)
    table.number(LabelElement.minimumScaleFactor, "minimumScaleFactor", besides: 0)
    table.write(LabelElement.minimumFontSize) { size, object, _ in
      guard let size, size > 0, object[LabelElement.minimumScaleFactor] == nil,
        object[LabelElement.adjustsFontSizeToFit] == true
      else { return [] }
      let whole = object[LabelElement.fontDescription]?.pointSize ?? 17
      guard whole > 0 else { return [] }
      return [.property("minimumScaleFactor", SwiftLiteral.number(size / whole))]
    }
    table.bool(LabelElement.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory", besides: false)
    table.bool(LabelElement.adjustsLetterSpacingToFitWidth, "allowsDefaultTighteningForTruncation", besides: false)
    table.number(LabelElement.preferredMaxLayoutWidth, "preferredMaxLayoutWidth", besides: 0)
    table.bool(LabelElement.enabled, "isEnabled", besides: true)
    table.bool(LabelElement.highlighted, "isHighlighted", besides: false)
    table.write(LabelElement.attributedText) { text, _, context in
      text.map { [.property("attributedText", context.expressions.attributedText($0))] } ?? []
    }
    table.immaterial(LabelElement.usesAttributedText, because: noTextSwitch)
    table.inexpressible(
      LabelElement.showsExpansionTextWhenTruncated, because: "UILabel does not have this property")
  }

  static let textField = CodeAttributes(TextFieldElement.schema) { table in
    table.text(TextFieldElement.text, "text")
    table.write(TextFieldElement.attributedText) { text, _, context in
      text.map { [.property("attributedText", context.expressions.attributedText($0))] } ?? []
    }
    table.write(TextFieldElement.placeholder) { text, object, context in
      guard let text, object[TextFieldElement.attributedPlaceholder] == nil else { return [] }
      return [.property("placeholder", context.expressions.text(text, of: object, "placeholder"))]
    }
    table.write(TextFieldElement.attributedPlaceholder) { text, _, context in
      text.map { [.property("attributedPlaceholder", context.expressions.attributedText($0))] } ?? []
    }
    table.font(TextFieldElement.fontDescription, "font")
    table.color(TextFieldElement.textColor, "textColor", besides: ".label")
    table.word(TextFieldElement.textAlignment, "textAlignment", besides: .natural)
    table.word(TextFieldElement.borderStyle, "borderStyle", besides: .none)
    table.word(TextFieldElement.clearButtonMode, "clearButtonMode", besides: .never)
    table.bool(TextFieldElement.adjustsFontSizeToFit, "adjustsFontSizeToFitWidth", besides: false)
    table.write(TextFieldElement.minimumFontSize) { size, object, _ in
      guard let size, size > 0, object[TextFieldElement.adjustsFontSizeToFit] == true else { return [] }
      return [.property("minimumFontSize", SwiftLiteral.number(size))]
    }
    table.bool(
      TextFieldElement.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory", besides: false)
    table.bool(TextFieldElement.clearsOnBeginEditing, "clearsOnBeginEditing", besides: false)
    table.bool(TextFieldElement.allowsEditingTextAttributes, "allowsEditingTextAttributes", besides: false)
    table.image(TextFieldElement.background, "background")
    table.image(TextFieldElement.disabledBackground, "disabledBackground")
    table.write(TextFieldElement.textInputTraits) { $2.inputTraits($0, of: $1) }
    table.immaterial(TextFieldElement.usesAttributedText, because: noTextSwitch)
  }

  static let textView = CodeAttributes(TextViewElement.schema) { table in
    table.text(TextViewElement.text, "text")
    table.font(TextViewElement.fontDescription, "font")
    table.color(TextViewElement.textColor, "textColor")
    table.word(TextViewElement.textAlignment, "textAlignment", besides: .natural)
    table.bool(TextViewElement.editable, "isEditable", besides: true)
    table.bool(TextViewElement.selectable, "isSelectable", besides: true)
    table.bool(TextViewElement.allowsEditingTextAttributes, "allowsEditingTextAttributes", besides: false)
    table.bool(
      TextViewElement.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory", besides: false)
    table.bool(TextViewElement.clearsOnInsertion, "clearsOnInsertion", besides: false)
    table.write(TextViewElement.attributedText) { text, _, context in
      text.map { [.property("attributedText", context.expressions.attributedText($0))] } ?? []
    }
    table.write(TextViewElement.linkTextAttributes) { attributes, _, context in
      attributes.map { [.property("linkTextAttributes", context.expressions.attributes($0))] } ?? []
    }
    table.write(TextViewElement.textInputTraits) { $2.inputTraits($0, of: $1) }
    table.immaterial(TextViewElement.usesAttributedText, because: noTextSwitch)
    table.write(TextViewElement.dataDetectorTypes) { types, _, _ in
      let names = types?.names ?? []
      let known = DataDetectorTypes.members.filter { names.contains($0) }.map { ".\($0)" }
      guard !known.isEmpty else { return [] }
      return [.property("dataDetectorTypes", known.count == 1 ? known[0] : "[\(known.joined(separator: ", "))]")]
    }
    table.bool(TextViewElement.findInteractionEnabled, "isFindInteractionEnabled", besides: false)
  }

  static let searchBar = CodeAttributes(SearchBarElement.schema) { table in
    table.word(SearchBarElement.searchBarStyle, "searchBarStyle", besides: .default)
    table.set(SearchBarElement.barStyle, "barStyle", besides: ".default") { Self.barStyle($0) }
    table.text(SearchBarElement.text, "text")
    table.text(SearchBarElement.placeholder, "placeholder")
    table.text(SearchBarElement.prompt, "prompt")
    table.bool(SearchBarElement.showsBookmarkButton, "showsBookmarkButton", besides: false)
    table.bool(SearchBarElement.showsCancelButton, "showsCancelButton", besides: false)
    table.bool(SearchBarElement.showsSearchResultsButton, "showsSearchResultsButton", besides: false)
    table.bool(SearchBarElement.showsScopeBar, "showsScopeBar", besides: false)
    table.bool(SearchBarElement.translucent, "isTranslucent", besides: true)
    table.color(SearchBarElement.barTintColor, "barTintColor")
    table.image(SearchBarElement.backgroundImage, "backgroundImage")
    table.write(SearchBarElement.scopeButtonTitles) { titles, _, _ in
      guard let titles, !titles.texts.isEmpty else { return [] }
      return [.property("scopeButtonTitles", "[\(titles.texts.map(SwiftLiteral.text).joined(separator: ", "))]")]
    }
    table.write(SearchBarElement.textInputTraits) { traits, object, context in
      context.inputTraits(traits, of: object).map { setting in
        guard case .property(let path, let value) = setting else { return setting }
        return .property("searchTextField.\(path)", value)
      }
    }
    table.inexpressible(
      SearchBarElement.scopeBarBackgroundImage, because: "UISearchBar does not have a background image for scope bars")
  }

  static func barStyle(_ style: BarStyle) -> String {
    switch style {
    case .default: ".default"
    case .black, .blackOpaque, .blackTranslucent: ".black"
    }
  }
}

extension AttributeContext {
  func inputTraits(_ traits: TextInputTraits?, of object: Object) -> [Setting] {
    guard let traits else { return [] }
    var settings: [Setting] = []
    func set(_ path: String, _ value: String?, besides standard: String) {
      if let value, value != standard { settings.append(.property(path, value)) }
    }
    set("textContentType", traits.textContentType.map(Self.contentType), besides: "")
    set("keyboardType", traits.keyboardType.map(Self.keyboard), besides: ".default")
    switch traits.keyboardAppearance {
    case .dark?, .alert?: set("keyboardAppearance", ".dark", besides: "")
    case .light?: set("keyboardAppearance", ".light", besides: "")
    case .default?, nil: break
    }
    set("returnKeyType", traits.returnKeyType.map { ".\($0.rawValue)" }, besides: ".default")
    set("autocapitalizationType", traits.autocapitalizationType.map { ".\($0.rawValue)" }, besides: ".sentences")
    set("autocorrectionType", traits.autocorrectionType.map { ".\($0.rawValue)" }, besides: ".default")
    set("spellCheckingType", traits.spellCheckingType.map { ".\($0.rawValue)" }, besides: ".default")
    set("smartDashesType", traits.smartDashesType.map { ".\($0.rawValue)" }, besides: ".default")
    set("smartQuotesType", traits.smartQuotesType.map { ".\($0.rawValue)" }, besides: ".default")
    set("smartInsertDeleteType", traits.smartInsertDeleteType.map { ".\($0.rawValue)" }, besides: ".default")
    set("enablesReturnKeyAutomatically", traits.enablesReturnKeyAutomatically.map(SwiftLiteral.bool), besides: "false")
    if object.kind != .searchBar {
      set("isSecureTextEntry", traits.isSecureTextEntry.map(SwiftLiteral.bool), besides: "false")
    }
    return settings
  }

  private static func keyboard(_ type: KeyboardType) -> String {
    switch type {
    case .url: ".URL"
    case .alphabet: ".asciiCapable"
    default: ".\(type.rawValue)"
    }
  }

  private static func contentType(_ name: String) -> String {
    let known = [
      "name": "name", "given-name": "givenName", "family-name": "familyName", "username": "username",
      "password": "password", "new-password": "newPassword", "one-time-code": "oneTimeCode", "email": "emailAddress",
      "tel": "telephoneNumber", "url": "URL", "postal-code": "postalCode", "country-name": "countryName",
      "cc-number": "creditCardNumber", "street-address": "fullStreetAddress",
    ]
    return known[name].map { ".\($0)" } ?? "UITextContentType(rawValue: \(SwiftLiteral.text(name)))"
  }
}

extension DataDetectorTypes {
  /// The members of UIDataDetectorTypes with the same names as in files.
  static let members = ["link", "phoneNumber", "calendarEvent"]
}
