/// The versions of iOS that a figure is from.
struct ControlEra: Equatable {
  /// As the table has it.
  let text: String

  /// Whether any version from iOS 13 to 18 is among them. A Mac's figures count where iOS has no others: "iOS 26
  /// (Catalyst)" tells rules, and only its look is another one.
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
