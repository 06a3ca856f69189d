/// The versions of iOS that a value was recorded on.
struct ControlEra: Equatable {
  /// The text in the table.
  let text: String

  /// Whether the versions include one from iOS 13 to 18. Values of a Mac count if there are none of iOS: "iOS 26
  /// (Catalyst)" has the same rules, and only a different appearance.
  let isOurs: Bool

  init(_ text: String) {
    self.text = text
    let words = text.split { $0 == " " || $0 == "," }
    guard words.first == "iOS", words.count > 1 else {
      isOurs = true
      return
    }
    let versions = words[1]
    let ends = versions.split(separator: "-").compactMap { Int($0.prefix { $0.isNumber }) }
    guard let first = ends.first, let last = ends.last else {
      isOurs = true
      return
    }
    isOurs = text.contains("(Catalyst)") || (first <= 18 && (versions.hasSuffix("+") || last >= 13))
  }
}
