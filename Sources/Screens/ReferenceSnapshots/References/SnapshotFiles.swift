import Foundation
import ImageCodecs

/// An error of reading or writing a snapshot's file.
package struct SnapshotFileError: Error, CustomStringConvertible, Equatable {
  package let path: String
  package let reason: String
  /// The failed operation, "read" or "written".
  package var verb = "read"

  package var description: String { "\(path) can't be \(verb): \(reason)" }

  static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): "it has an unexpected format: \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, _): "it has no “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has an unexpected value"
    case let error as NSError where error.domain == NSCocoaErrorDomain: error.localizedDescription
    default: "\(error)"
    }
  }
}

package enum SnapshotFiles {
  /// Returns the paths of the files in a folder, relative to it and sorted. Empty if the folder does not exist.
  package static func list(below folder: String) -> [String] {
    let root = URL(filePath: folder)
    guard
      let files = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))?.compactMap({ $0 as? String }
      )
    else { return [] }
    return files.sorted()
  }

  /// Reads a picture.
  ///
  /// - Throws: ``SnapshotFileError`` for a file that is missing, not a PNG, or truncated.
  package static func picture(at path: String) throws(SnapshotFileError) -> PixelImage {
    let bytes = try bytes(at: path)
    guard !bytes.starts(with: Array("version https://git-lfs".utf8)) else {
      throw SnapshotFileError(path: path, reason: "it is a Git LFS pointer; run `git lfs pull` to fetch the picture")
    }
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw SnapshotFileError(path: path, reason: "\(error)")
    }
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``SnapshotFileError`` for an unreadable file.
  static func bytes(at path: String) throws(SnapshotFileError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw SnapshotFileError(path: path, reason: SnapshotFileError.words(error))
    }
  }
}
