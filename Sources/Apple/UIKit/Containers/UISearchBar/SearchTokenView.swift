import CoreGraphics
import Foundation

/// A token in a search field.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    label.text = token.text
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
    takeMeasures()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SearchTokenView is not archived")
  }

  fileprivate func takeMeasures() {
    let measures = measures.searchBars
    layer.cornerRadius = measures.tokenRadius
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: measures.tokenSymbolPointSize)
    label.font = .systemFont(ofSize: measures.tokenFontSize)
  }

  private var iconWidth: CGFloat {
    icon.image == nil ? 0 : min(icon.intrinsicContentSize.width, measures.searchBars.tokenWidestIcon)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gap = iconWidth > 0 ? measures.searchBars.tokenGap : 0
    let words = pixelGrid.ceil(label.intrinsicContentSize.width)
    return CGSize(
      width: 2 * measures.searchBars.tokenPadding + iconWidth + gap + words, height: measures.searchBars.tokenHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let padding = measures.searchBars.tokenPadding
    let start = padding + (iconWidth > 0 ? iconWidth + measures.searchBars.tokenGap : 0)
    let width = bounds.width - start - padding
    icon.frame = CGRect(
      x: isMirrored ? bounds.width - padding - iconWidth : padding, y: 0, width: iconWidth, height: bounds.height)
    label.frame = CGRect(x: isMirrored ? padding : start, y: 0, width: width, height: bounds.height)
  }
}

extension SearchTokenView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { takeMeasures() }
  }
}
