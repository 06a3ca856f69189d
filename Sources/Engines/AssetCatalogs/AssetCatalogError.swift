/// Why a catalog, or one asset of it, could not be read.
package enum AssetCatalogError: Error, Equatable, Sendable {
  /// A file or folder that should be there and cannot be read.
  case unreadable(path: String, reason: String)
  /// A `Contents.json` that is no JSON; `reason` names line and column where Foundation does.
  case noJSON(path: String, reason: String)
  /// JSON that says something else than an asset of its kind does; `position` is such as `images[2].scale`.
  case malformed(path: String, position: String, reason: String)
  /// More bytes than any such file needs.
  case tooLarge(path: String, limit: Int)
  /// More folders, or folders in folders, than any catalog has. What was found before is kept.
  case tooManyFolders(path: String, limit: Int)

  /// The file or folder that the error is about.
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
    case .noJSON(let path, let reason): "\(path): is no JSON: \(reason)"
    case .malformed(let path, "", let reason): "\(path): \(reason)"
    case .malformed(let path, let position, let reason): "\(path): at \(position): \(reason)"
    case .tooLarge(let path, let limit): "\(path): has more than \(limit) bytes"
    case .tooManyFolders(let path, let limit):
      "\(path): has more than \(limit) folders, or they are nested too deeply; the rest is left out"
    }
  }
}
