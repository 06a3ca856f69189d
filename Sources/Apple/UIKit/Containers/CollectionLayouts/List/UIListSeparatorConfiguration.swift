import Foundation

/// How the lines between the rows of a list look.
///
/// - Source: developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list's appearance has it.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Stands for insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public var topSeparatorVisibility: Visibility = .automatic
  public var bottomSeparatorVisibility: Visibility = .automatic

  /// - Default: ``automaticInsets``.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// - Default: ``automaticInsets``.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// - Default: `.separator`.
  public var color: UIColor = .separator

  /// The color beside rows that are selected, where several can be.
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
