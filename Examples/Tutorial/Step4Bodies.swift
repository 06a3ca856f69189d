import UIKit
import ViewCode

// snippet: quote
final class QuoteBody: CodedView, BodyView {
  @Configures private var quote: Quote?

  private lazy var wordsLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .title3))
    .setting(\.numberOfLines, to: 0)

  private lazy var authorLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.textColor, to: .secondaryLabel)

  private lazy var lines = UIStackView.vertical(spacing: 6) {
    wordsLabel
    authorLabel
  }

  var hierarchy: Hierarchy {
    lines
  }

  var layout: Layout {
    lines.pin(.edges)
  }

  var configuration: Configuration {
    if let quote {
      Setting(\.text, of: wordsLabel, to: "“\(quote.words)”")
      Setting(\.text, of: authorLabel, to: "— \(quote.author)")
    }
  }

  func configure(for quote: Quote) {
    self.quote = quote
  }
}
// snippet end

// snippet: photo
final class PhotoBody: CodedView, BodyView {
  @Configures private var photo: Photo?

  private lazy var pictureView = UIImageView()
    .setting(\.contentMode, to: .scaleAspectFill)
    .setting(\.clipsToBounds, to: true)
    .setting(\.layer.cornerRadius, to: 6)

  private lazy var captionLabel = UILabel()
    .setting(\.font, to: .preferredFont(forTextStyle: .subheadline))
    .setting(\.numberOfLines, to: 0)

  var hierarchy: Hierarchy {
    pictureView
    captionLabel
  }

  var layout: Layout {
    pictureView.pin(.top, .horizontal)
    pictureView.aspect(16 / 10)
    captionLabel.pin(below: pictureView, gap: 8)
    captionLabel.pin(.horizontal, .bottom)
  }

  var configuration: Configuration {
    if let photo {
      Setting(\.image, of: pictureView, to: photo.picture)
      Setting(\.text, of: captionLabel, to: photo.caption)
    }
  }

  func configure(for photo: Photo) {
    self.photo = photo
  }
}
// snippet end

// snippet: preview
#Preview("Tutorial 4", traits: .sizeThatFitsLayout) {
  let (quoteBody, photoBody) = (QuoteBody(), PhotoBody())
  quoteBody.configure(for: FeedSamples.quote)
  photoBody.configure(for: FeedSamples.photo)
  return UIStackView.vertical(spacing: 24) {
    quoteBody
    photoBody
  }
  .fixed(width: 313)
  .onBackground(.systemBackground, margins: 16)
}
// snippet end
