import Foundation

/// A folder of a test's own, which goes with its owner.
///
/// All of them lie in one folder for each run of the tests. What a run that was killed has left, the next one clears away.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// - Parameter name: what its name ends with: an extension, say. Default: nothing.
  public init(_ name: String = "") throws {
    url = Self.ofRun.appending(path: "\(UUID().uuidString)\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path(percentEncoded: false) }

  /// Paths of all files and folders in it, in order.
  public var files: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? [] }

  /// Writes a file, and makes the folders that it lies in.
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
    // A test that ends the process gives its folders no time to go.
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.ofRun) }
    return place.appending(path: "\(prefix)\(getpid())")
  }()
}
