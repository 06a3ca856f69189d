/// `textField`: UITextField.
package enum TextFieldElement {
  package static let text = Property<String>("text")
  package static let placeholder = Property<String>("placeholder")
  package static let attributedText = Property<AttributedText>("attributedText")
  package static let attributedPlaceholder = Property<AttributedText>("attributedPlaceholder")
  package static let usesAttributedText = Property<Bool>("usesAttributedText")
  package static let textAlignment = Property<TextAlignment>("textAlignment")
  package static let borderStyle = Property<BorderStyle>("borderStyle")
  package static let clearButtonMode = Property<ClearButtonMode>("clearButtonMode")
  package static let minimumFontSize = Property<Double>("minimumFontSize")
  package static let adjustsFontSizeToFit = Property<Bool>("adjustsFontSizeToFit")
  package static let adjustsFontForContentSizeCategory = Property<Bool>("adjustsFontForContentSizeCategory")
  package static let clearsOnBeginEditing = Property<Bool>("clearsOnBeginEditing")
  package static let allowsEditingTextAttributes = Property<Bool>("allowsEditingTextAttributes")
  package static let background = Property<ImageReference>("background")
  package static let disabledBackground = Property<ImageReference>("disabledBackground")
  package static let fontDescription = Property<FontDescription>("fontDescription")
  package static let textColor = Property<Color>("textColor")
  package static let textInputTraits = Property<TextInputTraits>("textInputTraits")

  package static let schema = ElementSchema(
    "textField", className: "UITextField", extends: ControlElement.schema,
    [
      text.rule, placeholder.rule, attributedText.rule, attributedPlaceholder.rule, usesAttributedText.rule,
      textAlignment.rule, borderStyle.rule, clearButtonMode.rule, minimumFontSize.rule, adjustsFontSizeToFit.rule,
      adjustsFontForContentSizeCategory.rule, clearsOnBeginEditing.rule, allowsEditingTextAttributes.rule,
      background.rule, disabledBackground.rule, fontDescription.rule, textColor.rule, textInputTraits.rule,
    ])
}
