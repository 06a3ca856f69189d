import Foundation

@testable import ImageCodecs

/// A shell script that replaces the helper, in a temporary folder.
final class Substitute: Sendable {
  let helper: ImageHelper
  private let folder: String

  /// The program that ImageCodecs would start.
  static let program = ImageHelperPlaces.current.program ?? ""

  /// The helper's greeting in the form for `printf` of a shell.
  static let hello = printable(message(kind: 1, flags: 2))

  /// Creates a replacement.
  ///
  /// - Parameter script: The script, in which `$helper` is the real program. The file `started` in the folder contains
  ///   its process identifier.
  init(
    _ script: String, limits: ImageHelper.TimeLimits = .init(), isExecutable: Bool = true,
    remembersAnswers: Bool = false
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stand-in-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/helper"
    try "#!/bin/sh\nhelper='\(Substitute.program)'\necho $$ >>'\(folder)/started'\n\(script)\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: path)
    helper = ImageHelper(limits: limits, remembersAnswers: remembersAnswers) {
      ImageHelperPlaces(chosen: path, programs: [], built: "")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The identifiers of the processes that ran the script, in order.
  var processes: [pid_t] {
    let text = (try? String(contentsOfFile: "\(folder)/started", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Returns a reply in the format of the helper (`vc_helper_reply`), without the following bytes.
  static func message(
    kind: UInt32, status: UInt32 = 0, flags: UInt32 = 0, width: UInt32 = 0, height: UInt32 = 0, count: UInt64 = 0
  ) -> [UInt8] {
    let words: [UInt32] = [0x5643_4948, kind, status, flags, width, height, UInt32(truncatingIfNeeded: count)]
    let upper = UInt32(count >> 32)
    return (words + [upper]).flatMap { word in withUnsafeBytes(of: word) { Array($0) } }
      + [UInt8](repeating: 0, count: 32)
  }

  static func printable(_ bytes: [UInt8]) -> String {
    bytes.map { "\\" + String(Int($0) + 512, radix: 8).dropFirst() }.joined()
  }

  /// Returns whether a process is running. One that has ended and was not waited for is not running.
  static func isAlive(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = text.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state != "Z" && state != "X"
  }

  /// Waits for processes to end, up to a limit.
  static func isEnded(_ process: pid_t, within seconds: Double = 5) -> Bool {
    for _ in 0..<Int(seconds * 100) where isAlive(process) { usleep(10_000) }
    return !isAlive(process)
  }
}
