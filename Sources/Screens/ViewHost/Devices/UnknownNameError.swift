/// A name that nothing has, with those that come near it.
public struct UnknownNameError: Error, CustomStringConvertible, Equatable {
  /// What was looked for: "device", "preview".
  public let kind: String

  /// The name as it was given.
  public let name: String

  /// The names that come nearest, best first; empty where none does.
  public let suggestions: [String]

  /// Every name there is.
  public let known: [String]

  init(kind: String, name: String, known: [String]) {
    self.kind = kind
    self.name = name
    self.known = known
    suggestions = NearMatch.best(for: name, among: known)
  }

  public var description: String {
    var text = "there is no \(kind) '\(name)'"
    switch suggestions.count {
    case 0: break
    case 1: text += "; did you mean '\(suggestions[0])'?"
    default: text += "; did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    return text
  }
}
