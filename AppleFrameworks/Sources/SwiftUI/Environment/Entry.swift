/// Declares a value of the environment, a transaction, a container or the focus, with its default.
///
///     extension EnvironmentValues {
///       @Entry var spacing: CGFloat = 8
///     }
///
/// - Source: developer.apple.com/documentation/swiftui/entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
