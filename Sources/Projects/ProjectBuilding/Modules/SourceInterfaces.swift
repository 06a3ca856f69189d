import Foundation
import Projects
import Synchronization

/// The marks of the interfaces of a module's files (``SourceInterface``), computed while the compiler runs.
final class SourceInterfaces: Sendable {
  private let group = DispatchGroup()
  private let made = Mutex<[String]>([])

  /// - Parameters:
  ///   - stamps: The stamps of the files when they were compiled.
  ///   - known: The marks of earlier files, by their stamps.
  init(of files: [URL], stamps: [FileStamp?], known: [FileStamp: String]) {
    DispatchQueue.global().async(group: group) { [self] in
      let marks = zip(files, stamps).map { file, stamp in
        stamp.flatMap { known[$0] }.flatMap { $0.isEmpty ? nil : $0 } ?? SourceInterfaces.mark(of: file, stamp: stamp)
      }
      made.withLock { $0 = marks }
    }
  }

  /// Waits for all marks and returns them.
  func marks() -> [String] {
    group.wait()
    return made.withLock { $0 }
  }

  /// Returns the mark of a file, or an empty string if the file has changed since it was compiled.
  static func mark(of file: URL, stamp: FileStamp?) -> String {
    guard let stamp, let text = try? String(contentsOf: file, encoding: .utf8) else { return "" }
    let mark = SourceInterface.mark(of: text)
    return FileStamp(of: file) == stamp ? mark : ""
  }
}
