import Foundation
import Testing
import XCTest

/// The current test of Swift Testing or XCTest, which receives failures and pictures.
struct TestContext {
  let fileID: String
  let filePath: StaticString
  let function: String
  let line: Int
  let column: Int

  func fail(_ text: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column))
    } else {
      XCTFail(text, file: filePath, line: UInt(line))
    }
  }

  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(
      Attachment(bytes, named: name),
      sourceLocation: SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }

  /// The folder of the file, and the name of the file without its extension.
  var place: (folder: String, file: String) {
    let url = URL(filePath: "\(filePath)")
    return (url.deletingLastPathComponent().path(percentEncoded: false), url.deletingPathExtension().lastPathComponent)
  }
}
