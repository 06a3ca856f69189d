import UIKit

extension EnvironmentValues {
  /// The action that dismisses the presentation or pops the navigation page that contains the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/dismiss
  public var dismiss: DismissAction { DismissAction(controller: hostingController) }
  /// A binding to the presentation of the view. Superseded by `isPresented` and `dismiss`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/presentationmode
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(controller: hostingController)) }

  /// Whether the view is in a presentation or on a page above a navigation stack's root.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/ispresented
  public var isPresented: Bool {
    let controller = hostingController.controller
    return MainActor.assumeIsolated {
      guard let controller else { return false }
      return controller.topmost.presentingViewController != nil
        || controller.navigationController?.viewControllers.first !== controller
          && controller.navigationController != nil
    }
  }
}
