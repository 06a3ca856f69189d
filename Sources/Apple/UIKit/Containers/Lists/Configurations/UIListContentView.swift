import Foundation

/// A view that displays an image, a text and a secondary text.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, SubviewBuilding, WidthDependentHeight {
  private final let imageView = UIImageView(frame: .zero)
  private final let textLabel = UILabel(frame: .zero)
  private final let secondaryLabel = UILabel(frame: .zero)
  private final var shown: UIListContentConfiguration

  /// The margins of the cell's content view, or `nil` outside a cell.
  final var surroundingMargins: NSDirectionalEdgeInsets? {
    didSet { if surroundingMargins != oldValue { setNeedsLayout() } }
  }

  /// Creates a view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  // MARK: - Configuration

  /// The configuration of the view, which must be a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView requires a UIListContentConfiguration, not \(type(of: newValue))")
      }
      shown = new
      show()
    }
  }

  private func show() {
    alpha = shown.alpha
    show(shown.attributedText, in: textLabel, shown.textProperties)
    show(shown.secondaryAttributedText, in: secondaryLabel, shown.secondaryTextProperties)
    imageView.image = shown.image.map { image in
      guard image.isSymbolImage, image.symbolConfiguration == nil else { return image }
      let configuration =
        shown.imageProperties.preferredSymbolConfiguration
        ?? UIImage.SymbolConfiguration(font: shown.textProperties.font, scale: .large)
      return image.applyingSymbolConfiguration(configuration) ?? image
    }
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = shown.imageProperties.accessibilityIgnoresInvertColors
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: NSAttributedString?, in label: UILabel, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let text, text.isPlain {
      label.text = properties.transformed(text.string)
    } else {
      label.attributedText = text
    }
  }

  // MARK: - Layout

  /// The distance of the text from the leading side.
  final var textStart: CGFloat {
    let frames = arranged(in: bounds.size)
    return frames.text.isEmpty ? margins.leading : frames.text.minX
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let outer = surroundingMargins ?? superview?.directionalLayoutMargins else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      // The standard margin is replaced by that of the cell. Other margins were set by the app, and apply if they are
      // wider.
      let standard = measures.cells.listMargins
      margins.leading = margins.leading == standard.leading ? outer.leading : max(margins.leading, outer.leading)
      margins.trailing = margins.trailing == standard.trailing ? outer.trailing : max(margins.trailing, outer.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var imageSize: CGSize {
    guard var size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = shown.imageProperties.maximumSize
    var share: CGFloat = 1
    if most.width > 0 { share = min(share, most.width / size.width) }
    if most.height > 0 { share = min(share, most.height / size.height) }
    size = CGSize(width: size.width * share, height: size.height * share)
    return size
  }

  private func reservedWidth(of size: CGSize) -> CGFloat {
    guard size != .zero else { return 0 }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    // The reserved width does not grow with wider images, so that the texts of all rows are aligned and the images are
    // centered.
    if reserved > 0 { return reserved }
    // Symbols are aligned in a column.
    let isSymbol = imageView.image?.isSymbolImage == true
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension || (reserved == 0 && isSymbol) {
      return (shown.textProperties.font.pointSize * 1.65).rounded()
    }
    return size.width
  }

  /// Returns the arrangement of the parts in a size, before mirroring.
  private func arranged(in size: CGSize) -> Arrangement {
    let margins = margins
    let grid = pixelGrid
    var result = Arrangement()
    let image = imageSize
    let column = reservedWidth(of: image)
    var x = margins.leading
    if column > 0 { x += column + shown.imageToTextPadding }
    let width = max(0, size.width - x - margins.trailing)
    let room = CGSize(width: width, height: 0)
    func fit(_ label: UILabel) -> CGSize {
      guard !(label.text ?? "").isEmpty else { return .zero }
      let size = label.sizeThatFits(room)
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let (text, secondary) = (fit(textLabel), fit(secondaryLabel))
    let hasBoth = text != .zero && secondary != .zero
    let fits = text.width + shown.textToSecondaryTextHorizontalPadding + secondary.width <= width
    let isSideBySide = hasBoth && shown.prefersSideBySideTextAndSecondaryText && fits
    let gap = hasBoth && !isSideBySide ? shown.textToSecondaryTextVerticalPadding : 0
    let block = isSideBySide ? max(text.height, secondary.height) : text.height + gap + secondary.height
    let least = max(shown.leastHeight, block + margins.top + margins.bottom, image.height + margins.top)
    result.height = grid.ceil(least)
    let area = (top: margins.top, height: max(size.height, 0) - margins.top - margins.bottom)
    let middle = area.top + area.height / 2
    result.image = CGRect(
      x: margins.leading + (column - image.width) / 2, y: middle - image.height / 2, width: image.width,
      height: image.height)
    let isCentered = shown.textProperties.alignment == .center
    if isSideBySide {
      result.text = CGRect(x: x, y: middle - text.height / 2, width: text.width, height: text.height)
      result.secondary = CGRect(
        x: x + width - secondary.width, y: middle - secondary.height / 2, width: secondary.width,
        height: secondary.height)
    } else {
      let top = middle - block / 2
      result.text = CGRect(x: x, y: top, width: isCentered ? width : text.width, height: text.height)
      result.secondary = CGRect(
        x: x, y: top + text.height + gap, width: isCentered ? width : secondary.width, height: secondary.height)
    }
    return result
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arranged(in: bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, rect) in [(imageView, parts.image), (textLabel, parts.text), (secondaryLabel, parts.secondary)]
      as [(UIView, CGRect)]
    {
      var rect = rect
      if isMirrored { rect.origin.x = bounds.width - rect.maxX }
      rect.origin = CGPoint(x: pixelGrid.round(rect.minX), y: pixelGrid.round(rect.minY))
      view.isHidden = rect.isEmpty
      if view.frame != rect { view.frame = rect }
    }
  }

  // MARK: - Sizing

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    arranged(in: CGSize(width: width, height: 0)).height
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: arranged(in: CGSize(width: 100_000, height: 0)).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arranged(in: size).height)
  }

  /// Returns the size that fits the content at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let height = arranged(in: CGSize(width: targetSize.width > 0 ? targetSize.width : bounds.width, height: 0)).height
    return CGSize(width: targetSize.width, height: verticalFittingPriority == .required ? targetSize.height : height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
  }
}

extension NSAttributedString {
  /// Whether the text has no attributes.
  fileprivate var isPlain: Bool {
    guard length > 0 else { return true }
    var range = NSRange()
    return attributes(at: 0, effectiveRange: &range).isEmpty && range.length == length
  }
}
