import UIKit
import ViewCode

/// Two labels with styles in a stack.
enum Step2 {
  // snippet: view
  final class QuoteView: CodedView {
    private enum Metrics {
      static let margin: CGFloat = 16
      static let lineGap: CGFloat = 6
    }

    private lazy var wordsLabel = UILabel()
      .setting(\.font, to: .preferredFont(forTextStyle: .title3))
      .setting(\.numberOfLines, to: 0)

    private lazy var authorLabel = UILabel()
      .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
      .setting(\.textColor, to: .secondaryLabel)

    private lazy var lines = UIStackView.vertical(spacing: Metrics.lineGap) {
      wordsLabel
      authorLabel
    }

    var hierarchy: Hierarchy {
      lines
    }

    var layout: Layout {
      lines.pin(.edges, inset: Metrics.margin)
    }

    var configuration: Configuration {
      Setting(\.backgroundColor, of: self, to: .systemBackground)
      Setting(\.text, of: wordsLabel, to: "“What is written down can be read, and what can be read can be mended.”")
      Setting(\.text, of: authorLabel, to: "— Ada")
    }
  }
  // snippet end
}

// snippet: preview
#Preview("Tutorial 2", traits: .sizeThatFitsLayout) {
  Step2.QuoteView().fixed(width: 345)
}
// snippet end
