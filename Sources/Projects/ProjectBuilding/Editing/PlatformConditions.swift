import Foundation

/// Platform conditions of `#if`, in a form that a compiler for Linux evaluates as a compiler for iOS does.
///
/// `os(iOS)` becomes the name `os_iOS_`, which a flag defines, and `os(macOS)` becomes an undefined name. The length of
/// the text stays the same, so that all positions remain valid.
package enum PlatformConditions {
  /// The flags that define the conditions for iOS.
  package static let flags = ["-Dos_iOS_", "-DtargetEnvironment_simulator_"]

  /// The terms that are replaced, by function and argument. A build evaluates them in the same way (`ConditionRule`).
  private static let terms: [String] = [
    "os(iOS)", "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(xrOS)", "os(Linux)",
    "os(Windows)",
    "os(Android)", "os(FreeBSD)", "os(WASI)", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)",
    "canImport(Darwin)", "canImport(ObjectiveC)", "canImport(MachO)", "canImport(Security)",
  ]

  private struct Term: Sendable {
    var original: [UInt8]
    var changed: [UInt8]
  }

  private static let known = terms.map { term in
    Term(
      original: Array(term.utf8),
      changed: term.utf8.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") ? UInt8(ascii: "_") : $0 })
  }

  /// Returns a text with replaced conditions, or nil if it contains none.
  package static func changed(_ text: String) -> String? {
    guard text.contains("#if") || text.contains("#elseif") else { return nil }
    var bytes = Array(text.utf8)
    var isChanged = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      if isCondition(bytes[start..<end]), change(&bytes, in: start..<end) { isChanged = true }
      start = end + 1
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isCondition(_ line: ArraySlice<UInt8>) -> Bool {
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return code.starts(with: "#if".utf8) || code.starts(with: "#elseif".utf8)
  }

  private static func change(_ bytes: inout [UInt8], in line: Range<Int>) -> Bool {
    var isChanged = false
    var index = line.lowerBound
    while index < line.upperBound {
      let isInName = index > line.lowerBound && isOfName(bytes[index - 1])
      if !isInName, let term = known.first(where: { bytes[index..<line.upperBound].starts(with: $0.original) }) {
        bytes.replaceSubrange(index..<index + term.original.count, with: term.changed)
        index += term.original.count
        isChanged = true
      } else {
        index += 1
      }
    }
    return isChanged
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Returns the bytes with the original conditions, or nil if they contain no replaced ones.
  package static func restored(_ data: Data) -> Data? {
    var result: Data?
    for term in known {
      let changed = Data(term.changed)
      while let range = (result ?? data).firstRange(of: changed) {
        var bytes = result ?? data
        bytes.replaceSubrange(range, with: term.original)
        result = bytes
      }
    }
    return result
  }
}
