/// A face that fontconfig or the program knows of: what is told about it without opening its file.
struct InstalledFace: Sendable {
  var path: String
  /// The number in a collection; a named instance of a variable font stands in the upper 16 bits.
  var index: Int
  /// The family's names, the most general one first.
  var families: [String]
  var styleName: String
  var fullName: String
  var postScriptName: String
  var weight: FontWeight
  var isItalic: Bool
  var isMonospaced: Bool
  var hasColor: Bool
  /// The characters it has; nil where only the opened face can tell.
  var characters: CharacterSetReference?

  var familyName: String { families.first ?? "" }

  /// A total order, the same on every run whatever order fontconfig lists files in.
  static func precedes(_ left: InstalledFace, _ right: InstalledFace) -> Bool {
    (left.familyName, left.weight.css, left.isItalic ? 1 : 0, left.postScriptName, left.path, left.index)
      < (right.familyName, right.weight.css, right.isItalic ? 1 : 0, right.postScriptName, right.path, right.index)
  }
}

/// What is known of an installed or registered face without opening its file.
package struct FaceSummary: Hashable, Sendable {
  package let familyName: String
  package let styleName: String
  package let fullName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
}
