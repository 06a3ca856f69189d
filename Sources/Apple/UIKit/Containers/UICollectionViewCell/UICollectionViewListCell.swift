import Foundation

/// One row of a list in a collection: content, accessories beside it, and a line under it.
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

  /// A configuration that suits the list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }

  /// The background that rows have in the list's appearance.
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

  /// What stands at the sides of the content.
  ///
  /// - Default: none.
  open var accessories: [UICellAccessory] {
    get { listState.accessories }
    set { setAccessories(newValue) }
  }

  /// How many steps the content is indented.
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

  /// The width of one step, in points.
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

  /// Where the line under the row begins and ends: constrain its leading anchor to what it shall begin at.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide() }

  override var contentArea: CGRect { listContentArea }

  override var accessibilityDefaults: AccessibilityDefaults { rowAccessibility }

  override func layOutParts() { layOutListParts() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
