import UIKit

/// An object that creates and updates the view controller of a representable.
@MainActor
final class BridgedController<R: UIViewControllerRepresentable>: Bridge {
  private var own: (controller: R.UIViewControllerType, coordinator: R.Coordinator)?
  var view: UIView? { own?.controller.view }
  var controller: UIViewController? { own?.controller }

  private func context(_ environment: EnvironmentValues, _ transaction: Transaction, _ coordinator: R.Coordinator)
    -> R.Context
  {
    R.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    let coordinator = representable.makeCoordinator()
    let controller = representable.makeUIViewController(context: context(environment, transaction, coordinator))
    own = (controller, coordinator)
  }

  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    guard let own else { return }
    representable.updateUIViewController(own.controller, context: context(environment, transaction, own.coordinator))
  }

  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    guard let own else { return .zero }
    let context = context(environment, Transaction(), own.coordinator)
    if let size = representable.sizeThatFits(proposal, uiViewController: own.controller, context: context) {
      return size
    }
    let preferred = own.controller.preferredContentSize
    var size = proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
    representable._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiViewController: own.controller)
    return size
  }

  func dismantle() {
    guard let own else { return }
    own.controller.willMove(toParent: nil)
    own.controller.view.removeFromSuperview()
    own.controller.removeFromParent()
    R.dismantleUIViewController(own.controller, coordinator: own.coordinator)
    self.own = nil
  }
}
