import Foundation
import Projects
import Synchronization

/// The linker's command for a program, as the compiler's driver and Clang created it the last time.
///
/// After an edit, they take longer than the linker to determine the same command again.
struct LinkerCommand: Codable {
  /// The driver's command.
  private var command: [String]
  /// The objects that are linked, in order.
  private var objects: [String]
  /// The program that extracts the libraries that the objects require.
  private var extractor: String
  /// The libraries that the objects required.
  private var libraries: String
  /// The linker and its arguments.
  private var words: [String]

  init?(from file: URL) {
    guard let data = try? Data(contentsOf: file), let command = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = command
  }

  /// Creates a command, or returns nil if the driver's output does not contain the linker's command.
  ///
  /// - Parameters:
  ///   - output: The driver's output with `-v` when it linked.
  ///   - folder: The working folder of the linker.
  init?(of command: [String], objects: [String], output: String, in folder: URL) {
    let lines = output.split(separator: "\n")
    guard let extraction = lines.first(where: { $0.contains("swift-autolink-extract") }),
      let extractor = PrintedCommand.words(of: extraction).first,
      FileManager.default.isExecutableFile(atPath: extractor),
      let link = lines.last(where: { $0.contains("ld.lld\"") || $0.hasPrefix("ld.lld") || $0.contains("/ld.lld ") })
    else { return nil }
    let words = PrintedCommand.words(of: link)
    guard let linker = words.first, FileManager.default.isExecutableFile(atPath: linker),
      !words.contains(where: { $0.hasPrefix("@") }),
      let libraries = LinkerCommand.libraries(of: objects, by: extractor, in: folder)
    else { return nil }
    self.command = command
    self.objects = objects
    self.extractor = extractor
    self.libraries = libraries
    self.words = words
  }

  /// Links the program if the driver's command and the objects are the same. At the same time it checks the libraries
  /// that the objects require, which seldom change.
  ///
  /// - Returns: The result, or nil if the command does not apply. Any program that was linked is then invalid.
  func run(_ command: [String], objects: [String], in folder: URL) throws -> ProcessRun.Result? {
    guard self.command == command, self.objects == objects else { return nil }
    let linked = Mutex(Result<ProcessRun.Result, any Error>?.none)
    let asked = Mutex(String?.none)
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0 {
        let result = Result { try ProcessRun.run(words, in: folder, timeout: .seconds(300)) }
        linked.withLock { $0 = result }
      } else {
        let libraries = LinkerCommand.libraries(of: objects, by: extractor, in: folder)
        asked.withLock { $0 = libraries }
      }
    }
    guard asked.withLock({ $0 }) == libraries else { return nil }
    return try linked.withLock { $0 }?.get()
  }

  /// Returns the libraries that objects require, or nil if the extraction fails, such as with more objects than a
  /// command line allows.
  private static func libraries(of objects: [String], by extractor: String, in folder: URL) -> String? {
    let file = folder.appending(path: "libraries")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try? ProcessRun.run(
      [extractor] + objects + ["-o", file.path(percentEncoded: false)], in: folder, timeout: .seconds(60))
    return run?.succeeded == true ? try? String(contentsOf: file, encoding: .utf8) : nil
  }

  func write(to file: URL) {
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
