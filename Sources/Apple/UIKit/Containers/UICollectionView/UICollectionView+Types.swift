extension UICollectionView {
  /// What an element of a layout is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data.
    case cell = 0
    /// What the data source adds at the layout's request: headers, footers, badges.
    case supplementaryView = 1
    /// What the layout adds itself.
    case decorationView = 2
  }

  /// Along which axis a layout scrolls.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item lies after scrolling to it. One of each axis may be given.
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

  /// When cells get new sizes by themselves.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they ask for it, by `invalidateIntrinsicContentSize()`, or get another content configuration.
    case enabled = 1
    /// Also when their constraints change.
    case enabledIncludingConstraints = 2
  }
}
