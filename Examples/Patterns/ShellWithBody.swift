import UIKit
import ViewCode

// snippet: before
@MainActor
protocol NoticeBody: UIView {
  func show(_ notice: any Notice)
}

protocol Notice {
  var color: UIColor { get }
}

final class HandmadeNoticeCell: UITableViewCell {
  private let strip = UIView()
  private let container = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [strip, container] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: contentView.topAnchor),
      strip.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      strip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      strip.widthAnchor.constraint(equalToConstant: 4),
      container.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      container.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      container.leadingAnchor.constraint(equalTo: strip.trailingAnchor, constant: 10),
      container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this cell is made in code")
  }

  func show(_ notice: any Notice) {
    strip.backgroundColor = notice.color
    for view in container.subviews { view.removeFromSuperview() }
    // One case for each kind; a kind that is forgotten stays empty.
    let body: (any NoticeBody)? =
      switch notice {
      case is TextNotice: HandmadeTextBody()
      default: nil
      }
    guard let body else { return }
    body.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: container.topAnchor),
      body.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    body.show(notice)
  }
}

final class HandmadeTextBody: UILabel, NoticeBody {
  func show(_ notice: any Notice) {
    // Any kind can be handed in.
    text = (notice as? TextNotice)?.words
  }
}
// snippet end

struct TextNotice: Notice {
  var words: String
  var color: UIColor { .systemOrange }
}

// snippet: after
final class NoticeCell: CodedTableViewCell, Shell {
  static let bodies = Bodies<any Notice>()
    .register(TextBody(), for: TextNotice.self)

  private(set) lazy var bodyHost = BodyHost(container, Self.bodies)
  private let strip = UIView()
  private let container = UIView()

  var hierarchy: Hierarchy {
    strip
    container
  }

  var layout: Layout {
    strip.pin(.leading, .vertical)
    strip.width(4)
    container.pin(after: strip, gap: 10)
    container.pin(.vertical, .trailing, inset: 10)
  }

  func decorate(for notice: any Notice) {
    strip.backgroundColor = notice.color
  }
}

final class TextBody: UILabel, BodyView {
  func configure(for notice: TextNotice) {
    text = notice.words
  }
}
// snippet end
