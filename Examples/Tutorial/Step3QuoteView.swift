import UIKit
import ViewCode

/// A view that displays a view model, and updates when it receives another one.
enum Step3 {
  // snippet: model
  struct Quote {
    var words: String
    var author: String?
  }
  // snippet end

  // snippet: view
  final class QuoteView: CodedView {
    private enum Metrics {
      static let margin: CGFloat = 16
      static let lineGap: CGFloat = 6
    }

    @Rebuilds var quote: Quote

    private lazy var wordsLabel = UILabel()
      .setting(\.font, to: .preferredFont(forTextStyle: .title3))
      .setting(\.numberOfLines, to: 0)

    private lazy var authorLabel = UILabel()
      .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
      .setting(\.textColor, to: .secondaryLabel)

    private lazy var lines = UIStackView.vertical(spacing: Metrics.lineGap) {}

    init(quote: Quote) {
      self.quote = quote
      super.init(frame: .zero)
    }

    var hierarchy: Hierarchy {
      lines {
        wordsLabel
        if quote.author != nil { authorLabel }
      }
    }

    var layout: Layout {
      lines.pin(.edges, inset: Metrics.margin)
    }

    var configuration: Configuration {
      Setting(\.backgroundColor, of: self, to: .systemBackground)
      Setting(\.text, of: wordsLabel, to: "“\(quote.words)”")
      if let author = quote.author {
        Setting(\.text, of: authorLabel, to: "— \(author)")
      }
    }
  }
  // snippet end
}

// snippet: preview
#Preview("Tutorial 3", traits: .sizeThatFitsLayout) {
  UIStackView.vertical(spacing: 1) {
    Step3.QuoteView(quote: Step3.Quote(words: "What can be read can be mended.", author: "Ada"))
    Step3.QuoteView(quote: Step3.Quote(words: "Pin it once, and let the content say how high it wants to be."))
  }
  .setting(\.backgroundColor, to: .separator)
  .fixed(width: 345)
}
// snippet end
