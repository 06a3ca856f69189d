extension UICollectionView {
  /// The category of an element of a layout.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that the data source provides for the layout, such as a header, a footer or a badge.
    case supplementaryView = 1
    /// A view that the layout provides.
    case decorationView = 2
  }

  /// The axis along which a layout scrolls.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The position in the visible area to which an item is scrolled. It may combine one value of each axis.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrollposition
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The conditions under which visible cells update their sizes automatically.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells don't update their sizes automatically.
    case disabled = 0
    /// Cells update their sizes when their `invalidateIntrinsicContentSize()` method is called or their content
    /// configuration changes.
    case enabled = 1
    /// Cells also update their sizes when their constraints change.
    case enabledIncludingConstraints = 2
  }
}
