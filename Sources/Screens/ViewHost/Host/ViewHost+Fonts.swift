import Foundation
import UIKit

extension ViewHost {
  /// Registers the fonts of a file for `UIFont(name:size:)` and font descriptors, before installed ones. It is for
  /// fonts of an app that its Info.plist doesn't list under `UIAppFonts`; those are registered automatically.
  ///
  /// Registering a file again has no effect.
  ///
  /// - Returns: The PostScript names of the file's fonts; for a variable font, those of its named instances.
  /// - Throws: A ``FontFileError`` if the file can't be read or isn't a font.
  @discardableResult
  public static func registerFonts(at url: URL) throws(FontFileError) -> [String] {
    switch HostFonts.register(file: url.path) {
    case .success(let names): return names
    case .failure(let error): throw FontFileError(description: error.description)
    }
  }
}

/// An error in a font file.
public struct FontFileError: Error, Hashable, CustomStringConvertible {
  /// The file and its error.
  public let description: String
}

/// The error that the glyphs of the system font aren't installed.
public struct MissingFontError: Error, CustomStringConvertible, Equatable {
  /// The missing font, the searched locations, and the package to install.
  public let description: String
}
