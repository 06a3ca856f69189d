import Foundation
import Typefaces

/// The matching of installed faces with the attributes of a descriptor.
enum FaceMatch {
  static func has(_ face: FaceSummary, _ attributes: [UIFontDescriptor.AttributeName: Any]) -> Bool {
    func says(_ key: UIFontDescriptor.AttributeName, _ own: String) -> Bool {
      guard let wanted = attributes[key] as? String else { return true }
      return wanted.lowercased() == own.lowercased()
    }
    return says(.family, face.familyName) && says(.name, face.postScriptName) && says(.visibleName, face.fullName)
      && says(.face, face.styleName) && hasTraits(face, attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
  }

  private static func hasTraits(_ face: FaceSummary, _ traits: [UIFontDescriptor.TraitKey: Any]) -> Bool {
    if let weight = UIFontDescriptor.number(traits[.weight]), face.weight != FontWeight(trait: Double(weight)) {
      return false
    }
    if let slant = UIFontDescriptor.number(traits[.slant]), face.isItalic != (slant > 0) { return false }
    guard let raw = UIFontDescriptor.number(traits[.symbolic]) else { return true }
    let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(max(0, min(raw, CGFloat(UInt32.max)))))
    return (!symbolic.contains(.traitBold) || face.weight >= .semibold)
      && (!symbolic.contains(.traitItalic) || face.isItalic)
      && (!symbolic.contains(.traitMonoSpace) || face.isMonospaced)
  }
}
