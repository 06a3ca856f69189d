/// What a view goes through: what configurations adapt to.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// Parts that the app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
