import CoreGraphics
import Foundation

/// A token in a search field.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()

  private static let padding: CGFloat = 6
  private static let gap: CGFloat = 4
  static let height: CGFloat = 24

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    icon.tintColor = .white
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SearchTokenView is not archived")
  }

  private var iconWidth: CGFloat { icon.image == nil ? 0 : min(icon.intrinsicContentSize.width, 20) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gap = iconWidth > 0 ? SearchTokenView.gap : 0
    let words = pixelGrid.ceil(label.intrinsicContentSize.width)
    return CGSize(width: 2 * SearchTokenView.padding + iconWidth + gap + words, height: SearchTokenView.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let padding = SearchTokenView.padding
    let start = padding + (iconWidth > 0 ? iconWidth + SearchTokenView.gap : 0)
    let width = bounds.width - start - padding
    icon.frame = CGRect(
      x: isMirrored ? bounds.width - padding - iconWidth : padding, y: 0, width: iconWidth, height: bounds.height)
    label.frame = CGRect(x: isMirrored ? padding : start, y: 0, width: width, height: bounds.height)
  }
}
