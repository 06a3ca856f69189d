import PermissionResponses

/// Whether a property is loaded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avkeyvaluestatus
public enum AVKeyValueStatus: Int, Sendable {
  /// It has not been asked for.
  case unknown = 0
  /// The other states. Here, properties are `loaded` or, where the file cannot be read, `failed`.
  case loading, loaded, failed, cancelled
}
