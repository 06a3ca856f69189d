import Typefaces

extension UIFont {
  /// The family that its glyphs come from, where that is not its own: for hosts, which tell what is not Apple's. `nil` where it is.
  package var standInFamily: String? {
    instance.face.familyName == instance.familyName ? nil : instance.face.familyName
  }
}
