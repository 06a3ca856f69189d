import UIKit

/// Whether a view is shown by a presentation, and how to end that.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode: @unchecked Sendable {
  let controller: WeakController
  @MainActor public var isPresented: Bool { controller.controller?.topmost.presentingViewController != nil }
  public mutating func dismiss() {
    let controller = controller
    MainWork.run { if let controller = controller.controller { DismissAction.dismiss(controller) } }
  }
}
