/// Lets the body of a `#Preview` declare a dynamic property, such as a state.
///
/// - Source: developer.apple.com/documentation/swiftui/previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
