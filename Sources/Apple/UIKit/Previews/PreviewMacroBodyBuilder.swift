/// Lets the body of a `#Preview` end with the view itself, without `return`, behind declarations.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewmacrobodybuilder
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
