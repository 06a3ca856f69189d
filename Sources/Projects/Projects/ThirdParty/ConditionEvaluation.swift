/// Evaluates conditions of `#if` for a build for the simulator. The result is true, false or unknown.
struct ConditionEvaluation {
  /// The conditions that the target defines, or nil if they are unknown.
  let conditions: Set<String>?
  /// A function that returns whether a module other than Apple's can be imported, or nil if it is unknown.
  let canImport: (String) -> Bool?

  private static let deepestNesting = 32

  func holds(_ condition: String) -> Bool? {
    var tokens = Self.tokens(of: condition)[...]
    let value = either(&tokens, depth: 0)
    return tokens.isEmpty ? value : nil
  }

  private func either(_ tokens: inout ArraySlice<String>, depth: Int) -> Bool? {
    var result = both(&tokens, depth: depth)
    while tokens.first == "||" {
      tokens.removeFirst()
      let next = both(&tokens, depth: depth)
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  private func both(_ tokens: inout ArraySlice<String>, depth: Int) -> Bool? {
    var result = one(&tokens, depth: depth)
    while tokens.first == "&&" {
      tokens.removeFirst()
      let next = one(&tokens, depth: depth)
      result = result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  private func one(_ tokens: inout ArraySlice<String>, depth: Int) -> Bool? {
    guard depth < Self.deepestNesting, let token = tokens.popFirst() else { return nil }
    if token == "!" { return one(&tokens, depth: depth + 1).map { !$0 } }
    if token == "(" {
      let value = either(&tokens, depth: depth + 1)
      if tokens.first == ")" { tokens.removeFirst() }
      return value
    }
    guard tokens.first == "(" else {
      if token == "true" { return true }
      if token == "false" { return false }
      return conditions?.contains(token)
    }
    tokens.removeFirst()
    var arguments: [String] = []
    while let next = tokens.popFirst(), next != ")" { arguments.append(next) }
    return call(token, arguments)
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if AppleModules.isOnPhones(module) { return true }
      return AppleModules.isElsewhereOnly(module) ? false : canImport(module)
    case "swift", "compiler":
      // The version of this compiler is 6.3.
      guard let version = arguments.last?.split(separator: ".").compactMap({ Int($0) }), let major = version.first
      else {
        return nil
      }
      let isOlder = (major, version.dropFirst().first ?? 0) <= (6, 3)
      return argument.hasPrefix("<") ? !isOlder : isOlder
    default: return nil
    }
  }

  private static func tokens(of text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text.prefix(4_096) {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        result.append(word)
        word = ""
      }
      switch character {
      case "(", ")", "!": result.append(String(character))
      case "&", "|":
        if result.last == String(character) {
          result[result.count - 1] += String(character)
        } else {
          result.append(String(character))
        }
      case "<", ">", "=":
        if let last = result.last, last == "<" || last == ">" {
          result[result.count - 1] += String(character)
        } else {
          result.append(String(character))
        }
      default: break
      }
    }
    if !word.isEmpty { result.append(word) }
    return result
  }
}
