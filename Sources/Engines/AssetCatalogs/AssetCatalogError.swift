/// An error that prevents reading a catalog or one of its assets.
package enum AssetCatalogError: Error, Equatable, Sendable {
  /// An expected file or folder that is missing or unreadable.
  case unreadable(path: String, reason: String)
  /// A `Contents.json` that is not JSON. `reason` contains the line and column if Foundation reports them.
  case noJSON(path: String, reason: String)
  /// JSON that does not describe an asset of its kind. `position` is a path such as `images[2].scale`.
  case malformed(path: String, position: String, reason: String)
  /// A file that is larger than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// More folders, or more levels of folders, than `limit`. The assets found before are kept.
  case tooManyFolders(path: String, limit: Int)

  /// The path of the file or folder that caused the error.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .noJSON(let path, _), .malformed(let path, _, _), .tooLarge(let path, _),
      .tooManyFolders(let path, _):
      path
    }
  }
}

extension AssetCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .noJSON(let path, let reason): "\(path): is not valid JSON: \(reason)"
    case .malformed(let path, "", let reason): "\(path): \(reason)"
    case .malformed(let path, let position, let reason): "\(path): at \(position): \(reason)"
    case .tooLarge(let path, let limit): "\(path): has more than \(limit) bytes"
    case .tooManyFolders(let path, let limit):
      "\(path): has more than \(limit) folders, or they are nested too deeply; ignoring the rest"
    }
  }
}
