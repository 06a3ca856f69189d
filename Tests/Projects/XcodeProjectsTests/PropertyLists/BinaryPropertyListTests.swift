import Foundation
import Testing

@testable import XcodeProjects

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  private static func sample() -> [String: Any] {
    [
      "text": "plain", "unicode": "é😀", "number": 300, "negative": -5, "large": 5_000_000_000, "real": 1.5, "yes": true,
      "no": false, "date": Date(timeIntervalSinceReferenceDate: 1_000), "data": Data([1, 2, 3]),
      "list": Array(repeating: "item", count: 20), "inner": ["a": ["b": "c"]],
    ]
  }

  private func bytes() throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: Self.sample(), format: .binary, options: 0))
  }

  @Test("every kind of value is read")
  func kinds() throws {
    let value = try PropertyListReader.parse(bytes(), path: "/p")
    #expect(
      value
        == .dictionary([
          "text": .string("plain"), "unicode": .string("é😀"), "number": .integer(300), "negative": .integer(-5),
          "large": .integer(5_000_000_000), "real": .real(1.5), "yes": .boolean(true), "no": .boolean(false),
          "date": .date(Date(timeIntervalSinceReferenceDate: 1_000)), "data": .data(Data([1, 2, 3])),
          "list": .array(Array(repeating: .string("item"), count: 20)),
          "inner": .dictionary(["a": .dictionary(["b": .string("c")])]),
        ]))
  }

  @Test("a file with any byte changed, or cut short anywhere, is read or refused")
  func broken() throws {
    let bytes = try bytes()
    for index in bytes.indices {
      _ = try? PropertyListReader.parse(Array(bytes[..<index]), path: "/p")
      for value in [0, 0x7F, 0xFF, bytes[index] ^ 0x10] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = try? PropertyListReader.parse(changed, path: "/p")
      }
    }
  }

  /// Returns a file with `objects` that have offsets and references of one byte.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    return bytes
  }

  @Test("an array that holds itself is an error")
  func circle() {
    #expect(throws: XcodeFileError.self) { try PropertyListReader.parse(file([[0xA1, 0]]), path: "/p") }
  }

  @Test("arrays that hold the next one sixteen times each do not fill memory")
  func bomb() {
    var objects: [[UInt8]] = []
    for index in 0..<12 { objects.append([0xAE] + [UInt8](repeating: UInt8(index + 1), count: 14)) }
    objects.append([0x51, 0x61])
    #expect(throws: XcodeFileError.self) { try PropertyListReader.parse(file(objects), path: "/p") }
  }
}
