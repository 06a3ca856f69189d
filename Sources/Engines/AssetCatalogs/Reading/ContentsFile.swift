import Foundation

/// Reads `Contents.json` files.
enum ContentsFile {
  /// The limit of a file's size. Real files are far smaller; the limit protects memory from misplaced files.
  static let maximumBytes = 4 << 20

  static func read<Contents: Decodable>(_ type: Contents.Type, at path: String) throws(AssetCatalogError) -> Contents {
    let data = try data(at: path, maximumBytes: maximumBytes)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw AssetCatalogError(error, path: path, data: data)
    } catch {
      throw .noJSON(path: path, reason: "\(error)")
    }
  }

  static func data(at path: String, maximumBytes: Int) throws(AssetCatalogError) -> Data {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw AssetCatalogError.unreadable(path: path, reason: "it is not a file")
      }
      guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= maximumBytes else {
        throw AssetCatalogError.tooLarge(path: path, limit: maximumBytes)
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as AssetCatalogError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }
}

extension AssetCatalogError {
  /// Creates an error from a decoder's error, with the position as text.
  fileprivate init(_ error: DecodingError, path: String, data: Data) {
    func position(_ path: [any CodingKey]) -> String {
      path.reduce("") { text, key in
        if let index = key.intValue { return "\(text)[\(index)]" }
        return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
      }
    }
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .noJSON(path: path, reason: AssetCatalogError.complaint(about: data) ?? context.debugDescription)
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      self = .malformed(path: path, position: position(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .malformed(path: path, position: "", reason: "\(error)")
    }
  }

  /// Returns the description and position of a syntax error, from `JSONSerialization` because the decoder omits them.
  private static func complaint(about data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      return (error as NSError).userInfo["NSDebugDescription"] as? String
    }
  }
}

/// The `Contents.json` of a folder that is a group of assets.
struct FolderContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}
