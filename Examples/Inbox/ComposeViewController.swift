import UIKit
import ViewCode

/// A controller of a new message, in a sheet of half the screen's height.
final class ComposeViewController: ContentViewController<ComposeView> {
  /// Returns the controller in its navigation controller for presentation.
  static func inSheet() -> UIViewController {
    let navigation = UINavigationController(rootViewController: ComposeViewController(ComposeView()))
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: close)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: close)
    navigationItem.rightBarButtonItem?.style = .done
    navigationItem.rightBarButtonItem?.isEnabled = false
    contentView.onChange = { [weak self] in self?.navigationItem.rightBarButtonItem?.isEnabled = !$0.isEmpty }
  }
}

/// A view with lines for the receiver and the subject above a text.
final class ComposeView: CodedView {
  /// A closure that receives the receiver's text when it changes.
  var onChange: (String) -> Void = { _ in }

  private lazy var receiver = field("To:")
  private lazy var subject = field("Subject:")
  private lazy var textView = UITextView()
    .setting(\.font, to: .preferredFont(forTextStyle: .body))
    .setting(\.text, to: "The table is in order now.\n\nAda")
  private let lines = [UIView(), UIView()]

  var hierarchy: Hierarchy {
    receiver
    lines[0]
    subject
    lines[1]
    textView
  }

  var layout: Layout {
    receiver.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
    for field in [receiver, subject] {
      field.pin(.horizontal, inset: 16)
      field.height(44)
    }
    lines[0].pin(below: receiver)
    subject.pin(below: lines[0])
    lines[1].pin(below: subject)
    for line in lines {
      line.pin(.leading, inset: 16)
      line.pin(.trailing)
      line.height(1 / 3)
    }
    textView.pin(below: lines[1], gap: 4)
    textView.pin(.horizontal, inset: 11)
    textView.pin(.bottom)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemBackground)
    for line in lines { Setting(\.backgroundColor, of: line, to: .separator) }
    Once { [unowned self] in
      let changed = UIAction { [unowned self] _ in onChange(receiver.text ?? "") }
      receiver.addAction(changed, for: .editingChanged)
    }
  }

  private func field(_ name: String) -> UITextField {
    let label = UILabel()
    label.text = name + " "
    label.textColor = .secondaryLabel
    label.sizeToFit()
    let field = UITextField()
    field.leftView = label
    field.leftViewMode = .always
    field.accessibilityLabel = name
    return field
  }
}
