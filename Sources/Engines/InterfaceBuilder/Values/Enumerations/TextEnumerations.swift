/// Which letters a keyboard makes capital.
package enum Autocapitalization: String, EnumerationValue {
  case none, words, sentences, allCharacters
}

/// Where a label's text stands when it shrinks.
package enum BaselineAdjustment: String, EnumerationValue {
  case alignBaselines, alignCenters, none
}

/// The border of a text field.
package enum BorderStyle: String, EnumerationValue {
  case none, line, bezel, roundedRect
}

/// When a text field shows its button that clears it, and when its overlays show.
package enum ClearButtonMode: String, EnumerationValue {
  case never, whileEditing, unlessEditing, always
}

/// The look of a keyboard.
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

/// How lines break.
package enum LineBreakMode: String, EnumerationValue {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}

/// How the lines of a paragraph style break.
package enum ParagraphLineBreakMode: String, EnumerationValue {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// The return key of a keyboard.
package enum ReturnKeyType: String, EnumerationValue {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// How text is aligned; absent is `left` in old files and `natural` in those that say so.
package enum TextAlignment: String, EnumerationValue {
  case left, center, right, justified, natural
}

/// The direction of a paragraph.
package enum WritingDirection: String, EnumerationValue {
  case natural, leftToRight, rightToLeft
}
