import Foundation

/// The state of a view controller without content: its traits and its search text.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// The text of the controller's search field, or `nil` without a search field.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
