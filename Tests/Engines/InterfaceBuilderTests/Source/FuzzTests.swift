import Foundation
import Testing

@testable import InterfaceBuilder

/// Truncated and mutated files. Each is read or rejected, and all content that was read is accessible.
@Suite struct FuzzTests {
  /// A generator with a seed, so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  @Test(arguments: [Fixtures.card, Fixtures.app]) func `mutated files are read or refused`(text: String) {
    let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? 300
    var generator = Generator(state: 42)
    var read = 0
    for _ in 0..<rounds {
      let data = mutated(text, &generator)
      guard let document = try? Document(data: data, path: "fuzz.xib") else { continue }
      read += 1
      walk(document)
    }
    #expect(read > 0)
    #expect(read < rounds)
  }

  private func mutated(_ text: String, _ generator: inout Generator) -> Data {
    var bytes = Array(text.utf8)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
    case 1: bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    case 6:
      let odd = Array(" \n\t<>/=\"'&;".utf8)
      for _ in 0..<3 {
        bytes.insert(odd.randomElement(using: &generator)!, at: .random(in: 0..<bytes.count, using: &generator))
      }
    case 2: replaceValue(in: &bytes, &generator)
    case 3:
      replaceValue(in: &bytes, &generator)
      replaceValue(in: &bytes, &generator)
    case 4: exchangeLines(of: &bytes, &generator)
    default: removeLine(of: &bytes, &generator)
    }
    return Data(bytes)
  }

  private func replaceValue(in bytes: inout [UInt8], _ generator: inout Generator) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    let number = Int.random(in: 0..<(quotes.count / 2), using: &generator)
    let odd = [
      "", "nan", "1e999", "-1", "9223372036854775808", "YES", "card-1", "no-such", "3:0", "1:1e400", "=-=", "é",
    ]
    let value = odd.randomElement(using: &generator)!
    bytes.replaceSubrange((quotes[number * 2] + 1)..<quotes[number * 2 + 1], with: value.utf8)
  }

  private func exchangeLines(of bytes: inout [UInt8], _ generator: inout Generator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    lines.swapAt(.random(in: lines.indices, using: &generator), .random(in: lines.indices, using: &generator))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func removeLine(of bytes: inout [UInt8], _ generator: inout Generator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    lines.remove(at: .random(in: lines.indices, using: &generator))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Reads all properties of every object.
  private func walk(_ document: Document) {
    for finding in document.findings { #expect(finding.position.line > 0 && !finding.description.isEmpty) }
    _ = (document.device, document.images, document.initialViewController, document.scenes.map(\.controller))
    for object in document.allObjects {
      _ = (object.frame, object.subviews.count, object.gestureRecognizers, object.buttonStates, object.parent)
      _ = (object.outlets.map(\.destination), object.actions.map(\.destination), object.segues.map(\.source))
      _ = (object.runtimeAttributes, object.constraints(in: Traits()), object.subviews(in: Traits()))
      for constraint in object.constraints {
        #expect(constraint.multiplier.value.isFinite)
        #expect(constraint.constant.isFinite)
        _ = (constraint.firstItem, constraint.secondItem, constraint.problem)
      }
      _ = (object[LabelElement.text], object[LabelElement.fontDescription], object[ViewElement.backgroundColor])
    }
  }
}
