import Typefaces

/// The fonts of a host: whether those are there without which no text can be shown, and files that it adds.
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

  /// Makes the fonts of a file known by their names.
  ///
  /// - Returns: their PostScript names, or what is wrong with the file, in words.
  package static func register(file path: String) -> Result<[String], HostFontError> {
    do {
      return .success(try FontCatalog.register(file: path))
    } catch {
      return .failure(HostFontError(description: "\(error)"))
    }
  }
}

/// Why a host's font file can't be used, in words.
package struct HostFontError: Error {
  package let description: String
}
