import UIKit

/// Whether a view is in a presentation, with a way to dismiss it.
///
/// Unchecked: the weak reference is read on the main thread only.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode: @unchecked Sendable {
  let controller: WeakController

  /// Whether the view is in a presentation.
  /// Dismisses the presentation or pops the navigation page that contains the view.
  @MainActor public var isPresented: Bool { controller.controller?.topmost.presentingViewController != nil }
  public mutating func dismiss() {
    let controller = controller
    MainWork.run { if let controller = controller.controller { DismissAction.dismiss(controller) } }
  }
}
