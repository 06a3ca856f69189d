import Foundation

/// A temporary folder of a test, which is removed with its owner.
///
/// Each run of the tests has one folder for all of them. The next run removes the files of a run that was killed.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// Creates a folder.
  ///
  /// - Parameter name: The end of its name, such as an extension. Default: none.
  public init(_ name: String = "") throws {
    url = Self.ofRun.appending(path: "\(UUID().uuidString)\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path(percentEncoded: false) }

  /// The sorted paths of all files and folders in it.
  public var files: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? [] }

  /// Writes a file, and creates its folders.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return file
  }

  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

  // MARK: - The run's folder

  private static let prefix = "viewcode-tests-"

  private static let ofRun: URL = {
    let place = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
    // A test that ends the process does not release its folders.
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.ofRun) }
    return place.appending(path: "\(prefix)\(getpid())")
  }()
}
