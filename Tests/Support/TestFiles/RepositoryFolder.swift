import Foundation

/// The folder of this repository, for tests that read its sources, examples and fixtures.
public enum RepositoryFolder {
  /// The folder with Package.swift.
  public static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// Returns a folder of the repository.
  ///
  /// - Parameter path: The path in `root`, without a leading slash.
  public static func folder(_ path: String) -> URL {
    root.appending(path: path, directoryHint: .isDirectory)
  }
}
