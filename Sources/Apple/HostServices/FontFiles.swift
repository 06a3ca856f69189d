import Foundation
import Typefaces

/// Font files that the program registers by itself, beside those that `UIAppFonts` names.
public enum FontFiles {
  /// Whether a file's fonts are registered.
  public static func isRegistered(_ path: String) -> Bool { FontCatalog.isRegistered(file: path) }

  /// Registers the fonts of a file.
  ///
  /// - Returns: why it is no font; nil where its fonts can be used now.
  public static func register(_ path: String) -> String? {
    do {
      _ = try FontCatalog.register(file: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Unregisters the fonts of a file. Fonts in use stay usable.
  ///
  /// - Returns: whether they were registered.
  public static func unregister(_ path: String) -> Bool { FontCatalog.unregister(file: path) }
}
