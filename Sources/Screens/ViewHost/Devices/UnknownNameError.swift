/// An unknown name, with similar ones.
public struct UnknownNameError: Error, CustomStringConvertible, Equatable {
  /// The kind of object that was requested: "device", "preview".
  public let kind: String

  /// The requested name.
  public let name: String

  /// The most similar names, the best one first; empty if there are none.
  public let suggestions: [String]

  /// All known names.
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
