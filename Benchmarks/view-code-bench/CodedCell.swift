import UIKit
import ViewCode

/// The shell of all activities: card, shadow, strip and date. Its container contains the body.
///
/// The kind of the activity selects the body, which is pinned to the container's edges and receives the view model. A
/// new kind needs no new cell.
final class CodedCell: CodedTableViewCell, Shell {
  private enum Metrics {
    static let margin: CGFloat = 16
    static let padding: CGFloat = 10
    static let trailingPadding: CGFloat = 12
    static let gap: CGFloat = 6
  }

  private static let bodies = Bodies<any FeedItem>()
    .register(CodedPhotoBody(), for: PhotoItem.self)
    .register(CodedProgressBody(), for: ProgressItem.self)

  private(set) lazy var bodyHost = BodyHost(bodyContainer, Self.bodies)

  private let card = UIView().setup {
    CardStyle(cornerRadius: 10, shadow: .init(radius: 5, opacity: 0.12)).apply(to: $0)
  }
  private let strip = UIView().setting(\.layer.cornerRadius, to: 2)
  private let bodyContainer = UIView()
  private let dateLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .caption1))
    .setting(\.textColor, to: .secondaryLabel)

  var hierarchy: Hierarchy {
    card {
      strip
      bodyContainer
      dateLabel
    }
  }

  var layout: Layout {
    card.pin(.vertical, inset: Metrics.gap)
    card.pin(.horizontal, inset: Metrics.margin)

    strip.pin(.vertical, .leading, inset: Metrics.padding)
    strip.width(4)

    bodyContainer.pin(.top, inset: Metrics.padding)
    bodyContainer.pin(after: strip, gap: Metrics.padding)
    bodyContainer.pin(.trailing, inset: Metrics.trailingPadding)

    dateLabel.pin(below: bodyContainer, gap: Metrics.gap)
    dateLabel.pin(.trailing, inset: Metrics.trailingPadding)
    dateLabel.pin(.bottom, inset: Metrics.padding)
  }

  var configuration: Configuration {
    Setting(\.selectionStyle, of: self, to: .none)
    Setting(\.backgroundColor, of: self, to: .clear)
  }

  func decorate(for activity: any FeedItem) {
    strip.backgroundColor = activity.color
    dateLabel.text = activity.date
  }
}
