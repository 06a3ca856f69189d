import UIKit
import ViewCode

final class CodedActivityFeedQuoteBodyView: CodedView {
  private let labels = UIStackView()
    .setting(\.axis, to: .vertical)
    .setting(\.spacing, to: 6)

  let quoteLabel = UILabel()
    .setting(\.text, to: "Quote")
    .setting(\.font, to: .italicSystemFont(ofSize: 19))
    .setting(\.numberOfLines, to: 0)

  let authorLabel = UILabel()
    .setting(\.text, to: "Author")
    .setting(\.font, to: .systemFont(ofSize: 13, weight: .semibold))
    .setting(\.textAlignment, to: .right)

  var hierarchy: Hierarchy {
    labels {
      quoteLabel
      authorLabel
    }
  }

  var layout: Layout {
    labels.pin(.edges)
  }

  var configuration: Configuration {
    Setting(\.insetsLayoutMarginsFromSafeArea, of: self, to: false)
  }
}
