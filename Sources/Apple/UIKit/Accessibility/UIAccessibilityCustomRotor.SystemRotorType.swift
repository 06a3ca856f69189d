extension UIAccessibilityCustomRotor {
  /// The rotors that the system has: what they go to.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink
    case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }
}
