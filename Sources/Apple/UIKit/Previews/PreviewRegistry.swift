/// What a `#Preview` becomes: a type that knows its place in the source and makes the preview.
///
/// The macro writes it; nothing else conforms. A program's previews are the types that conform, in all modules that it links
/// or loads.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewregistry
public protocol PreviewRegistry {
  /// The module and the file's name, as in "Examples/ProfileView.swift".
  static var fileID: String { get }
  /// The line that the macro stands in; the first one is 1.
  static var line: Int { get }
  /// The column that the macro begins in; the first one is 1.
  static var column: Int { get }
  /// Returns the preview: its name and traits; the body has not run yet.
  @MainActor static func makePreview() throws -> Preview
}
