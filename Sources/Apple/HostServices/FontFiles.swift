import Foundation
import Typefaces

/// Font files that the program registers, in addition to those in `UIAppFonts`.
public enum FontFiles {
  /// Returns whether a file's fonts are registered.
  public static func isRegistered(_ path: String) -> Bool { FontCatalog.isRegistered(file: path) }

  /// Registers the fonts of a file.
  ///
  /// - Returns: A description of the error, or nil if the fonts are registered.
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
  /// - Returns: Whether they were registered.
  public static func unregister(_ path: String) -> Bool { FontCatalog.unregister(file: path) }
}
