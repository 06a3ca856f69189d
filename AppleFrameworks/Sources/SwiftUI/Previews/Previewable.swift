/// Allows the body of a `#Preview` to declare a dynamic property, such as a state.
///
/// - Source: developer.apple.com/documentation/swiftui/previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
