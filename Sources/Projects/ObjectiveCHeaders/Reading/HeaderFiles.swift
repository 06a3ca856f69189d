import Foundation

/// The headers in folders.
package enum HeaderFiles {
  /// Returns the headers in a folder and its subfolders, by their paths, without those of builds and repositories.
  package static func headers(in folder: URL) -> [URL] { HeaderIndex.headers(in: folder) }
}
