internal import CFreeType

/// The names and bounds of single glyphs.
extension FontFace {
  /// The length of the longest name that is read. The names of Adobe's glyph list are shorter than 63 bytes.
  ///
  /// - Source: adobe-type-tools.github.io/afdko/OpenTypeFeatureFileSpecification, "Glyph name"
  private static let nameCapacity = 64

  /// Returns the name of a glyph in the font file, or nil if the file has no names or the glyph does not exist.
  package func name(of glyph: UInt32) -> String? {
    guard Int(glyph) < glyphCount else {
      return nil
    }
    return FreeTypeLibrary.withLock { _ in
      guard handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_GLYPH_NAMES) != 0 else {
        return nil
      }
      var buffer = [CChar](repeating: 0, count: FontFace.nameCapacity)
      guard FT_Get_Glyph_Name(handle, glyph, &buffer, FT_UInt(buffer.count)) == 0, buffer[0] != 0 else {
        return nil
      }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
  }

  /// Returns the glyph with a name in the font file, or nil if there is none.
  package func glyph(named name: String) -> UInt32? {
    let glyph = FreeTypeLibrary.withLock { _ in
      handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_GLYPH_NAMES) == 0 ? 0 : FT_Get_Name_Index(handle, name)
    }
    // The first glyph is the one for missing characters, and FreeType returns it for unknown names.
    return glyph == 0 && self.name(of: 0) != name ? nil : glyph
  }

  /// The angle of the face's stems in degrees, counterclockwise from the vertical; 0 for upright faces.
  package var italicAngle: Double {
    FreeTypeLibrary.withLock { _ in
      let post = FT_Get_Sfnt_Table(handle, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self)
      return post.map { Double($0.pointee.italicAngle) / 65_536 } ?? 0
    }
  }

  /// The union of the bounds of all glyphs in font units, with y up.
  package var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    FreeTypeLibrary.withLock { _ in
      let box = handle.pointee.bbox
      return (Double(box.xMin), Double(box.yMin), Double(box.xMax), Double(box.yMax))
    }
  }
}
