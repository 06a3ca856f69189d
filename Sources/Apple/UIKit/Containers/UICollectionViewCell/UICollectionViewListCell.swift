import Foundation

/// A view that displays one row of a list in a collection view, with content, accessories and a separator.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final let listState = ListCellState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns a configuration without content in the style of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }

  /// Returns the background configuration of rows in the list's appearance.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground() }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      listState.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  final func setStandardBackground(_ configuration: UIBackgroundConfiguration?) {
    super.backgroundConfiguration = configuration
  }

  /// The accessories beside the content.
  ///
  /// - Default: none.
  open var accessories: [UICellAccessory] {
    get { listState.accessories }
    set { setAccessories(newValue) }
  }

  /// The indentation level of the content.
  ///
  /// - Default: 0.
  open var indentationLevel: Int {
    get { listState.indentationLevel }
    set {
      guard newValue != listState.indentationLevel else { return }
      listState.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of one indentation level, in points.
  ///
  /// - Default: 16.
  open var indentationWidth: CGFloat {
    get { listState.indentationWidth }
    set {
      guard newValue != listState.indentationWidth else { return }
      listState.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// Whether leading accessories are indented with the content.
  ///
  /// - Default: `true`.
  open var indentsAccessories: Bool {
    get { listState.indentsAccessories }
    set {
      guard newValue != listState.indentsAccessories else { return }
      listState.indentsAccessories = newValue
      setNeedsLayout()
    }
  }

  /// The layout guide of the separator. Constrain its leading anchor to the anchor where the separator begins.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide() }

  override var contentArea: CGRect { listContentArea }

  override var accessibilityDefaults: AccessibilityDefaults { rowAccessibility }

  override func layOutParts() { layOutListParts() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
