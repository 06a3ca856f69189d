@_spi(Host) import UIKit

/// Declares a preview of SwiftUI views.
///
/// - Parameters:
///   - name: The preview's name; `nil` (the default) uses its position in the source file.
///   - traits: The size and orientation. The default is a device in portrait orientation.
///   - body: A closure that returns the views.
/// - Source: developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

extension Preview {
  /// Creates a preview of the views that `body` returns, in a hosting controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let modifications = traits.compactMap { $0.custom?.value as? PreviewModification }
    let make: @MainActor @Sendable () -> UIViewController = {
      Self.hosting(modifications.reduce(AnyView(body())) { $1.apply($0) })
    }
    // The last trait of each kind applies, and there are two kinds.
    let last = Array(traits.filter { $0.custom == nil }.suffix(3))
    switch last.count {
    case 0: self.init(name, body: make)
    case 1: self.init(name, traits: last[0], body: make)
    case 2: self.init(name, traits: last[0], last[1], body: make)
    default: self.init(name, traits: last[0], last[1], last[2], body: make)
    }
  }

  private static func hosting(_ view: some View) -> UIViewController { UIHostingController(rootView: view) }
}
