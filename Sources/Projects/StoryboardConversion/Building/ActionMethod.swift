import Foundation

/// A Swift method for a selector: `save:` is `save(_:)`, `saveWithSender:` is `save(sender:)`.
struct ActionMethod {
  let name: String
  /// The labels of the arguments, which are `_` for arguments without a label.
  let labels: [String]

  /// Creates a method, or returns nil for a selector that no Swift method can have.
  init?(_ selector: String) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, SwiftName.isName(first) else { return nil }
    let count = parts.count - 1
    guard count == 0 || parts.last == "", count <= 2 else { return nil }
    var labels = Array(parts.dropFirst().dropLast())
    guard labels.allSatisfy(SwiftName.isName) else { return nil }
    if count == 0 {
      (name, self.labels) = (first, [])
      return
    }
    // The first label is at the end of the selector's first word: `didTapWithSender:`.
    if let range = first.range(of: "With", options: .backwards), range.lowerBound != first.startIndex,
      first[range.upperBound...].first?.isUppercase == true
    {
      name = String(first[..<range.lowerBound])
      labels.insert(String(first[range.upperBound...]).withSmallStart, at: 0)
    } else {
      name = first
      labels.insert("_", at: 0)
    }
    self.labels = labels
  }

  /// The reference in `#selector`.
  var reference: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// Returns the method's declaration without its body.
  func declaration(sender: String) -> String {
    let types = [sender, "UIEvent"]
    let names = ["sender", "event"]
    let parameters = labels.enumerated().map { index, label in
      label == names[index] ? "\(label): \(types[index])" : "\(label) \(names[index]): \(types[index])"
    }
    return "@objc func \(name)(\(parameters.joined(separator: ", ")))"
  }
}
