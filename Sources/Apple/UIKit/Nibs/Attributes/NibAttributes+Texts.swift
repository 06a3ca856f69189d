import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let label = AttributeTable<UILabel>(LabelElement.schema) { table in
    table.then { label, decoder in viewLooks.decode(label, from: decoder) }
    table.font(LabelElement.fontDescription) { label, font, _ in label.font = font }
    table.read(
      LabelElement.textColor,
      { label, color, decoder in
        if let color = decoder.nib.color(color, at: decoder.object) { label.textColor = color }
      },
      varied: { label, color, decoder in label.textColor = decoder.nib.color(color, at: decoder.object) ?? .label })
    table.read(LabelElement.highlightedColor) { label, color, decoder in
      label.highlightedTextColor = decoder.nib.color(color, at: decoder.object)
    }
    table.color(LabelElement.shadowColor, \.shadowColor)
    table.set(LabelElement.shadowOffset, \.shadowOffset) { CGSize($0) }
    table.set(LabelElement.textAlignment, \.textAlignment, varied: .natural) { NSTextAlignment($0) }
    table.set(LabelElement.lineBreakMode, \.lineBreakMode, or: .byTruncatingTail) { NSLineBreakMode($0) }
    table.set(LabelElement.baselineAdjustment, \.baselineAdjustment, or: .alignBaselines) {
      switch $0 {
      case .alignBaselines: .alignBaselines
      case .alignCenters: .alignCenters
      case .none: .none
      }
    }
    table.set(LabelElement.numberOfLines, \.numberOfLines, varied: 1)
    table.set(LabelElement.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth, varied: false)
    table.set(LabelElement.minimumScaleFactor, \.minimumScaleFactor, varied: 0) { CGFloat($0) }
    table.read(LabelElement.minimumFontSize) { label, size, decoder in
      // Files before iOS 6 contain a size, later ones a factor.
      guard let size, decoder.object[LabelElement.minimumScaleFactor] == nil, label.font.pointSize > 0 else { return }
      label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
    }
    table.set(LabelElement.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory)
    table.set(LabelElement.adjustsLetterSpacingToFitWidth, \.allowsDefaultTighteningForTruncation)
    table.set(LabelElement.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth) { CGFloat($0) }
    table.set(LabelElement.enabled, \.isEnabled)
    table.set(LabelElement.highlighted, \.isHighlighted)
    table.text(LabelElement.text) { label, text in label.text = text }
    table.varied(LabelElement.text) { label, text, decoder in
      label.text = decoder.nib.file.localization.text(of: decoder.object, "text") ?? text
    }
    table.read(LabelElement.attributedText) { label, text, decoder in
      if let text = decoder.nib.attributedText(text, at: decoder.object) { label.attributedText = text }
    }
    table.immaterial(LabelElement.usesAttributedText, because: noTextSwitch)
    table.unsupported(
      LabelElement.showsExpansionTextWhenTruncated, because: "labels do not show truncated text in a tooltip")
  }

  static let noTextSwitch = "the type of the text determines it"

  static let textField = AttributeTable<UITextField>(TextFieldElement.schema) { table in
    table.font(TextFieldElement.fontDescription) { field, font, _ in field.font = font }
    table.color(TextFieldElement.textColor, \.textColor, varied: .label)
    table.set(TextFieldElement.textAlignment, \.textAlignment) { NSTextAlignment($0) }
    table.set(TextFieldElement.borderStyle, \.borderStyle, or: .none) {
      switch $0 {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    }
    table.set(TextFieldElement.clearButtonMode, \.clearButtonMode, or: .never) {
      switch $0 {
      case .never: .never
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
    }
    table.set(TextFieldElement.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth)
    table.set(TextFieldElement.minimumFontSize, \.minimumFontSize) { CGFloat($0) }
    table.set(TextFieldElement.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory)
    table.set(TextFieldElement.clearsOnBeginEditing, \.clearsOnBeginEditing)
    table.set(TextFieldElement.allowsEditingTextAttributes, \.allowsEditingTextAttributes)
    table.image(TextFieldElement.background, \.background)
    table.image(TextFieldElement.disabledBackground, \.disabledBackground)
    table.read(TextFieldElement.textInputTraits) { field, traits, decoder in
      decoder.decodeInputTraits(of: field, traits)
      if let isSecure = traits?.isSecureTextEntry { field.isSecureTextEntry = isSecure }
    }
    table.readElsewhere(TextFieldElement.placeholder, TextFieldElement.text)
    table.read(TextFieldElement.attributedPlaceholder) { field, placeholder, decoder in
      if let placeholder = decoder.nib.attributedText(placeholder, at: decoder.object) {
        field.attributedPlaceholder = placeholder
      } else {
        field.placeholder = decoder.nib.file.localization.text(of: decoder.object, TextFieldElement.placeholder)
      }
    }
    table.read(TextFieldElement.attributedText) { field, text, decoder in
      if let text = decoder.nib.attributedText(text, at: decoder.object) {
        field.attributedText = text
      } else {
        field.text = decoder.nib.file.localization.text(of: decoder.object, TextFieldElement.text)
      }
    }
    table.immaterial(TextFieldElement.usesAttributedText, because: noTextSwitch)
  }

  static let textView = AttributeTable<UITextView>(TextViewElement.schema) { table in
    table.font(TextViewElement.fontDescription) { view, font, _ in view.font = font }
    table.color(TextViewElement.textColor, \.textColor, varied: .label)
    table.set(TextViewElement.textAlignment, \.textAlignment) { NSTextAlignment($0) }
    table.set(TextViewElement.editable, \.isEditable)
    table.set(TextViewElement.selectable, \.isSelectable)
    table.set(TextViewElement.allowsEditingTextAttributes, \.allowsEditingTextAttributes)
    table.set(TextViewElement.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory)
    table.set(TextViewElement.clearsOnInsertion, \.clearsOnInsertion)
    table.read(TextViewElement.linkTextAttributes) { view, attributes, decoder in
      if let attributes { view.linkTextAttributes = decoder.nib.attributes(attributes, at: decoder.object) }
    }
    table.read(TextViewElement.textInputTraits) { view, traits, decoder in
      decoder.decodeInputTraits(of: view, traits)
      if let isSecure = traits?.isSecureTextEntry { view.isSecureTextEntry = isSecure }
    }
    table.readElsewhere(TextViewElement.text)
    table.read(TextViewElement.attributedText) { view, text, decoder in
      if let text = decoder.nib.attributedText(text, at: decoder.object) {
        view.attributedText = text
      } else {
        view.text = decoder.nib.file.localization.text(of: decoder.object, TextViewElement.text) ?? ""
      }
    }
    table.immaterial(TextViewElement.usesAttributedText, because: noTextSwitch)
    table.read(TextViewElement.dataDetectorTypes) { view, types, _ in
      if let types { view.dataDetectorTypes = UIDataDetectorTypes(types) }
    }
    table.set(TextViewElement.findInteractionEnabled, \.isFindInteractionEnabled)
  }

  static let searchBar = AttributeTable<UISearchBar>(SearchBarElement.schema) { table in
    table.read(SearchBarElement.searchBarStyle) { bar, style, _ in
      switch style {
      case .prominent?: bar.searchBarStyle = .prominent
      case .minimal?: bar.searchBarStyle = .minimal
      case .default?, nil: break
      }
    }
    table.set(SearchBarElement.barStyle, \.barStyle) { UIBarStyle($0) }
    table.text(SearchBarElement.text) { $0.text = $1 }
    table.text(SearchBarElement.placeholder) { $0.placeholder = $1 }
    table.text(SearchBarElement.prompt) { $0.prompt = $1 }
    table.set(SearchBarElement.showsBookmarkButton, \.showsBookmarkButton)
    table.set(SearchBarElement.showsCancelButton, \.showsCancelButton)
    table.set(SearchBarElement.showsSearchResultsButton, \.showsSearchResultsButton)
    table.set(SearchBarElement.showsScopeBar, \.showsScopeBar)
    table.set(SearchBarElement.translucent, \.isTranslucent)
    table.color(SearchBarElement.barTintColor, \.barTintColor, varied: nil)
    table.image(SearchBarElement.backgroundImage, \.backgroundImage)
    table.read(SearchBarElement.scopeButtonTitles) { bar, titles, _ in bar.scopeButtonTitles = titles?.texts }
    table.read(SearchBarElement.textInputTraits) { bar, traits, decoder in
      decoder.decodeInputTraits(of: bar.searchTextField, traits)
    }
    table.unsupported(SearchBarElement.scopeBarBackgroundImage, because: "scope bars do not have background images")
  }
}

extension UIDataDetectorTypes {
  /// Creates the types of a file that are supported here.
  fileprivate init(_ types: DataDetectorTypes) {
    self = []
    if types.names.contains("link") { insert(.link) }
    if types.names.contains("phoneNumber") { insert(.phoneNumber) }
    if types.names.contains("address") { insert(.address) }
    if types.names.contains("calendarEvent") { insert(.calendarEvent) }
  }
}
