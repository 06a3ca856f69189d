import Foundation

/// What a list of rows looks like, in a collection.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How sections look.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// From the data source, of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first row of a section looks like a header.
    case firstItemInSection = 2
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// From the data source, of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The actions beside a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Changes the lines of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Makes a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  let appearance: Appearance

  /// Whether there are lines between rows.
  ///
  /// - Default: `true`, but in sidebars.
  public var showsSeparators: Bool

  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of single rows.
  ///
  /// - Default: `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The color behind the rows.
  ///
  /// - Default: `nil`: that of the appearance.
  public var backgroundColor: UIColor?

  /// The actions that a swipe from the leading side reveals.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions that a swipe from the trailing side reveals.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// - Default: `.none`.
  public var headerMode: HeaderMode = .none

  /// - Default: `.none`.
  public var footerMode: FooterMode = .none

  /// The room above headers, in points.
  ///
  /// - Default: `nil`: 22 in plain lists with headers, else 0.
  public var headerTopPadding: CGFloat?
}
