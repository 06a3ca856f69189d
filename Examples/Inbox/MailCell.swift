import UIKit
import ViewCode

/// A message in the inbox: the sender, the subject and the first lines, with a dot if it is unread.
final class MailCell: CodedTableViewCell {
  private let dot = UIView()
  private let initials = InitialsView()
  private lazy var senderLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))
  private lazy var timeLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)
  private lazy var flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    .setting(\.tintColor, to: .systemOrange)
    .setting(\.preferredSymbolConfiguration, to: UIImage.SymbolConfiguration(textStyle: .caption1))
  private lazy var subjectLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
  private lazy var textPreview = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)
    .setting(\.numberOfLines, to: 2)
  private lazy var head = UIStackView()
    .setting(\.spacing, to: 6)
    .setting(\.alignment, to: .firstBaseline)
  private lazy var texts = UIStackView()
    .setting(\.axis, to: .vertical)
    .setting(\.spacing, to: 2)

  private enum Metrics {
    static let dot: CGFloat = 10
    static let initials: CGFloat = 40
  }

  var hierarchy: Hierarchy {
    dot
    initials
    texts {
      head {
        senderLabel
        flag
        timeLabel
      }
      subjectLabel
      textPreview
    }
  }

  var layout: Layout {
    dot.size(Metrics.dot)
    dot.pin(.leading, inset: 8)
    dot.pin(.centerY, to: initials)

    initials.size(Metrics.initials)
    initials.pin(.leading, inset: 26)
    initials.pin(.top, inset: 12)

    texts.pin(after: initials, gap: 12)
    texts.pin(.trailing, inset: 16)
    texts.pin(.vertical, inset: 10)

    timeLabel.hug(.horizontal)
    flag.hug(.horizontal)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: dot, to: .systemBlue)
    Setting(\.layer.cornerRadius, of: dot, to: Metrics.dot / 2)
    Setting(\.separatorInset.left, of: self, to: 78)
  }

  func show(_ message: MailMessage) {
    dot.isHidden = !message.isUnread
    flag.isHidden = !message.isFlagged
    initials.show(message)
    senderLabel.text = message.sender
    timeLabel.text = message.time
    subjectLabel.text = message.subject
    textPreview.text = message.text.replacingOccurrences(of: "\n", with: " ")
    accessibilityLabel = [message.isUnread ? "Unread" : nil, message.sender, message.subject, message.time]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
