/// Declares a preview of a view or a view controller.
///
///     #Preview("A profile") {
///       let view = ProfileView()
///       view.update(with: .example)
///       return view
///     }
///
/// The previews don't need to be listed: a program finds those of all modules that it links, and of libraries that it
/// loads.
///
/// Apple declares this macro twice, for views and for view controllers. With one declaration for both, the compiler
/// reports the actual error in a body of several statements; with two, it would only report that none matches.
/// `Preview`'s initializers, which the macro calls, accept only these two types.
///
/// - Parameters:
///   - name: The name of the preview. Without one, it is named by its position in the source.
///   - traits: The size and orientation of the preview. By default, an upright device.
///   - body: A closure that creates the view or view controller: one expression, declarations before one expression, or
///     statements that end with `return`.
/// - Source: developer.apple.com/documentation/uikit/preview(_:traits:body:)-c7kr
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIResponder> body: @escaping @MainActor () -> UIResponder
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A result builder with which the body of a `#Preview` can end with the view without `return`, after declarations.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewmacrobodybuilder
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
