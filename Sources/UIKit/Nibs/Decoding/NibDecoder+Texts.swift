import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ label: UILabel) {
    decodeLooks(of: label)
    let traits = nib.traits
    if let font = nib.font(object.value(LabelElement.fontDescription, in: traits), at: object) { label.font = font }
    if let color = nib.color(object.value(LabelElement.textColor, in: traits), at: object) { label.textColor = color }
    label.highlightedTextColor = nib.color(object[LabelElement.highlightedColor], at: object)
    if let color = nib.color(object[LabelElement.shadowColor], at: object) { label.shadowColor = color }
    if let offset = object[LabelElement.shadowOffset] { label.shadowOffset = CGSize(offset) }
    if let alignment = object[LabelElement.textAlignment] { label.textAlignment = NSTextAlignment(alignment) }
    label.lineBreakMode = object[LabelElement.lineBreakMode].map { NSLineBreakMode($0) } ?? .byTruncatingTail
    switch object[LabelElement.baselineAdjustment] {
    case .alignBaselines?, nil: label.baselineAdjustment = .alignBaselines
    case .alignCenters?: label.baselineAdjustment = .alignCenters
    case .none?: label.baselineAdjustment = .none
    }
    if let lines = object.value(LabelElement.numberOfLines, in: traits) { label.numberOfLines = lines }
    if let adjusts = object[LabelElement.adjustsFontSizeToFit] { label.adjustsFontSizeToFitWidth = adjusts }
    if let scale = object[LabelElement.minimumScaleFactor] { label.minimumScaleFactor = CGFloat(scale) }
    if let size = object[LabelElement.minimumFontSize], object[LabelElement.minimumScaleFactor] == nil,
      label.font.pointSize > 0
    {
      // Files of before iOS 6 name a size, newer ones its share.
      label.minimumScaleFactor = CGFloat(size) / label.font.pointSize
    }
    if let adjusts = object[LabelElement.adjustsFontForContentSizeCategory] {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let tightens = object[LabelElement.adjustsLetterSpacingToFitWidth] {
      label.allowsDefaultTighteningForTruncation = tightens
    }
    if let width = object[LabelElement.preferredMaxLayoutWidth] { label.preferredMaxLayoutWidth = CGFloat(width) }
    if let isEnabled = object[LabelElement.enabled] { label.isEnabled = isEnabled }
    if let isHighlighted = object[LabelElement.highlighted] { label.isHighlighted = isHighlighted }
    if let text = nib.attributedText(object[LabelElement.attributedText], at: object) {
      label.attributedText = text
    } else {
      label.text = nib.file.localization.text(of: object, LabelElement.text)
    }
  }

  func decode(_ field: UITextField) {
    if let font = nib.font(object.value(TextFieldElement.fontDescription, in: nib.traits), at: object) {
      field.font = font
    }
    if let color = nib.color(object[TextFieldElement.textColor], at: object) { field.textColor = color }
    if let alignment = object[TextFieldElement.textAlignment] { field.textAlignment = NSTextAlignment(alignment) }
    switch object[TextFieldElement.borderStyle] {
    case .none?, nil: field.borderStyle = .none
    case .line?: field.borderStyle = .line
    case .bezel?: field.borderStyle = .bezel
    case .roundedRect?: field.borderStyle = .roundedRect
    }
    switch object[TextFieldElement.clearButtonMode] {
    case .never?, nil: field.clearButtonMode = .never
    case .whileEditing?: field.clearButtonMode = .whileEditing
    case .unlessEditing?: field.clearButtonMode = .unlessEditing
    case .always?: field.clearButtonMode = .always
    }
    if let adjusts = object[TextFieldElement.adjustsFontSizeToFit] { field.adjustsFontSizeToFitWidth = adjusts }
    if let size = object[TextFieldElement.minimumFontSize] { field.minimumFontSize = CGFloat(size) }
    if let adjusts = object[TextFieldElement.adjustsFontForContentSizeCategory] {
      field.adjustsFontForContentSizeCategory = adjusts
    }
    if let clears = object[TextFieldElement.clearsOnBeginEditing] { field.clearsOnBeginEditing = clears }
    if let allows = object[TextFieldElement.allowsEditingTextAttributes] { field.allowsEditingTextAttributes = allows }
    field.background = nib.image(object[TextFieldElement.background], at: object)
    field.disabledBackground = nib.image(object[TextFieldElement.disabledBackground], at: object)
    decodeInputTraits(of: field, object[TextFieldElement.textInputTraits])
    if let isSecure = object[TextFieldElement.textInputTraits]?.isSecureTextEntry { field.isSecureTextEntry = isSecure }
    let texts = nib.file.localization
    if let placeholder = nib.attributedText(object[TextFieldElement.attributedPlaceholder], at: object) {
      field.attributedPlaceholder = placeholder
    } else {
      field.placeholder = texts.text(of: object, TextFieldElement.placeholder)
    }
    if let text = nib.attributedText(object[TextFieldElement.attributedText], at: object) {
      field.attributedText = text
    } else {
      field.text = texts.text(of: object, TextFieldElement.text)
    }
  }

  func decode(_ view: UITextView) {
    if let font = nib.font(object.value(TextViewElement.fontDescription, in: nib.traits), at: object) {
      view.font = font
    }
    if let color = nib.color(object[TextViewElement.textColor], at: object) { view.textColor = color }
    if let alignment = object[TextViewElement.textAlignment] { view.textAlignment = NSTextAlignment(alignment) }
    if let isEditable = object[TextViewElement.editable] { view.isEditable = isEditable }
    if let isSelectable = object[TextViewElement.selectable] { view.isSelectable = isSelectable }
    if let allows = object[TextViewElement.allowsEditingTextAttributes] { view.allowsEditingTextAttributes = allows }
    if let adjusts = object[TextViewElement.adjustsFontForContentSizeCategory] {
      view.adjustsFontForContentSizeCategory = adjusts
    }
    if let clears = object[TextViewElement.clearsOnInsertion] { view.clearsOnInsertion = clears }
    if let attributes = object[TextViewElement.linkTextAttributes] {
      view.linkTextAttributes = nib.attributes(attributes, at: object)
    }
    decodeInputTraits(of: view, object[TextViewElement.textInputTraits])
    if let isSecure = object[TextViewElement.textInputTraits]?.isSecureTextEntry { view.isSecureTextEntry = isSecure }
    if let text = nib.attributedText(object[TextViewElement.attributedText], at: object) {
      view.attributedText = text
    } else {
      view.text = nib.file.localization.text(of: object, TextViewElement.text) ?? ""
    }
  }

  func decode(_ bar: UISearchBar) {
    let texts = nib.file.localization
    switch object[SearchBarElement.searchBarStyle] {
    case .prominent?: bar.searchBarStyle = .prominent
    case .minimal?: bar.searchBarStyle = .minimal
    case .default?, nil: break
    }
    if let style = object[SearchBarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    bar.text = texts.text(of: object, SearchBarElement.text)
    bar.placeholder = texts.text(of: object, SearchBarElement.placeholder)
    bar.prompt = texts.text(of: object, SearchBarElement.prompt)
    if let shows = object[SearchBarElement.showsBookmarkButton] { bar.showsBookmarkButton = shows }
    if let shows = object[SearchBarElement.showsCancelButton] { bar.showsCancelButton = shows }
    if let shows = object[SearchBarElement.showsSearchResultsButton] { bar.showsSearchResultsButton = shows }
    if let shows = object[SearchBarElement.showsScopeBar] { bar.showsScopeBar = shows }
    if let isTranslucent = object[SearchBarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let color = nib.color(object[SearchBarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let image = nib.image(object[SearchBarElement.backgroundImage], at: object) { bar.backgroundImage = image }
    bar.scopeButtonTitles = object[SearchBarElement.scopeButtonTitles]?.texts
    decodeInputTraits(of: bar.searchTextField, object[SearchBarElement.textInputTraits])
  }

  private func decodeInputTraits(of field: some UITextInputTraits, _ traits: TextInputTraits?) {
    guard let traits else { return }
    if let value = traits.autocapitalizationType { field.autocapitalizationType = UITextAutocapitalizationType(value) }
    if let value = traits.autocorrectionType { field.autocorrectionType = choice(value, .default, .no, .yes) }
    if let value = traits.spellCheckingType { field.spellCheckingType = choice(value, .default, .no, .yes) }
    if let value = traits.smartDashesType { field.smartDashesType = choice(value, .default, .no, .yes) }
    if let value = traits.smartQuotesType { field.smartQuotesType = choice(value, .default, .no, .yes) }
    if let value = traits.smartInsertDeleteType { field.smartInsertDeleteType = choice(value, .default, .no, .yes) }
    if let value = traits.keyboardType { field.keyboardType = UIKeyboardType(value) }
    switch traits.keyboardAppearance {
    case .dark?, .alert?: field.keyboardAppearance = .dark
    case .light?: field.keyboardAppearance = .light
    case .default?, nil: break
    }
    if let value = traits.returnKeyType { field.returnKeyType = UIReturnKeyType(value) }
    if let enables = traits.enablesReturnKeyAutomatically { field.enablesReturnKeyAutomatically = enables }
    if let type = traits.textContentType { field.textContentType = UITextContentType(rawValue: type) }
  }

  private func choice<Value>(_ choice: EditingInteraction, _ byDefault: Value, _ no: Value, _ yes: Value) -> Value {
    switch choice {
    case .default: byDefault
    case .no: no
    case .yes: yes
    }
  }
}

extension UITextAutocapitalizationType {
  fileprivate init(_ type: Autocapitalization) {
    switch type {
    case .none: self = .none
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .allCharacters
    }
  }
}

extension UIKeyboardType {
  fileprivate init(_ type: InterfaceBuilder.KeyboardType) {
    switch type {
    case .default: self = .default
    case .alphabet: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .url: self = .URL
    case .numberPad: self = .numberPad
    case .phonePad: self = .phonePad
    case .namePhonePad: self = .namePhonePad
    case .emailAddress: self = .emailAddress
    case .decimalPad: self = .decimalPad
    case .twitter: self = .twitter
    case .webSearch: self = .webSearch
    case .asciiCapableNumberPad: self = .asciiCapableNumberPad
    }
  }
}

extension UIReturnKeyType {
  fileprivate init(_ type: InterfaceBuilder.ReturnKeyType) {
    switch type {
    case .default: self = .default
    case .go: self = .go
    case .google: self = .google
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .search: self = .search
    case .send: self = .send
    case .yahoo: self = .yahoo
    case .done: self = .done
    case .emergencyCall: self = .emergencyCall
    case .continue: self = .continue
    }
  }
}

extension UIBarStyle {
  init(_ style: InterfaceBuilder.BarStyle) {
    switch style {
    case .default: self = .default
    case .black, .blackOpaque, .blackTranslucent: self = .black
    }
  }
}
