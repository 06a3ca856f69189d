/// The automatic capitalization of typed text.
package enum Autocapitalization: String, EnumerationValue {
  case none, words, sentences, allCharacters
}

/// The vertical adjustment of a label's text that shrinks.
package enum BaselineAdjustment: String, EnumerationValue {
  case alignBaselines, alignCenters, none
}

/// The border of a text field.
package enum BorderStyle: String, EnumerationValue {
  case none, line, bezel, roundedRect
}

/// The condition for displaying the clear button and the overlay views of a text field.
package enum ClearButtonMode: String, EnumerationValue {
  case never, whileEditing, unlessEditing, always
}

/// The appearance of a keyboard.
package enum KeyboardAppearance: String, EnumerationValue {
  case `default`, dark, light, alert
}

/// The `keyboardType` of a text input.
package enum KeyboardType: String, EnumerationValue {
  case `default`, alphabet, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The wrapping or truncation of lines.
package enum LineBreakMode: String, EnumerationValue {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}

/// The wrapping or truncation of lines in a paragraph style.
package enum ParagraphLineBreakMode: String, EnumerationValue {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// The return key of a keyboard.
package enum ReturnKeyType: String, EnumerationValue {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The alignment of text. If it is absent, it is `left` in old files, and `natural` in files that say so.
package enum TextAlignment: String, EnumerationValue {
  case left, center, right, justified, natural
}

/// The writing direction of a paragraph.
package enum WritingDirection: String, EnumerationValue {
  case natural, leftToRight, rightToLeft
}
