extension NSAttributedString {
  /// Creates an attributed string with UIKit's attributes, the links and the Markdown intents of an `AttributedString`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(
        NSAttributedString(string: text, attributes: AttributedTextAttributes.dictionary(from: run.attributes)))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string with UIKit's attributes and the links of an `NSAttributedString`. Other attributes
  /// are omitted.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributedstring
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(
        AttributedString(
          text.substring(with: range), attributes: AttributedTextAttributes.container(from: attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container with UIKit's attributes and the link of a dictionary.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributecontainer
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributedTextAttributes.container(from: dictionary)
  }
}
