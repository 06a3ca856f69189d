import UIKit

extension Cases {
  func addText() {
    make("UITextField") {
      let field = UITextField()
      field.placeholder = "name"
      field.clearButtonMode = .always
      field.leftView = UIImageView(image: UIImage(systemName: "star"))
      field.leftViewMode = .always
      return field
    }
    make("UISearchTextField") {
      let field = UISearchTextField()
      field.insertToken(UISearchToken(icon: nil, text: "token"), at: 0)
      return field
    }
    make("UITextView") {
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100), textContainer: nil)
      view.attributedText = text()
      view.selectedRange = NSRange(location: 2, length: 4)
      return view
    }
    make("UITextRange") {
      let view = UITextView()
      view.text = "Some text"
      return view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    }
    make("UITextPosition") {
      let view = UITextView()
      return [view.beginningOfDocument, UITextField().endOfDocument]
    }
    make("UITextSelectionRect") { [self] in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "Some text\nof two lines"
      stage.view.addSubview(view)
      defer { view.removeFromSuperview() }
      return view.selectionRects(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
    }
    make("UITextInputStringTokenizer") { UITextInputStringTokenizer(textInput: UITextView()) }
    make("UITextInputMode") { UITextInputMode.activeInputModes }
    make("UITextInputPasswordRules") { UITextInputPasswordRules(descriptor: "minlength: 8;") }
    make("UITextInteraction") { [UITextInteraction(for: .editable), UITextInteraction(for: .nonEditable)] }
    make("UIFindInteraction") {
      let view = UITextView()
      view.isFindInteractionEnabled = true
      return view.findInteraction
    }
    make("UITextSearchingFindSession") { UITextSearchingFindSession(searchableObject: UITextView()) }
    make("UITextSearchOptions") {
      let searched = SearchedText()
      UITextSearchingFindSession(searchableObject: searched).performSearch(query: "word", options: nil)
      return searched.heard
    }

    make("NSTextStorage") {
      let storage = NSTextStorage(attributedString: text())
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 100, height: 100))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      manager.ensureLayout(for: container)
      return [storage, manager, container]
    }
    make("NSTextAttachment") {
      [NSTextAttachment(image: UIImage(systemName: "star")!), NSTextAttachment(data: Data([1]), ofType: "public.data")]
    }
    make("NSTextList") { NSTextList(markerFormat: .decimal, options: 0) }
    make("NSTextTab") { NSTextTab(textAlignment: .right, location: 20) }
    make("NSParagraphStyle") { NSParagraphStyle.default }
    make("UIFont") {
      [
        UIFont.systemFont(ofSize: 12), .preferredFont(forTextStyle: .body),
        .monospacedDigitSystemFont(ofSize: 10, weight: .bold),
      ]
    }
    make("UIFontDescriptor") {
      [UIFont.systemFont(ofSize: 12).fontDescriptor, UIFontDescriptor(name: "Courier", size: 10)]
    }
    make("UIFontMetrics") { UIFontMetrics(forTextStyle: .title1) }
  }
}

private func text() -> NSAttributedString {
  NSAttributedString(
    string: "Some words that take two lines, or three.\nAnd a paragraph.",
    attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red, .underlineStyle: 1])
}

/// A text that records its search requests.
private final class SearchedText: NSObject, UITextSearching {
  var heard: [Any] = []

  var selectedTextRange: UITextRange? { nil }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    .orderedSame
  }
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    heard += [options, resultAggregator]
    resultAggregator.finishedSearching()
  }
  func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {}
  func clearAllDecoratedFoundText() {}
}
