import Typefaces

/// Whether the fonts are there without which no text can be shown.
package enum HostFonts {
  /// What is missing and how to get it, in words; `nil` where the system font can be drawn.
  package static var complaint: String? {
    do {
      _ = try FontCatalog.systemFont(size: 17)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
