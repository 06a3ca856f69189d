internal import CFreeType

// What letters are drawn by: pictures differ where it does.

extension FontCatalog {
  /// FreeType, and the files of the system font and its stand-ins, each with its version. Opens the files that nobody has used yet.
  package static var versions: [String] {
    var files: [String] = []
    for (design, size) in [(FontDesign.standard, 17.0), (.standard, 34), (.monospaced, 17), (.serif, 17)] {
      // The smaller size is drawn with the text design, the larger one with that for titles.
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

  /// The version that the file says, in thousandths, as fonts write it; nil where it says none.
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
