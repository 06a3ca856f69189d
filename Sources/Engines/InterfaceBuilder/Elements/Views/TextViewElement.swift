/// `textView`: UITextView.
package enum TextViewElement {
  package static let text = Property<String>("text")
  package static let attributedText = Property<AttributedText>("attributedText")
  package static let usesAttributedText = Property<Bool>("usesAttributedText")
  package static let textAlignment = Property<TextAlignment>("textAlignment")
  package static let editable = Property<Bool>("editable")
  package static let selectable = Property<Bool>("selectable")
  package static let allowsEditingTextAttributes = Property<Bool>("allowsEditingTextAttributes")
  package static let adjustsFontForContentSizeCategory = Property<Bool>("adjustsFontForContentSizeCategory")
  package static let findInteractionEnabled = Property<Bool>("findInteractionEnabled")
  package static let clearsOnInsertion = Property<Bool>("clearsOnInsertion")
  package static let fontDescription = Property<FontDescription>("fontDescription")
  package static let textColor = Property<Color>("textColor")
  package static let textInputTraits = Property<TextInputTraits>("textInputTraits")
  package static let dataDetectorTypes = Property<DataDetectorTypes>("dataDetectorTypes")
  package static let linkTextAttributes = Property<TextAttributes>("linkTextAttributes")

  package static let schema = ElementSchema(
    "textView", className: "UITextView", extends: ScrollViewElement.schema,
    [
      text.rule, attributedText.rule, usesAttributedText.rule, textAlignment.rule, editable.rule, selectable.rule,
      allowsEditingTextAttributes.rule, adjustsFontForContentSizeCategory.rule, findInteractionEnabled.rule,
      clearsOnInsertion.rule, fontDescription.rule, textColor.rule, textInputTraits.rule, dataDetectorTypes.rule,
      linkTextAttributes.rule,
    ])
}
