/// The path of a declaration: its module, its enclosing types, and its name with the labels of its parameters.
struct DeclarationPath: Hashable {
  let module: String
  let components: [String]

  /// Creates a path, or returns nil for a local declaration or a declaration in a private type.
  ///
  /// - Parameters:
  ///   - demangled: The demangled declaration, such as `UIKit.UIView.frame : __C.CGRect` or `(extension in
  ///     UIKit):Swift.String.draw(at: __C.CGPoint) -> ()`.
  ///   - name: The name with its labels, as the index has it.
  init?(demangled: Substring, name: String) {
    var text = demangled
    var extending: Substring?
    for word in ["static ", "class "] where text.hasPrefix(word) { text.removeFirst(word.count) }
    if text.hasPrefix("(extension in ") {
      text.removeFirst("(extension in ".count)
      guard let end = text.firstIndex(of: ")") else { return nil }
      extending = text[..<end]
      text = text[text.index(after: end)...]
      guard text.first == ":" else { return nil }
      text.removeFirst()
    }
    var names: [Substring] = []
    while true {
      let part = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      guard !part.isEmpty else { break }
      names.append(part)
      text.removeFirst(part.count)
      if text.first == "<" { DeclarationPath.skipAngles(&text) }
      guard text.first == "." else { break }
      text.removeFirst()
    }
    guard names.count >= 2 else { return nil }
    var path = names.dropFirst().map(String.init)
    let base = name.prefix { $0 != "(" }
    guard path.last == String(base) else { return nil }
    path[path.count - 1] = name
    module = String(extending ?? names[0])
    components = path
  }

  /// The paths from the outermost type to the declaration itself.
  var prefixes: [String] {
    components.indices.map { components[...$0].joined(separator: ".") }
  }

  private static func skipAngles(_ text: inout Substring) {
    var depth = 0
    while let character = text.first {
      text.removeFirst()
      if character == "<" { depth += 1 }
      // The `>` of an arrow does not close a bracket.
      if character == "-", text.first == ">" { text.removeFirst() }
      if character == ">" {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }
}
