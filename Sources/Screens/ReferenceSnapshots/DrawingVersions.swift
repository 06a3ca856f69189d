internal import CoreGraphics
internal import Typefaces
internal import Typesetting

/// What pictures are drawn by in this process: libraries and font files of the system, which draw a little otherwise in
/// other versions.
///
/// References say theirs, so that a difference between two systems has an explanation. Nothing is the same or another
/// by it.
package enum DrawingVersions {
  package static let current = [CairoVersion.name, HarfBuzzVersion.name] + FontCatalog.versions

  /// What of a reference's drawing is not as in this process, in words; `nil` where all is, or the reference does not
  /// say.
  static func difference(from reference: [String]?) -> String? {
    guard let reference, reference != current else { return nil }
    let (old, new) = (reference.filter { !current.contains($0) }, current.filter { !reference.contains($0) })
    return
      "the reference was drawn with \(old.joined(separator: ", ")), this with \(new.joined(separator: ", ")): they may draw it otherwise"
  }
}
