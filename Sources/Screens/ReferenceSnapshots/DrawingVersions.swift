internal import CoreGraphics
internal import Typefaces
internal import Typesetting

/// The versions of the system's libraries and font files that draw pictures in this process. Other versions draw
/// slightly different pictures.
///
/// References contain their versions, to explain a difference between two systems. The versions do not affect
/// comparisons.
package enum DrawingVersions {
  package static let current = [CairoVersion.name, HarfBuzzVersion.name] + FontCatalog.versions

  /// Returns a description of the versions that differ from those of a reference, or `nil` if all are equal or the
  /// reference has none.
  static func difference(from reference: [String]?) -> String? {
    guard let reference, reference != current else { return nil }
    let (old, new) = (reference.filter { !current.contains($0) }, current.filter { !reference.contains($0) })
    return
      "the reference was drawn with \(old.joined(separator: ", ")), "
      + "and this picture with \(new.joined(separator: ", ")); they may differ for this reason"
  }
}
