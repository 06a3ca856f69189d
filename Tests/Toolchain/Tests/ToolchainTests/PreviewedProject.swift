import Foundation
import Testing

/// A running `viewcode preview` for a folder during the lifetime of the object.
final class PreviewedProject {
  let address: String
  let port: UInt16
  let token: String
  private let conversation: Conversation

  init(_ folder: Folder, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    conversation = try Conversation(
      Viewcode.program, ["preview", "-q", folder.url.path] + arguments, in: folder.url, environment: environment)
    address = try conversation.hear()
    let parts = try #require(URLComponents(string: address))
    port = UInt16(try #require(parts.port))
    token = try #require(parts.queryItems?.first { $0.name == "token" }?.value)
  }

  func stop() { conversation.stop() }

  /// The resources of the server itself: bytes of memory and open files.
  var held: (memory: Int, files: Int) {
    let place = "/proc/\(conversation.program)"
    let pages = FileManager.default.contents(atPath: "\(place)/statm").map { String(decoding: $0, as: UTF8.self) }?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(place)/fd")) ?? []
    return ((pages ?? 0) * 4096, files.count)
  }

  /// The number of its descendant processes.
  var programs: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var parents: [Int32: Int32] = [:]
    for name in names {
      guard let number = Int32(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
        // The state and the parent follow the name in parentheses.
        let parent = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ").dropFirst()
          .first.flatMap({ Int32($0) })
      else { continue }
      parents[number] = parent
    }
    return parents.keys.filter { number in
      var current = parents[number]
      while let next = current, next > 1 {
        if next == conversation.program { return true }
        current = parents[next]
      }
      return false
    }.count
  }
}
