internal import CFreeType

// The versions of the libraries and fonts on which pictures depend.

extension FontCatalog {
  /// The versions of FreeType and of the files of the system font and its substitutes. Opens the files that are not
  /// open yet.
  package static var versions: [String] {
    var files: [String] = []
    for (design, size) in [(FontDesign.standard, 17.0), (.standard, 34), (.monospaced, 17), (.serif, 17)] {
      // The smaller size uses the text design, the larger one the display design.
      guard let face = try? systemFont(size: size, design: design).face else { continue }
      let words = "\(face.fileName) \(face.revision.map { "\($0)" } ?? "?") of \(face.bytes.count) bytes"
      if !files.contains(words) { files.append(words) }
    }
    return ["FreeType \(freeTypeVersion)"] + files
  }

  static var freeTypeVersion: String {
    FreeTypeLibrary.withLock { library in
      var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
      FT_Library_Version(library, &major, &minor, &patch)
      return "\(major).\(minor).\(patch)"
    }
  }
}

extension FontFace {
  fileprivate var fileName: Substring { path.split(separator: "/").last ?? "" }

  /// The version in the file in thousandths, the usual form in fonts, or nil if the file has none.
  ///
  /// - Source: learn.microsoft.com/typography/opentype/spec/head, `fontRevision`
  var revision: Double? {
    FreeTypeLibrary.withLock { _ in
      guard let header = FT_Get_Sfnt_Table(handle, FT_SFNT_HEAD) else { return nil }
      let revision = header.assumingMemoryBound(to: TT_Header.self).pointee.Font_Revision
      return (Double(revision) / 65_536 * 1_000).rounded() / 1_000
    }
  }
}
