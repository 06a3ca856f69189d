import Foundation

/// The appearance of the separators between the rows of a list.
///
/// - Source: developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The visibility of the list's appearance.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that follow the text of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates a configuration for the appearance of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public var topSeparatorVisibility: Visibility = .automatic
  public var bottomSeparatorVisibility: Visibility = .automatic

  /// The insets of the separator above the row.
  ///
  /// - Default: ``automaticInsets``.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The insets of the separator below the row.
  ///
  /// - Default: ``automaticInsets``.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the separators.
  ///
  /// - Default: `.separator`.
  public var color: UIColor = .separator

  /// The color of separators beside selected rows, in lists with multiple selection.
  ///
  /// - Default: `.separator`.
  public var multipleSelectionColor: UIColor = .separator

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }
}
