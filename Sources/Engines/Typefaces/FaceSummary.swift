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
