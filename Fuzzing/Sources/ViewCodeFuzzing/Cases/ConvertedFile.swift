import Foundation
import Fuzzing
import InterfaceBuilder
import StoryboardConversion

/// A XIB as in `InterfaceFile`, and the view code that the converter writes for it.
struct ConvertedFile: FuzzCase {
  private var file: InterfaceFile

  init(seed: UInt64) { file = InterfaceFile(seed: seed) }

  private init(_ file: InterfaceFile) { self.file = file }

  var text: String { file.text }

  var simpler: [ConvertedFile] { file.simpler.map { ConvertedFile($0) } }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let document: Document
    do throws(InterfaceBuilderError) {
      document = try Document(data: Data(text.utf8), path: "fuzzed.xib")
    } catch {
      coverage.note("refused")
      return
    }
    for style in [CodeStyle.viewcode, .uikit] {
      var options = Converter.Options()
      options.style = style
      let conversion = Converter(options: options).convert([document])
      for unit in conversion.units {
        coverage.note("units")
        coverage.note("notes", unit.notes.count)
        for converted in unit.classes {
          coverage.note("classes")
          try Self.check(converted.source, converted.name)
        }
      }
    }
  }

  /// Checks that the source is a complete class, with balanced brackets outside of texts and comments.
  private static func check(_ source: String, _ name: String) throws {
    guard source.contains("class \(name)"), source.hasSuffix("\n") else {
      throw BrokenRule(description: "the code of \(name) does not declare it: \(source.prefix(200))")
    }
    if let number = numberThatIsNone(in: source) {
      throw BrokenRule(description: "the code of \(name) has a number that is none: \(number)")
    }
    var open: [Character] = []
    var characters = source.unicodeScalars.makeIterator()
    var isText = false
    var isComment = false
    var last: Unicode.Scalar = " "
    while let scalar = characters.next() {
      defer { last = scalar }
      if isComment {
        isComment = scalar != "\n"
      } else if isText {
        if scalar == "\\" {
          _ = characters.next()
        } else if scalar == "\"" {
          isText = false
        } else if scalar == "\n" {
          throw BrokenRule(description: "a text in the code of \(name) does not end on its line")
        }
      } else if scalar == "\"" {
        isText = true
      } else if scalar == "/", last == "/" {
        isComment = true
      } else if "([{".unicodeScalars.contains(scalar) {
        open.append(scalar == "(" ? ")" : scalar == "[" ? "]" : "}")
      } else if ")]}".unicodeScalars.contains(scalar), open.popLast() != Character(scalar) {
        throw BrokenRule(description: "the code of \(name) closes what it has not opened")
      }
    }
    if !open.isEmpty { throw BrokenRule(description: "the code of \(name) does not close what it has opened") }
  }

  /// Returns a word in the position of a value that has the form of an invalid number. A view may have such a name, or
  /// a name that begins with it.
  private static func numberThatIsNone(in source: String) -> String? {
    for number in ["nan", "inf"] where !source.contains(" \(number): ") && !source.contains(" \(number) = ") {
      for place in source.ranges(of: number) {
        let (before, after) = (source[..<place.lowerBound], source[place.upperBound...])
        let isWhole = after.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        if isWhole, [": ", ": -", "(", "(-"].contains(where: before.hasSuffix) { return number }
      }
    }
    return nil
  }
}
