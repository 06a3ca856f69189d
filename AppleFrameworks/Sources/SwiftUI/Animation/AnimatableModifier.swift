/// A view modifier that can be animated. Superseded by conformance to both protocols.
///
/// - Source: developer.apple.com/documentation/swiftui/animatablemodifier
public protocol AnimatableModifier: Animatable, ViewModifier {}
