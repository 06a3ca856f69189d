import UIKit
import ViewCode

/// A controller of a message.
final class MessageViewController: ContentViewController<MessageView> {
  private let message: MailMessage

  init(_ message: MailMessage) {
    self.message = message
    super.init(MessageView())
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.show(message)
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.confirmDeletion() }),
      .flexibleSpace(),
      UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.chooseAnswer() }),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  func confirmDeletion(animated: Bool = true) {
    let alert = UIAlertController(
      title: "Delete This Message?", message: "You can take it back from the bin for 30 days.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: animated)
  }

  func chooseAnswer(animated: Bool = true) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Reply", "Reply All", "Forward"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = toolbarItems?.last
    present(sheet, animated: animated)
  }
}

/// A scrolling view with the header and text of a message.
final class MessageView: CodedView {
  private let scrollView = UIScrollView()
  private let content = UIView()
  private let initials = InitialsView()
  private lazy var senderLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))
  private lazy var receiverLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)
    .setting(\.text, to: "To: Charles Babbage")
  private lazy var timeLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)
  private lazy var names = UIStackView()
    .setting(\.axis, to: .vertical)
    .setting(\.spacing, to: 2)
  private let line = UIView()
  private lazy var subjectLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .title2).bold)
    .setting(\.numberOfLines, to: 0)
  private lazy var textLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .body))
    .setting(\.numberOfLines, to: 0)

  var hierarchy: Hierarchy {
    scrollView {
      content {
        initials
        names {
          senderLabel
          receiverLabel
        }
        timeLabel
        line
        subjectLabel
        textLabel
      }
    }
  }

  var layout: Layout {
    scrollView.pin(.vertical)
    scrollView.pin(.horizontal, to: .safeArea)
    content.pin(.edges)
    content.width(like: scrollView)

    initials.size(44)
    initials.pin(.top, .leading, inset: 16)
    names.pin(after: initials, gap: 12)
    names.pin(.centerY, to: initials)
    timeLabel.pin(.trailing, inset: 16)
    timeLabel.pin(.firstBaseline, to: senderLabel)
    timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: names.trailingAnchor, constant: 8)

    line.pin(below: initials, gap: 16)
    line.pin(.leading, inset: 16)
    line.pin(.trailing)
    line.height(1 / 3)

    subjectLabel.pin(below: line, gap: 16)
    subjectLabel.pin(.horizontal, inset: 16)
    textLabel.pin(below: subjectLabel, gap: 12)
    textLabel.pin(.horizontal, .bottom, inset: 16)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemBackground)
    Setting(\.backgroundColor, of: line, to: .separator)
    Setting(\.alwaysBounceVertical, of: scrollView, to: true)
  }

  func show(_ message: MailMessage) {
    initials.show(message)
    senderLabel.text = message.sender
    timeLabel.text = message.time
    subjectLabel.text = message.subject
    textLabel.text = message.text
  }
}

extension UIFont {
  /// The same font in bold.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
