import UIKit
import ViewCode

// snippet: cell
final class FeedCell: CodedTableViewCell, Shell {
  static let bodies = Bodies<any FeedItem>()
    .register(QuoteBody(), for: Quote.self)
    .register(PhotoBody(), for: Photo.self)

  private(set) lazy var bodyHost = BodyHost(container, Self.bodies)

  private let card = UIView()
  private let strip = UIView()
  private let container = UIView()

  private lazy var dateLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .caption1))
    .setting(\.textColor, to: .secondaryLabel)

  var hierarchy: Hierarchy {
    card {
      strip
      container
      dateLabel
    }
  }

  var layout: Layout {
    card.pin(.horizontal, inset: 16)
    card.pin(.vertical, inset: 6)

    strip.pin(.leading, .vertical, inset: 12)
    strip.width(4)

    container.pin(.top, .trailing, inset: 12)
    container.pin(after: strip, gap: 12)

    dateLabel.pin(below: container, gap: 8)
    dateLabel.pin(.trailing, .bottom, inset: 12)
    dateLabel.hug(.vertical)
  }

  var configuration: Configuration {
    Setting(\.selectionStyle, of: self, to: .none)
    Setting(\.backgroundColor, of: self, to: .clear)
    Setting(\.layer.cornerRadius, of: strip, to: 2)
    Once { [card] in CardStyle().apply(to: card) }
  }

  func decorate(for item: any FeedItem) {
    strip.backgroundColor = item.color
    dateLabel.text = item.date
  }
}
// snippet end

// snippet: controller
final class FeedViewController: UITableViewController, CoordinatedScreen {
  var screenCoordinator: AnyObject?
  var onSelect: (any FeedItem) -> Void = { _ in }

  private let items: [any FeedItem]

  init(items: [any FeedItem]) {
    self.items = items
    super.init(style: .plain)
    title = "Activity"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FeedCell.self)
    tableView.separatorStyle = .none
    tableView.backgroundColor = .systemGroupedBackground
    tableView.contentInset.top = 6
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(FeedCell.self, for: indexPath)
    cell.show(items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(items[indexPath.row])
  }
}
// snippet end

// snippet: preview
#Preview("Tutorial 5") {
  FeedViewController(items: FeedSamples.items)
}
// snippet end
