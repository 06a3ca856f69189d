import Foundation

/// What a `#Preview` describes: a name, traits, and how to make the view or view controller.
///
/// Code writes `#Preview("name") { ... }`; the macro calls these initializers.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/preview
@MainActor
public struct Preview {
  /// The kind of trait that views and view controllers take.
  ///
  /// - Source: developer.apple.com/documentation/developertoolssupport/preview/viewtraits
  public enum ViewTraits {}

  /// What the body makes.
  package enum Content {
    case view(UIView)
    case viewController(UIViewController)
  }

  /// Nil where the preview has no name.
  package let name: String?
  /// As written: where two of one kind contradict each other, the last one counts.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view or view controller, anew at each call.
  package let makeContent: @MainActor () -> Content

  /// Creates a preview of the view that `body` returns.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil (the default) has it called after its place in the source.
  ///   - traits: How large and which way up it is shown; none (the default) is an upright device.
  ///   - body: Makes the view. It runs when the preview is shown, once for each time.
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
  ///   - name: What the preview is called; nil (the default) has it called after its place in the source.
  ///   - traits: How large and which way up it is shown; none (the default) is an upright device.
  ///   - body: Makes the view controller. It runs when the preview is shown, once for each time.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    self.makeContent = { .viewController(body()) }
  }

  /// Creates a preview of what code makes that may be either, as for a screen that no macro names. Anything else is a
  /// caller's bug.
  package init(_ name: String?, making make: @escaping @MainActor () -> UIResponder) {
    self.name = name
    traits = []
    makeContent = {
      switch make() {
      case let view as UIView: .view(view)
      case let controller as UIViewController: .viewController(controller)
      case let other: fatalError("a screen is a view or a view controller, and this is a \(type(of: other))")
      }
    }
  }
}
