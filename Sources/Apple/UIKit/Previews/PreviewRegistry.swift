/// A type that the `#Preview` macro generates, with its position in the source and the preview.
///
/// Only the macro generates it. The previews of a program are the conforming types in all modules that it links or
/// loads.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewregistry
public protocol PreviewRegistry {
  /// The module and the file name, such as "Examples/ProfileView.swift".
  static var fileID: String { get }
  /// The line of the macro; the first line is 1.
  static var line: Int { get }
  /// The column at which the macro begins; the first column is 1.
  static var column: Int { get }
  /// Returns the preview with its name and traits, without calling its body.
  @MainActor static func makePreview() throws -> Preview
}
