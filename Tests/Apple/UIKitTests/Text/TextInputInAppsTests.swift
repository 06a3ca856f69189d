import TestHosts
import Testing
import UIKit

/// Code of apps, which uses only public names.
@MainActor
@Suite("Text input as apps use it", .ownHosts)
struct TextInputInAppsTests {
  final class PaddedField: UITextField {
    private let inset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override init(frame: CGRect) {
      super.init(frame: frame)
      borderStyle = .roundedRect
      leftViewMode = .always
      autocorrectionType = .no
      returnKeyType = .next
      textContentType = .username
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: inset) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: inset) }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func deleteBackward() { super.deleteBackward() }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A text view with a placeholder, as in many apps.
  final class PlaceholderTextView: UITextView {
    let placeholderLabel = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isScrollEnabled = false
      textContainerInset = .zero
      self.textContainer.lineFragmentPadding = 0
      addSubview(placeholderLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var text: String! {
      didSet { placeholderLabel.isHidden = !text.isEmpty }
    }
  }

  final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let name = PaddedField()
    let note = PlaceholderTextView()
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      name.delegate = self
      note.delegate = self
      name.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .editingChanged)
      view.addSubview(name)
      view.addSubview(note)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return note.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) { changes += 1 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  @Test("a form with a field and a text view")
  func form() {
    let form = Form()
    form.loadViewIfNeeded()
    #expect(form.name.placeholder == nil && form.note.isEditable)
    form.note.text = "a"
    #expect(form.note.placeholderLabel.isHidden && form.changes == 0)
    #expect(form.note.delegate === form)
    #expect(!form.name.becomeFirstResponder(), "not in a window")
    #expect(form.name.caretRect(for: form.name.beginningOfDocument) == .zero)
    let style: UIKeyboardType = form.name.keyboardType
    #expect(style == .default && form.name.returnKeyType == .next && form.name.textContentType == .username)
  }

  @Test("measuring text with TextKit")
  func measuring() {
    let storage = NSTextStorage(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    manager.usesFontLeading = false
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    let size = manager.usedRect(for: container).size
    #expect(size.height > 20 && size.width > 30 && size.width < 60)
    let index = manager.characterIndex(
      for: CGPoint(x: 1, y: 1), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(index == 0)
  }
}
