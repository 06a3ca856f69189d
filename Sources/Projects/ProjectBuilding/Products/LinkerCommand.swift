import Foundation
import Projects
import Synchronization

/// The linker's own command for a program, as the compiler's driver and clang made it the last time.
///
/// Between an edit and the program they take more time than the linker, to find out the same again.
struct LinkerCommand: Codable {
  /// What the driver was told.
  private var command: [String]
  /// The objects that it was made for, in order.
  private var objects: [String]
  /// The program that finds what the objects ask to be linked with.
  private var extractor: String
  /// What they asked for.
  private var libraries: String
  /// The linker and its arguments.
  private var words: [String]

  init?(from file: URL) {
    guard let data = try? Data(contentsOf: file), let command = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = command
  }

  /// - Parameters:
  ///   - output: what the driver wrote with `-v` where it linked.
  ///   - folder: where the linker works.
  /// - Returns: nil where that does not say how the linker is called.
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

  /// Links, if this is what is to be linked now. What the objects ask for is found out meanwhile: it seldom changes.
  ///
  /// - Returns: nil where it is for something else; what was linked then is to be made anew.
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

  /// - Returns: nil where it can't be found out, as with more objects than a command line takes.
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
