import UIKit

/// An object that creates and updates the UIKit view of a representable.
@MainActor
final class BridgedView<R: UIViewRepresentable>: Bridge {
  private var own: (view: R.UIViewType, coordinator: R.Coordinator)?
  var view: UIView? { own?.view }
  var controller: UIViewController? { nil }

  private func context(_ environment: EnvironmentValues, _ transaction: Transaction, _ coordinator: R.Coordinator)
    -> R.Context
  {
    R.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    let coordinator = representable.makeCoordinator()
    let view = representable.makeUIView(context: context(environment, transaction, coordinator))
    own = (view, coordinator)
  }

  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction) {
    guard let own else { return }
    representable.updateUIView(own.view, context: context(environment, transaction, own.coordinator))
  }

  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    guard let own else { return .zero }
    let context = context(environment, Transaction(), own.coordinator)
    if let size = representable.sizeThatFits(proposal, uiView: own.view, context: context) { return size }
    var size = BridgedSizes.size(of: own.view, proposal)
    representable._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: own.view)
    return size
  }

  func dismantle() {
    guard let own else { return }
    R.dismantleUIView(own.view, coordinator: own.coordinator)
    self.own = nil
  }
}
