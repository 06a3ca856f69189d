import UIKit
import ViewCode

/// A green and a yellow box, 60 points high, 12 apart and 12 from the edges: by itself the view is 156 points high.
///
/// 12 + 60 + 12 + 60 + 12 = 156. Nothing says so but the boxes and the gaps between them.
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
    for box in [greenBox, yellowBox] {
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.gap)
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.gap)
      box.widthAnchor.constraint(equalToConstant: Metrics.boxWidth)
      box.heightAnchor.constraint(equalToConstant: Metrics.boxHeight)
    }
    greenBox.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.gap)
    yellowBox.topAnchor.constraint(equalTo: greenBox.bottomAnchor, constant: Metrics.gap)
    bottomAnchor.constraint(equalTo: yellowBox.bottomAnchor, constant: Metrics.gap)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .secondarySystemBackground)
  }
}

#Preview("BoxesView", traits: .sizeThatFitsLayout) {
  BoxesView()
}
