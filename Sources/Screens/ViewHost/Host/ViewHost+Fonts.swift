import Foundation
import UIKit

extension ViewHost {
  /// Makes the fonts of a file known to `UIFont(name:size:)` and font descriptors, before installed ones. For fonts that an
  /// app ships and its Info.plist does not name under `UIAppFonts`, which are known anyway.
  ///
  /// Registering a file again changes nothing.
  ///
  /// - Returns: the PostScript names of the file's fonts: of a variable font those of its named instances.
  /// - Throws: ``FontFileError`` where the file can't be read or is no font.
  @discardableResult
  public static func registerFonts(at url: URL) throws(FontFileError) -> [String] {
    switch HostFonts.register(file: url.path) {
    case .success(let names): return names
    case .failure(let error): throw FontFileError(description: error.description)
    }
  }
}

/// A font file can't be used.
public struct FontFileError: Error, Hashable, CustomStringConvertible {
  /// The file, and what is wrong with it.
  public let description: String
}

/// The system font's glyphs are not on this machine.
public struct MissingFontError: Error, CustomStringConvertible, Equatable {
  /// What was looked for, where, and the package to install.
  public let description: String
}
