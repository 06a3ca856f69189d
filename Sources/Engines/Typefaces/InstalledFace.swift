/// A face that fontconfig or the program registered, with the properties that are known without opening its file.
struct InstalledFace: Sendable {
  var path: String
  /// The index in a collection. The upper 16 bits contain the number of a named instance.
  var index: Int
  /// The names of the family, beginning with the most general one.
  var families: [String]
  var styleName: String
  var fullName: String
  var postScriptName: String
  var weight: FontWeight
  var isItalic: Bool
  var isMonospaced: Bool
  var hasColor: Bool
  /// The characters of the face, or nil if only the opened face contains them.
  var characters: CharacterSetReference?

  var familyName: String { families.first ?? "" }

  /// Returns whether a face precedes another one in a total order that does not depend on fontconfig's order.
  static func precedes(_ left: InstalledFace, _ right: InstalledFace) -> Bool {
    (left.familyName, left.weight.css, left.isItalic ? 1 : 0, left.postScriptName, left.path, left.index)
      < (right.familyName, right.weight.css, right.isItalic ? 1 : 0, right.postScriptName, right.path, right.index)
  }
}

/// The properties of an installed or registered face that are known without opening its file.
package struct FaceSummary: Hashable, Sendable {
  package let familyName: String
  package let styleName: String
  package let fullName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
}
