import InterfaceBuilder

/// Removes scenes from a storyboard, or views from a XIB, by the bytes of their elements.
package enum InterfaceFileEdit {
  /// Returns the text without some elements, or nil if no content of the file remains.
  ///
  /// - Parameter ids: The identifiers of the view controllers or views to remove.
  package static func removing(_ ids: Set<String>, from document: Document, text: String) -> String? {
    var elements: [SourceElement] = []
    switch document.kind {
    case .storyboard:
      let scenes = document.scenes
      let going = scenes.filter { $0.controller?.id.map(ids.contains) ?? true }
      // References to other storyboards are removed with the last scene that leads to them.
      let staying = scenes.filter { scene in !going.contains(scene) }
      let reached = Set(
        staying.flatMap { segues(below: $0.element) }.compactMap { $0["destination"] })
      let left = staying.filter { scene in
        guard let controller = scene.controller, controller.kind == .viewControllerPlaceholder else { return false }
        return controller.id.map { !reached.contains($0) } ?? true
      }
      if staying.count == left.count { return nil }
      elements = (going + left).map(\.element)
    case .xib:
      let objects = document.topLevelObjects
      let going = objects.filter { $0.id.map(ids.contains) ?? false }
      if going.count == objects.count { return nil }
      elements = going.map(\.element)
    }
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = elements.compactMap { range(of: $0, in: bytes) }
    if let initial = document.initialViewController?.id, ids.contains(initial),
      let start = find(" initialViewController=\"\(initial)\"", in: bytes, from: 0)
    {
      ranges.append(start..<start + " initialViewController=\"\(initial)\"".utf8.count)
    }
    var result: [UInt8] = []
    var position = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= position {
      result += bytes[position..<range.lowerBound]
      position = range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  private static func segues(below element: SourceElement) -> [SourceElement] {
    var result: [SourceElement] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      if next.name == "segue" { result.append(next) }
      waiting += Array(next.children)
    }
    return result
  }

  /// Returns the bytes of an element with the spaces before it, its comment and its line break.
  private static func range(of element: SourceElement, in bytes: [UInt8]) -> Range<Int>? {
    guard var start = offset(of: element.position, in: bytes) else { return nil }
    var depth = 0
    var index = start
    let open = Array("<\(element.name)".utf8)
    let close = Array("</\(element.name)>".utf8)
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes[index...].starts(with: close) {
        depth -= 1
        index += close.count
        if depth == 0 { break }
      } else if bytes[index...].starts(with: open), index + open.count < bytes.count,
        !isName(bytes[index + open.count])
      {
        // The value of an attribute may contain `>`, but not `<`.
        var end = index
        var quote: UInt8?
        while end < bytes.count {
          let byte = bytes[end]
          if let current = quote {
            if byte == current { quote = nil }
          } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
          } else if byte == UInt8(ascii: ">") {
            break
          }
          end += 1
        }
        let isEmpty = end > index && end < bytes.count && bytes[end - 1] == UInt8(ascii: "/")
        index = end + 1
        if !isEmpty { depth += 1 }
        if isEmpty, depth == 0 { break }
      } else {
        index += 1
      }
    }
    guard depth == 0, index <= bytes.count else { return nil }
    start = blanks(before: start, in: bytes)
    // Interface Builder writes a comment with the scene's name on the previous line.
    if start > 0 {
      let lineEnd = start - 1
      var lineStart = lineEnd
      while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
      let line = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
      let bare = line.filter { !$0.isWhitespace }
      if bare.hasPrefix("<!--"), bare.hasSuffix("-->"), !bare.dropFirst(4).contains("<!--") { start = lineStart }
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    return start..<index
  }

  private static func blanks(before start: Int, in bytes: [UInt8]) -> Int {
    var start = start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Returns the byte offset of a position in lines and Unicode scalars.
  private static func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    var (line, column) = (1, 1)
    for (index, byte) in bytes.enumerated() {
      if line == position.line, column == position.column, byte & 0xC0 != 0x80 { return index }
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return nil
  }

  private static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return nil
  }
}
