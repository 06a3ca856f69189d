import Foundation

/// The rules of a document's `style` elements whose selectors are a single name of an element, class or identifier, or
/// `*`.
struct HTMLStyleSheet {
  private var rules: [(selector: String, declarations: String)] = []

  init(_ tokens: [HTMLToken]) {
    for (index, token) in tokens.enumerated() {
      guard case .text(let text) = token, index > 0, case .open("style", _, _) = tokens[index - 1] else { continue }
      add(text)
    }
  }

  private mutating func add(_ text: String) {
    for rule in text.split(separator: "}") {
      guard let brace = rule.firstIndex(of: "{") else { continue }
      for selector in rule[..<brace].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules.append((name, String(rule[rule.index(after: brace)...])))
      }
    }
  }

  func apply(to style: inout HTMLStyle, element: String, attributes: [String: String]) {
    let classes = attributes["class"]?.split(separator: " ").map { ".\($0)" } ?? []
    let names = Set(
      [element, "*"] + classes + classes.map { element + $0 } + (attributes["id"].map { ["#\($0)"] } ?? []))
    for rule in rules where names.contains(rule.selector) { style.apply(declarations: rule.declarations) }
  }
}
