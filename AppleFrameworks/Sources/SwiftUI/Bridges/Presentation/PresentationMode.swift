import UIKit

/// The presentation of a view.
///
/// Unchecked: The weak reference is read only on the main thread.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode: @unchecked Sendable {
  let controller: WeakController

  /// Whether the view is in a presentation.
  @MainActor public var isPresented: Bool { controller.controller?.topmost.presentingViewController != nil }
  public mutating func dismiss() {
    let controller = controller
    MainWork.run { if let controller = controller.controller { DismissAction.dismiss(controller) } }
  }
}
