import Foundation
import Projects
import Synchronization

/// What the files of a module mean to each other, as marks (``SourceInterface``), made while the compiler works on them.
final class SourceInterfaces: Sendable {
  private let group = DispatchGroup()
  private let made = Mutex<[String]>([])

  /// - Parameters:
  ///   - stamps: the files as they are compiled.
  ///   - known: marks of files from before, by their stamps.
  init(of files: [URL], stamps: [FileStamp?], known: [FileStamp: String]) {
    DispatchQueue.global().async(group: group) { [self] in
      let marks = zip(files, stamps).map { file, stamp in
        stamp.flatMap { known[$0] }.flatMap { $0.isEmpty ? nil : $0 } ?? SourceInterfaces.mark(of: file, stamp: stamp)
      }
      made.withLock { $0 = marks }
    }
  }

  /// Waits until all are made.
  func marks() -> [String] {
    group.wait()
    return made.withLock { $0 }
  }

  /// A file's mark; nothing for one that is no longer what was compiled.
  static func mark(of file: URL, stamp: FileStamp?) -> String {
    guard let stamp, let text = try? String(contentsOf: file, encoding: .utf8) else { return "" }
    let mark = SourceInterface.mark(of: text)
    return FileStamp(of: file) == stamp ? mark : ""
  }
}
