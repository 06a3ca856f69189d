import UIKit

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(controller: hostingController) }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(controller: hostingController)) }
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
