import PermissionResponses

/// The status of loading a property.
///
/// - Source: developer.apple.com/documentation/avfoundation/avkeyvaluestatus
public enum AVKeyValueStatus: Int, Sendable {
  /// The property has not been requested.
  case unknown = 0
  /// The other states. In this framework, properties are `loaded`, or `failed` if the file cannot be read.
  case loading, loaded, failed, cancelled
}
