import UIKit
import ViewCode

// snippet: kind
struct Milestone: FeedItem {
  var title: String
  var progress: Float
  var date: String
  var color: UIColor { .systemGreen }
}

final class MilestoneBody: CodedView, BodyView {
  @Configures private var milestone: Milestone?

  private lazy var titleLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .headline))
    .setting(\.numberOfLines, to: 0)

  private let bar = UIProgressView(progressViewStyle: .default)

  var hierarchy: Hierarchy {
    titleLabel
    bar
  }

  var layout: Layout {
    titleLabel.pin(.top, .horizontal)
    bar.pin(below: titleLabel, gap: 10)
    bar.pin(.horizontal)
    bar.pin(.bottom, inset: 4)
  }

  var configuration: Configuration {
    if let milestone {
      Setting(\.text, of: titleLabel, to: milestone.title)
      Setting(\.progress, of: bar, to: milestone.progress)
      Setting(\.progressTintColor, of: bar, to: milestone.color)
    }
  }

  func configure(for milestone: Milestone) {
    self.milestone = milestone
  }
}

extension MilestoneBody {
  /// Has the feed show milestones, from now on.
  static func register() {
    FeedCell.bodies.register(MilestoneBody(), for: Milestone.self)
  }
}
// snippet end

// snippet: preview
#Preview("Tutorial 6") {
  MilestoneBody.register()
  return FeedViewController(items: FeedSamples.items + FeedSamples.milestones)
}
// snippet end
