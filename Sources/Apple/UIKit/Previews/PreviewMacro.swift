/// Declares a preview of a view or a view controller.
///
///     #Preview("A profile") {
///       let view = ProfileView()
///       view.update(with: .example)
///       return view
///     }
///
/// The preview needs no list: a program finds the previews of all modules that it links, and of libraries that it
/// loads.
///
/// Apple declares this macro twice, for views and for view controllers. One declaration for both has the compiler name
/// what is wrong in a body of several statements, where of two it would only say that none fits. `Preview`'s
/// initializers, which the macro calls, take nothing but these two.
///
/// - Parameters:
///   - name: What the preview is called; without one it is called after its place in the source.
///   - traits: How large and which way up it is shown; without any, on an upright device.
///   - body: Makes the view or view controller: one expression, declarations before one expression, or
///     statements that end with `return`.
/// - Source: developer.apple.com/documentation/uikit/preview(_:traits:body:)-c7kr
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIResponder> body: @escaping @MainActor () -> UIResponder
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Lets the body of a `#Preview` end with the view itself, without `return`, behind declarations.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/previewmacrobodybuilder
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
