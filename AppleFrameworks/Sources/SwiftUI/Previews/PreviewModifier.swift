@_spi(Host) import UIKit

/// A type that configures the environment of previews, with a context that several previews share.
///
/// - Source: developer.apple.com/documentation/swiftui/previewmodifier
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The type of the preview.
  typealias Content = PlaceholderContentView<Self>

  /// Creates the context that all previews with this modifier share.
  static func makeSharedContext() async throws -> Self.Context
  /// Returns the modified preview.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, for modifiers without a context.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that modifies the preview.
  ///
  /// - Source: developer.apple.com/documentation/developertoolssupport/previewtrait/modifier(_:)
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(
      PreviewExtension(PreviewModification { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }))
  }
}

/// The effect of a trait on a preview.
struct PreviewModification: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> AnyView
}

/// A view that displays a preview with a modifier as soon as the modifier's context is available.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context? = () as? M.Context

  var body: some View {
    if let context {
      modifier.body(content: M.Content(content: content), context: context)
    } else {
      Color.clear.task { context = try? await M.makeSharedContext() }
    }
  }
}
