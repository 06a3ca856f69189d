import Foundation
import InterfaceBuilder
import StoryboardConversion
import SwiftParser
import SwiftSyntax
import Testing
import XcodeProjects

/// Files that no editor writes: elements and attributes of the example's files are removed, duplicated, exchanged and
/// changed.
///
/// `CONVERSION_MUTANTS` is the number of files. The number of each is its seed.
@Suite struct MutatedFilesTests {
  private static let count = ProcessInfo.processInfo.environment["CONVERSION_MUTANTS"].flatMap(Int.init) ?? 8

  @Test func mutatedFilesAreRefusedOrConvertedAsAWhole() throws {
    let app = try StoryboardApp()
    let files = app.texts.keys.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    for seed in 0..<Self.count {
      var mutant = app
      var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
      let path = files[dice.roll(files.count)]
      mutant.texts[path] = Self.mutated(app.texts[path]!, &dice)
      guard (try? Document(data: Data(mutant.texts[path]!.utf8), path: path)) != nil else { continue }
      for style in CodeStyle.allCases {
        var options = Converter.Options()
        options.style = style
        let document = try Document(data: Data(mutant.texts[path]!.utf8), path: path)
        for unit in Converter(options: options).convert([document]).units {
          for type in unit.classes { #expect(!type.source.isEmpty, "seed \(seed)") }
        }
      }
      let result = try mutant.converted()
      for (path, text) in result.changes.texts {
        guard let text, path.hasSuffix(".swift") else { continue }
        #expect(!Parser.parse(source: text).hasError, "seed \(seed): \(path)")
      }
      // A scene is either in code or stays in its file.
      let going = Set(result.converted.map(\.scene))
      for stay in result.stays { #expect(!going.contains(stay.key.id), "seed \(seed)") }
      for file in files where result.goes(file) {
        #expect(!result.stays.contains { $0.key.file == StoryboardApp.root + file }, "seed \(seed): \(file)")
      }
    }
  }

  /// Returns a text with one to four changes of its lines. Each line is an element or a tag.
  private static func mutated(_ text: String, _ dice: inout Dice) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    for _ in 0...dice.roll(4) {
      let index = 2 + dice.roll(lines.count - 3)
      let values = lines[index].matches(of: #/="([^"]*)"/#)
      switch dice.roll(6) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, 2 + dice.roll(lines.count - 3))
      case 3:
        // The element includes its content.
        let blanks = lines[index].prefix { $0 == " " }.count
        guard
          let end = lines[index...].firstIndex(where: { $0.hasPrefix(String(repeating: " ", count: blanks) + "</") })
        else { continue }
        lines.removeSubrange(index...end)
      case 4:
        guard !values.isEmpty else { continue }
        let odd = ["", "NaN", "-1e308", "YES", "Cel-aa-001", "a b", "ä", "99999999999999999999", "self", "&quot;"]
        let value = values[dice.roll(values.count)]
        lines[index].replaceSubrange(value.1.startIndex..<value.1.endIndex, with: odd[dice.roll(odd.count)])
      default:
        guard let other = lines[2 + dice.roll(lines.count - 3)].firstMatch(of: #/="([^"]*)"/#),
          let value = lines[index].firstMatch(of: #/="([^"]*)"/#)
        else { continue }
        lines[index].replaceSubrange(value.1.startIndex..<value.1.endIndex, with: String(other.1))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A separate generator, so that a seed has the same result everywhere.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(1, sides)))
    }
  }
}
