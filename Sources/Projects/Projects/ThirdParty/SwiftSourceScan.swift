import Foundation

/// The imports of a Swift file, and whether it launches an app, found without parsing it. Comments and string literals,
/// including their interpolations, are skipped.
struct SwiftSourceScan {
  struct Import: Hashable {
    var module: String
    var line: Int
    /// The conditions of `#if` that must be true.
    var required: [String]
    /// The conditions of earlier branches, which must be false.
    var excluded: [String]
  }

  let imports: [Import]
  let startsApp: Bool

  init(_ bytes: [UInt8]) {
    (imports, startsApp) = bytes.withUnsafeBufferPointer { buffer in
      var scanner = Scanner(buffer)
      scanner.run()
      return (scanner.imports, scanner.hasMain && scanner.hasApplication)
    }
  }
}

/// One pass over the bytes of a file.
private struct Scanner {
  /// A branch of an `#if`.
  private struct Branch {
    /// The condition, or nil for `#else`.
    var condition: String?
    /// The conditions of earlier branches.
    var before: [String] = []
  }

  /// A string literal that is interrupted by an interpolation.
  private struct Interpolation {
    /// The number of open brackets in the interpolation.
    var openBrackets = 0
    var hashes: Int
    var isMultiline: Bool
  }

  private(set) var imports: [SwiftSourceScan.Import] = []
  /// Whether an attribute or a call names the program's entry point.
  private(set) var hasMain = false
  /// Whether the file contains an app or an app's delegate.
  private(set) var hasApplication = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var line = 1
  /// Whether a statement may begin here.
  private var isStart = true
  private var interpolations: [Interpolation] = []
  private var branches: [Branch] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count { step() }
  }

  private mutating func step() {
    switch bytes[index] {
    case .lineFeed:
      line += 1
      index += 1
      isStart = true
    case .space, .tab, .carriageReturn: index += 1
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      index += 1
      isStart = true
    case .slash where byte(1) == .slash: skip { $0 != .lineFeed }
    case .slash where byte(1) == .star: skipBlockComment()
    case .quote: openLiteral(hashes: 0)
    case .hash: readHashes()
    case .openBracket:
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].openBrackets += 1 }
      pass()
    case .closeBracket: closeBracket()
    case UInt8(ascii: "@"): readAttribute()
    case .backtick: skipQuotedName()
    case let byte where byte.isName: readWord()
    default: pass()
    }
  }

  // MARK: Moving

  private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  /// Skips a byte that no statement begins with.
  private mutating func pass() {
    index += 1
    isStart = false
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    index += 2
    while index < bytes.count, depth > 0 {
      if bytes[index] == .slash, byte(1) == .star {
        depth += 1
        index += 2
      } else if bytes[index] == .star, byte(1) == .slash {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == .lineFeed { line += 1 }
        index += 1
      }
    }
  }

  private mutating func skipQuotedName() {
    index += 1
    skip { $0 != .backtick && $0 != .lineFeed }
    if byte(0) == .backtick { index += 1 }
    isStart = false
  }

  /// Returns the rest of the line without comments.
  private mutating func restOfLine() -> String {
    let start = index
    while index < bytes.count, bytes[index] != .lineFeed {
      if bytes[index] == .slash, byte(1) == .slash || byte(1) == .star { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  // MARK: String literals

  private mutating func openLiteral(hashes: Int) {
    let isMultiline = byte(1) == .quote && byte(2) == .quote
    index += isMultiline ? 3 : 1
    skipLiteral(hashes: hashes, isMultiline: isMultiline)
    isStart = false
  }

  /// Skips a literal from the end of its opening quotes to the end of its closing quotes or of `\(`.
  private mutating func skipLiteral(hashes: Int, isMultiline: Bool) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if skipEscape(hashes: hashes, isMultiline: isMultiline) { return }
      case .lineFeed:
        // An unterminated single-line literal ends with its line.
        if !isMultiline { return }
        line += 1
        index += 1
      case .quote:
        if skipClosingQuotes(hashes: hashes, isMultiline: isMultiline) { return }
      default: index += 1
      }
    }
  }

  /// Skips an escape sequence and returns whether it begins an interpolation.
  private mutating func skipEscape(hashes: Int, isMultiline: Bool) -> Bool {
    var end = index + 1
    while end < bytes.count, end - index - 1 < hashes, bytes[end] == .hash { end += 1 }
    guard end - index - 1 == hashes, end < bytes.count else {
      index += 1
      return false
    }
    index = end + 1
    if bytes[end] == .openBracket {
      interpolations.append(Interpolation(hashes: hashes, isMultiline: isMultiline))
      return true
    }
    if bytes[end] == .lineFeed { line += 1 }
    return false
  }

  /// Skips quotes and returns whether they close the literal. Otherwise they belong to the literal.
  private mutating func skipClosingQuotes(hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    let mark = (0..<quotes + hashes).allSatisfy { byte($0) == ($0 < quotes ? .quote : .hash) }
    index += mark ? quotes + hashes : 1
    return mark
  }

  private mutating func closeBracket() {
    pass()
    guard let last = interpolations.last else { return }
    if last.openBrackets == 0 {
      interpolations.removeLast()
      skipLiteral(hashes: last.hashes, isMultiline: last.isMultiline)
    } else {
      interpolations[interpolations.count - 1].openBrackets -= 1
    }
  }

  // MARK: Directives

  /// Reads a raw literal, a directive, or another construct that begins with `#`.
  private mutating func readHashes() {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    if byte(hashes) == .quote {
      index += hashes
      openLiteral(hashes: hashes)
    } else if isStart, hashes == 1, let directive = directive(at: index + 1) {
      index += 1 + directive.utf8.count
      read(directive)
      isStart = true
    } else {
      index += hashes
      isStart = false
    }
  }

  private func directive(at start: Int) -> String? {
    let word = String(decoding: bytes[start...].prefix { $0.isName }, as: UTF8.self)
    return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
  }

  private mutating func read(_ directive: String) {
    switch directive {
    case "if": branches.append(Branch(condition: restOfLine()))
    case "elseif": beginBranch(restOfLine())
    case "else": beginBranch(nil)
    default: _ = branches.popLast()
    }
  }

  private mutating func beginBranch(_ condition: String?) {
    guard let last = branches.indices.last else { return }
    if let before = branches[last].condition { branches[last].before.append(before) }
    branches[last].condition = condition
  }

  // MARK: Words

  /// Reads an attribute. A statement may follow it, such as in `@testable import App`.
  private mutating func readAttribute() {
    index += 1
    let start = index
    skip { $0.isName }
    let name = bytes[start..<index]
    if name.elementsEqual("main".utf8) {
      hasMain = true
    } else if name.elementsEqual("UIApplicationMain".utf8) {
      hasMain = true
      hasApplication = true
    }
    if byte(0) == .openBracket { skipArguments() }
  }

  private mutating func skipArguments() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == .openBracket { depth += 1 }
      if bytes[index] == .closeBracket { depth -= 1 }
      if bytes[index] == .lineFeed { line += 1 }
      index += 1
      if depth == 0 { break }
    }
  }

  private mutating func readWord() {
    let start = index
    skip { $0.isName }
    let word = bytes[start..<index]
    if !hasApplication { noteApplication(word) }
    guard isStart else { return }
    if word.elementsEqual("import".utf8) {
      readImport()
      isStart = false
    } else {
      isStart = Self.accessLevels.contains { word.elementsEqual($0.utf8) }
    }
  }

  /// Records words that an app's main type or delegate contains.
  private mutating func noteApplication(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    // The lengths are compared first, because most of the time of a scan is spent here.
    switch word.count {
    case 3 where word.elementsEqual("App".utf8): hasApplication = true
    case 17 where word.elementsEqual("UIApplicationMain".utf8):
      hasMain = true
      hasApplication = true
    case 21 where word.elementsEqual("UIApplicationDelegate".utf8): hasApplication = true
    default: break
    }
  }

  private mutating func readImport() {
    let importLine = line
    guard let module = readModule() else { return }
    let around = branches.suffix(Self.maxBranches)
    imports.append(
      SwiftSourceScan.Import(
        module: module, line: importLine, required: around.compactMap(\.condition),
        excluded: around.flatMap { $0.before.suffix(Self.maxBranches) }))
  }

  /// Returns the module of `import A`, `import class A.B` or `import A.B`, starting after the word `import`.
  private mutating func readModule() -> String? {
    while true {
      skip { $0 == .space || $0 == .tab }
      let isQuoted = byte(0) == .backtick
      if isQuoted { index += 1 }
      let start = index
      skip { $0.isName }
      guard index > start else { return nil }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isQuoted, index < bytes.count { index += 1 }
      // `import struct` without a second word would import a module named `struct`, which does not exist.
      if !isQuoted, Self.importKinds.contains(word) { continue }
      return word
    }
  }

  /// The maximum number of nested or chained branches.
  private static let maxBranches = 32
  private static let accessLevels = ["public", "package", "internal", "private", "fileprivate"]
  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let openBracket = UInt8(ascii: "(")
  fileprivate static let closeBracket = UInt8(ascii: ")")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let backtick = UInt8(ascii: "`")

  /// Whether the byte can be part of a name: letters, digits, `_`, and all non-ASCII characters.
  fileprivate var isName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
