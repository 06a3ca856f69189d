import Foundation

/// The headers in folders.
package enum HeaderFiles {
  /// The headers in a folder and those below it, by their paths; those of builds and of repositories are not.
  package static func headers(in folder: URL) -> [URL] { HeaderIndex.headers(in: folder) }
}
