import Foundation
import ViewHost

extension ScriptStep {
  /// The forms of the steps, by their first words.
  private static let forms: [(verb: String, form: String, example: String)] = [
    ("tap", "a text, #identifier, or x,y", "tap Sign in"),
    ("doubleTap", "a text, #identifier, or x,y", "doubleTap Photo"),
    ("longPress", "a text, #identifier, or x,y", "longPress Photo"),
    ("type", "a text", "type Hello"),
    ("delete", "a number of characters from 1 to 100000", "delete 3"),
    ("swipe", "up, down, left or right, and optionally the view to swipe on", "swipe left on Inbox"),
    ("drag", "two points", "drag 180,60 to 180,700"),
    ("wait", "a number of seconds from 0 to 3600", "wait 0.5"),
    ("rotate", "landscape or portrait", "rotate landscape"),
    ("picture", "a file", "picture screen.png"),
    ("style", "light or dark", "style dark"),
    ("textSize", "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5", "textSize AX3"),
    ("window", "a size in points, or full", "window 320x480"),
    ("keyboard", "hardware or screen", "keyboard hardware"),
    ("background", "nothing", "background"),
    ("foreground", "nothing", "foreground"),
    ("memoryWarning", "nothing", "memoryWarning"),
    ("quickly", "a step", "quickly tap Next"),
  ]

  /// Returns a sentence that explains why a text is not a step, with a suggestion.
  package static func problem(of text: String) -> String {
    let verb = String(text.prefix { !$0.isWhitespace })
    let rest = text.dropFirst(verb.count).trimmingCharacters(in: .whitespaces)
    // The problem of a nested step is that of the step itself.
    if verb == "quickly", !rest.isEmpty, ScriptStep(rest) == nil { return problem(of: rest) }
    if let known = forms.first(where: { $0.verb == verb }) {
      return "\(verb) takes \(known.form), such as: \(known.example)"
    }
    let near = NearMatch.best(for: verb, among: forms.map(\.verb))
    if !near.isEmpty { return "there is no step '\(verb)'; did you mean \(near.joined(separator: ", "))?" }
    return "there is no step '\(verb)'; the steps are \(forms.map(\.verb).joined(separator: ", "))"
  }
}
