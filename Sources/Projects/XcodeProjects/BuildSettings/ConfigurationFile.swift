/// An `.xcconfig` file with its included files, as assignments in the order in which they apply.
///
/// - Source: developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project
package struct ConfigurationFile: Sendable {
  private static let maximumBytes = 4 << 20
  /// The maximum number of inclusions. A few files that include each other twice would otherwise cause billions.
  private static let maxIncludes = 1_000
  private static let deepestInclude = 64

  package private(set) var assignments: [BuildSettingAssignment] = []
  /// The file itself and the files that it includes, each once.
  package private(set) var files: [String] = []
  /// Invalid lines and files that could not be included. All other lines apply.
  package private(set) var issues: [XcodeFileError] = []
  private var includes = 0

  package static func read(_ path: String) throws(XcodeFileError) -> ConfigurationFile {
    var result = ConfigurationFile()
    result.add(try FileSystem.bytes(of: path, limit: maximumBytes), path: path, within: [path])
    return result
  }

  private mutating func add(_ bytes: [UInt8], path: String, within open: [String]) {
    if !files.contains(path) { files.append(path) }
    let text = String(decoding: bytes, as: UTF8.self)
    var number = 0
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).makeIterator()
    while let line = lines.next() {
      number += 1
      let start = number
      var content = Self.content(of: line)
      guard !content.isEmpty else { continue }
      if content.first == "#" {
        include(content, line: start, path: path, within: open)
        continue
      }
      while content.last == "\\" {
        content = Self.trimmed(content.dropLast())
        guard let next = lines.next() else { break }
        number += 1
        content = Self.content(of: content + " " + Self.content(of: next))
      }
      guard let equals = Self.assignmentSign(in: content) else {
        issue(path, start, column: content, in: line, "“=” is missing")
        continue
      }
      var value = Self.trimmed(content[content.index(after: equals)...])
      if value.last == ";" { value = Self.trimmed(value.dropLast()) }
      let key = Self.trimmed(content[..<equals])
      guard let first = key.utf8.first, Self.beginsName(first),
        let assignment = BuildSettingAssignment(key: String(key), value: String(value))
      else {
        issue(path, start, column: content, in: line, "“\(key.prefix(80))” is not a valid name of a build setting")
        continue
      }
      assignments.append(assignment)
    }
  }

  private mutating func include(_ content: Substring, line: Int, path: String, within open: [String]) {
    let words = content.dropFirst().drop { $0 == " " || $0 == "\t" }
    let isOptional = words.hasPrefix("include?")
    guard words.hasPrefix("include") else {
      issue(path, line, "“\(content.prefix(80))” is not a directive; the only directive is “#include”")
      return
    }
    let quoted = Self.trimmed(words.dropFirst(isOptional ? 8 : 7))
    guard quoted.count >= 2, quoted.first == "\"", quoted.last == "\"" else {
      issue(path, line, "the name of the included file must be in quotation marks")
      return
    }
    var name = String(quoted.dropFirst().dropLast())
    if name.hasPrefix("<") {
      // Paths such as `<DEVELOPER_DIR>/…` refer to files in Xcode.
      if !isOptional { issue(path, line, "“\(name)” is part of Xcode, which is not available") }
      return
    }
    if FilePaths.ending(of: name).isEmpty { name += ".xcconfig" }
    let file = FilePaths.joined(FilePaths.folder(of: path), name)
    if open.contains(file) {
      issue(path, line, "“\(name)” includes this file again")
      return
    }
    includes += 1
    guard includes <= Self.maxIncludes, open.count < Self.deepestInclude else {
      if includes <= Self.maxIncludes + 1 {
        issue(path, line, "too many included files; ignoring the rest")
      }
      return
    }
    do throws(XcodeFileError) {
      add(try FileSystem.bytes(of: file, limit: Self.maximumBytes), path: file, within: open + [file])
    } catch {
      if !isOptional { issue(path, line, "“\(name)” \(error.reason)") }
    }
  }

  private mutating func issue(_ path: String, _ line: Int, column: Substring, in text: Substring, _ reason: String) {
    let column = text.utf8.distance(
      from: text.startIndex, to: max(text.startIndex, min(column.startIndex, text.endIndex)))
    issues.append(.syntax(path: path, line: line, column: column + 1, reason: reason))
  }

  private mutating func issue(_ path: String, _ line: Int, _ reason: String) {
    issues.append(.syntax(path: path, line: line, column: 1, reason: reason))
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns the index of the `=` after the name and its conditions, which contain `=` signs themselves.
  private static func assignmentSign(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  /// Returns a line trimmed and without its comment.
  private static func content(of line: Substring) -> Substring {
    var end = line.endIndex
    if let comment = line.utf8.firstRange(of: "//".utf8) { end = comment.lowerBound }
    return trimmed(line[..<end])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...last]
  }
}
