extension NSAttributedString {
  /// Makes text with the attributes of an `AttributedString` that are UIKit's, its links, and what Markdown says of it.
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
  /// Makes text with UIKit's attributes of an `NSAttributedString`, and its links. Other attributes are left out.
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
  /// Makes a container of the attributes of a dictionary that are UIKit's, and its link.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributecontainer
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributedTextAttributes.container(from: dictionary)
  }
}
