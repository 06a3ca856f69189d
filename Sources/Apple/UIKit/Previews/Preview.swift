import Foundation

/// A description of a `#Preview`: a name, traits, and a closure that creates the view or view controller.
///
/// Code uses `#Preview("name") { ... }`, and the macro calls these initializers.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/preview
@MainActor
public struct Preview {
  /// The type of traits for views and view controllers.
  ///
  /// - Source: developer.apple.com/documentation/developertoolssupport/preview/viewtraits
  public enum ViewTraits {}

  /// The content that the body creates.
  package enum Content {
    case view(UIView)
    case viewController(UIViewController)
  }

  /// The name; `nil` for a preview without one.
  package let name: String?
  /// The traits in their order. Of contradictory ones, the last one applies.
  package let traits: [PreviewTrait<ViewTraits>]
  /// A closure that creates a new view or view controller at each call.
  package let makeContent: @MainActor () -> Content

  /// Creates a preview of the view that `body` returns.
  ///
  /// - Parameters:
  ///   - name: The name of the preview, or `nil`, the default, to name it by its position in the source.
  ///   - traits: The size and orientation of the preview. Default: none, for an upright device.
  ///   - body: A closure that creates the view. It is called each time the preview is displayed.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    self.name = name
    self.traits = traits
    self.makeContent = { .view(body()) }
  }

  /// Creates a preview of the view controller that `body` returns.
  ///
  /// - Parameters:
  ///   - name: The name of the preview, or `nil`, the default, to name it by its position in the source.
  ///   - traits: The size and orientation of the preview. Default: none, for an upright device.
  ///   - body: A closure that creates the view controller. It is called each time the preview is displayed.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    self.makeContent = { .viewController(body()) }
  }

  /// Creates a preview of a view or view controller that code creates, such as a screen without a macro. Another result
  /// is a programming error.
  package init(_ name: String?, making make: @escaping @MainActor () -> UIResponder) {
    self.name = name
    traits = []
    makeContent = {
      switch make() {
      case let view as UIView: .view(view)
      case let controller as UIViewController: .viewController(controller)
      case let other: fatalError("a preview must be a view or a view controller, not a \(type(of: other))")
      }
    }
  }
}
