import UIKit
import ViewCode

/// A green and a yellow box with heights of 60 points, and with distances of 12 points to each other and to the edges.
/// The fitting height is 156 points.
///
/// 12 + 60 + 12 + 60 + 12 = 156. It results only from the boxes and the gaps between them.
final class BoxesView: CodedView {
  private enum Metrics {
    static let gap: CGFloat = 12
    static let boxWidth: CGFloat = 100
    static let boxHeight: CGFloat = 60
  }

  private lazy var greenBox = UIView().setting(\.backgroundColor, to: .systemGreen)
  private lazy var yellowBox = UIView().setting(\.backgroundColor, to: .systemYellow)

  var hierarchy: Hierarchy {
    greenBox
    yellowBox
  }

  var layout: Layout {
    [greenBox, yellowBox].pin(.horizontal, inset: Metrics.gap)
    [greenBox, yellowBox].width(Metrics.boxWidth)
    [greenBox, yellowBox].height(Metrics.boxHeight)
    [greenBox, yellowBox].spread(.vertical, .gaps(Metrics.gap), in: .superview, inset: Metrics.gap)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .secondarySystemBackground)
  }
}

#Preview("BoxesView", traits: .sizeThatFitsLayout) {
  BoxesView()
}
