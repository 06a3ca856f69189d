import Typefaces

/// The fonts of a host: a check for the required ones, and the registration of files.
package enum HostFonts {
  /// A message about missing fonts and their installation; `nil` if the system font is available.
  package static var complaint: String? {
    do {
      _ = try FontCatalog.systemFont(size: 17)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Registers the fonts of a file.
  ///
  /// - Returns: Their PostScript names, or a message about an error in the file.
  package static func register(file path: String) -> Result<[String], HostFontError> {
    do {
      return .success(try FontCatalog.register(file: path))
    } catch {
      return .failure(HostFontError(description: "\(error)"))
    }
  }
}

/// An error in a font file, as a message.
package struct HostFontError: Error {
  package let description: String
}
