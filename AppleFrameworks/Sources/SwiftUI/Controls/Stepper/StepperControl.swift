import UIKit

/// A view that wraps UIKit's stepper.
struct StepperControl: UIViewRepresentable {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editing: (Bool) -> Void

  @MainActor
  final class Coordinator {
    var owner: StepperControl
    init(_ owner: StepperControl) { self.owner = owner }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIStepper {
    let view = UIStepper()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view else { return }
        coordinator.owner.editing(true)
        if view.value > 0 { coordinator.owner.increment?() } else if view.value < 0 { coordinator.owner.decrement?() }
        view.value = 0
        coordinator.owner.editing(false)
      }, for: .valueChanged)
    return view
  }
  func updateUIView(_ uiView: UIStepper, context: Context) {
    context.coordinator.owner = self
    uiView.isEnabled = context.environment.isEnabled
    // The value is 0. Each enabled direction allows one step.
    uiView.maximumValue = increment == nil ? 0 : 1
    uiView.minimumValue = decrement == nil ? 0 : -1
    uiView.value = 0
  }
}
