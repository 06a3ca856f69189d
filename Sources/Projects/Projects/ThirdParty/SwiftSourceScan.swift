/// What the text of a Swift file says without being parsed: its imports, and whether it starts an app. Comments, texts and raw texts
/// are passed over, with what is interpolated into them.
struct SwiftSourceScan {
  struct Import: Hashable {
    var module: String
    var line: Int
    /// Conditions of `#if` that must hold, and those of branches before that must not.
    var required: [String]
    var excluded: [String]
  }

  private(set) var imports: [Import] = []
  private(set) var startsApp = false

  private struct Branch {
    var condition: String?
    var before: [String]
  }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var line = 1
    /// Whether a statement may begin here.
    var isStart = true
    /// Open brackets of interpolations: how many more are open, and the text that goes on behind them.
    var interpolations: [(brackets: Int, hashes: Int, isMultiline: Bool)] = []
    var branches: [Branch] = []
    var hasMain = false
    var hasApplication = false

    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    /// Passes over a text from behind its opening quotes; stops behind the closing ones or behind `\(`.
    func passText(hashes: Int, isMultiline: Bool) {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"):
          var end = index + 1
          while end < bytes.count, end - index - 1 < hashes, bytes[end] == UInt8(ascii: "#") { end += 1 }
          if end - index - 1 == hashes, end < bytes.count {
            if bytes[end] == UInt8(ascii: "(") {
              interpolations.append((0, hashes, isMultiline))
              index = end + 1
              return
            }
            if bytes[end] == 0x0A { line += 1 }
            index = end + 1
          } else {
            index += 1
          }
        case 0x0A:
          // A text of one line that is not closed ends with it.
          if !isMultiline { return }
          line += 1
          index += 1
        case UInt8(ascii: "\""):
          let quotes = isMultiline ? 3 : 1
          var end = index
          while end < bytes.count, end - index < quotes, bytes[end] == UInt8(ascii: "\"") { end += 1 }
          guard end - index == quotes else {
            index += 1
            continue
          }
          var count = 0
          while end < bytes.count, count < hashes, bytes[end] == UInt8(ascii: "#") {
            end += 1
            count += 1
          }
          if count == hashes {
            index = end
            return
          }
          index += 1
        default: index += 1
        }
      }
    }

    func openText(hashes: Int) {
      if byte(0) == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
        index += 3
        passText(hashes: hashes, isMultiline: true)
      } else {
        index += 1
        passText(hashes: hashes, isMultiline: false)
      }
    }

    /// The rest of the line without comments.
    func restOfLine() -> String {
      let start = index
      while index < bytes.count, bytes[index] != 0x0A {
        if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    while index < bytes.count {
      let current = bytes[index]
      switch current {
      case 0x0A:
        line += 1
        index += 1
        isStart = true
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        index += 1
        isStart = true
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        var depth = 1
        index += 2
        while index < bytes.count, depth > 0 {
          if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
            depth += 1
            index += 2
          } else if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
            depth -= 1
            index += 2
          } else {
            if bytes[index] == 0x0A { line += 1 }
            index += 1
          }
        }
      case UInt8(ascii: "\""):
        openText(hashes: 0)
        isStart = false
      case UInt8(ascii: "#"):
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
          index += hashes
          openText(hashes: hashes)
          isStart = false
        } else if isStart, hashes == 1, let directive = Self.directive(bytes, at: index + 1) {
          index += 1 + directive.utf8.count
          switch directive {
          case "if": branches.append(Branch(condition: restOfLine(), before: []))
          case "elseif":
            let condition = restOfLine()
            if let last = branches.indices.last {
              if let before = branches[last].condition { branches[last].before.append(before) }
              branches[last].condition = condition
            }
          case "else":
            if let last = branches.indices.last {
              if let before = branches[last].condition { branches[last].before.append(before) }
              branches[last].condition = nil
            }
          default: _ = branches.popLast()
          }
          isStart = true
        } else {
          index += hashes
          isStart = false
        }
      case UInt8(ascii: "("):
        if let last = interpolations.indices.last { interpolations[last].brackets += 1 }
        index += 1
        isStart = false
      case UInt8(ascii: ")"):
        index += 1
        isStart = false
        if let last = interpolations.last {
          if last.brackets == 0 {
            interpolations.removeLast()
            passText(hashes: last.hashes, isMultiline: last.isMultiline)
          } else {
            interpolations[interpolations.count - 1].brackets -= 1
          }
        }
      case UInt8(ascii: "@"):
        // An attribute leaves the beginning of a statement what it is: `@testable import App`.
        let start = index + 1
        index += 1
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        let name = bytes[start..<index]
        if name.elementsEqual("main".utf8) || name.elementsEqual("UIApplicationMain".utf8) {
          hasMain = true
          if name.count > 4 { hasApplication = true }
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          var depth = 0
          while index < bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if bytes[index] == 0x0A { line += 1 }
            index += 1
            if depth == 0 { break }
          }
        }
      case _ where Self.isName(current):
        let start = index
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        let word = bytes[start..<index]
        // Lengths first: this is where the time goes.
        if !hasApplication {
          switch word.count {
          case 3 where word.elementsEqual("App".utf8): hasApplication = true
          case 17 where word.elementsEqual("UIApplicationMain".utf8):
            hasMain = true
            hasApplication = true
          case 21 where word.elementsEqual("UIApplicationDelegate".utf8): hasApplication = true
          default: break
          }
        }
        guard isStart else { continue }
        if word.elementsEqual("import".utf8) {
          let importLine = line
          if let module = Self.module(bytes, from: &index) {
            imports.append(
              Import(
                module: module, line: importLine, required: branches.suffix(Self.maxBranches).compactMap(\.condition),
                excluded: branches.suffix(Self.maxBranches).flatMap { $0.before.suffix(Self.maxBranches) }))
          }
          isStart = false
        } else {
          isStart = Self.accessLevels.contains { word.elementsEqual($0.utf8) }
        }
      case UInt8(ascii: "`"):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        isStart = false
      default:
        index += 1
        isStart = false
      }
    }
    startsApp = hasMain && hasApplication
  }

  /// More than anybody nests or chains.
  private static let maxBranches = 32
  private static let accessLevels = ["public", "package", "internal", "private", "fileprivate"]
  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func directive(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> String? {
    var end = start
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
  }

  /// The module of `import A`, `import class A.B`, `import A.B`, from behind the word `import`.
  private static func module(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> String? {
    while true {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      var start = index
      let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "`")
      if isQuoted {
        index += 1
        start = index
      }
      while index < bytes.count, isName(bytes[index]) { index += 1 }
      guard index > start else { return nil }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isQuoted, index < bytes.count { index += 1 }
      // `import struct` alone would be a module of that name, which there is none of.
      if !isQuoted, importKinds.contains(word) { continue }
      return word
    }
  }
}
