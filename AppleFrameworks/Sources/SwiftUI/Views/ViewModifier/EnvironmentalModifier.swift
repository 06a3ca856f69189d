/// A modifier that depends on the environment: it provides another modifier for the environment's values.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentalmodifier
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier for an environment.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment. It is called again when the environment changes.
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the content with the resolved modifier.
  public func body(content: Self.Content) -> some View {
    ResolvedContent(content: content, modifier: self)
  }
}

/// The content of an environmental modifier.
private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let content: Modifier.Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
