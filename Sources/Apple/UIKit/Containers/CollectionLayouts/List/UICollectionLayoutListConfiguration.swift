import Foundation

/// The configuration of a list in a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of sections.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The origin of headers.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// Headers are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first row of a section is displayed as its header.
    case firstItemInSection = 2
  }

  /// The origin of footers.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// Footers are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that returns the separator configuration of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  let appearance: Appearance

  /// Whether separators are displayed between rows.
  ///
  /// - Default: `true`, or `false` in sidebars.
  public var showsSeparators: Bool

  /// The configuration of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// A closure that changes the separators of single rows.
  ///
  /// - Default: `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background color of the list.
  ///
  /// - Default: `nil`, for the color of the appearance.
  public var backgroundColor: UIColor?

  /// A closure that returns the swipe actions on the leading side of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the swipe actions on the trailing side of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The origin of headers.
  ///
  /// - Default: `.none`.
  public var headerMode: HeaderMode = .none

  /// The origin of footers.
  ///
  /// - Default: `.none`.
  public var footerMode: FooterMode = .none

  /// The space above headers, in points.
  ///
  /// - Default: `nil`, which is 22 in plain lists with headers and 0 otherwise.
  public var headerTopPadding: CGFloat?
}
