import Foundation
import Testing
import UIKit

/// A bundle of temporary files.
final class ResourceFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bundle: Bundle {
    get throws { try #require(Bundle(path: path)) }
  }

  func write(_ data: Data, at name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, at name: String) throws { try write(Data(text.utf8), at: name) }

  func write(_ rows: [String], at name: String) throws {
    try write(try #require(try UIImage.picture(rows).pngData()), at: name)
  }
}
