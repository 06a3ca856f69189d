import Placeholders
import UIKit

/// A view that displays a link as a labeled box with its title and site.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lplinkview
@preconcurrency @MainActor
open class LPLinkView: UIView {
  private let placeholder = PlaceholderView(kind: "LPLinkView")

  open var metadata: LPLinkMetadata {
    didSet { updateDetail() }
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    placeholder.fill(self)
    updateDetail()
  }

  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (url, url)
    self.init(metadata: metadata)
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    placeholder.fill(self)
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    placeholder.fill(self)
  }

  private func updateDetail() {
    let site = (metadata.url ?? metadata.originalURL)?.host
    placeholder.detail = [metadata.title, site].compactMap { $0 }.joined(separator: "\n")
  }
}
