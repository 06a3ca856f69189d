import Foundation

extension UIFontPickerViewController {
  /// What a font picker shows.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether every font of a family can be chosen, and not only the family.
    ///
    /// - Default: `false`.
    open var includeFaces = false

    /// The traits that a font has to have one of; empty for no matter which.
    ///
    /// - Default: none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }

    final var copied: Configuration {
      let copy = Configuration()
      (copy.includeFaces, copy.filteredTraits) = (includeFaces, filteredTraits)
      return copy
    }

    /// The names to choose from, with the descriptor of each.
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
