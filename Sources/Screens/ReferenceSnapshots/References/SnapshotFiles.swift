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
    case DecodingError.dataCorrupted(let context): "it is no such file: \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, _): "it has no “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is not what it should be"
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
      throw SnapshotFileError(path: path, reason: "it is a pointer of Git LFS; `git lfs pull` fetches the picture")
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
