import Foundation

extension UIFontPickerViewController {
  /// The configuration of a font picker.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether all fonts of a family can be chosen, instead of only the family.
    ///
    /// - Default: `false`.
    open var includeFaces = false

    /// The traits of displayed fonts. A font must have at least one of them. An empty set displays all fonts.
    ///
    /// - Default: none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }

    final var copied: Configuration {
      let copy = Configuration()
      (copy.includeFaces, copy.filteredTraits) = (includeFaces, filteredTraits)
      return copy
    }

    /// The names that can be chosen and their font descriptors.
    final var fonts: [(name: String, descriptor: UIFontDescriptor)] {
      UIFont.familyNames.sorted().flatMap { family -> [(String, UIFontDescriptor)] in
        let faces = UIFont.fontNames(forFamilyName: family).map { ($0, UIFontDescriptor(name: $0, size: 0)) }
        let fitting = faces.filter { _, descriptor in
          filteredTraits.isEmpty || !descriptor.symbolicTraits.intersection(filteredTraits).isEmpty
        }
        if includeFaces { return fitting }
        return fitting.isEmpty ? [] : [(family, UIFontDescriptor(fontAttributes: [.family: family]))]
      }
    }
  }
}
