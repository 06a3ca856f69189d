import UIKit

/// A view that wraps UIKit's slider.
struct SliderControl: UIViewRepresentable {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let tint: Color?
  let editing: (Bool) -> Void

  @MainActor
  final class Coordinator {
    var owner: SliderControl
    init(_ owner: SliderControl) { self.owner = owner }

    func valueDidChange(_ slider: UISlider) {
      var value = Double(slider.value)
      if let step = owner.step, step > 0 {
        let steps = ((value - owner.bounds.lowerBound) / step).rounded()
        value = min(owner.bounds.lowerBound + steps * step, owner.bounds.upperBound)
        slider.value = Float(value)
      }
      if owner.value.wrappedValue != value { owner.value.wrappedValue = value }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UISlider {
    let view = UISlider()
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let coordinator = context.coordinator
    view.addAction(UIAction { [weak view] _ in if let view { coordinator.valueDidChange(view) } }, for: .valueChanged)
    view.addAction(UIAction { _ in coordinator.owner.editing(true) }, for: .touchDown)
    view.addAction(
      UIAction { _ in coordinator.owner.editing(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return view
  }
  func updateUIView(_ uiView: UISlider, context: Context) {
    context.coordinator.owner = self
    uiView.isEnabled = context.environment.isEnabled
    uiView.minimumValue = Float(bounds.lowerBound)
    uiView.maximumValue = Float(bounds.upperBound)
    uiView.minimumTrackTintColor = tint?.resolve(in: context.environment)
    let value = Float(value.wrappedValue)
    if uiView.value != value { uiView.setValue(value, animated: context.transaction.animation != nil) }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    // The size has the proposed width and the full height of the slider, which exceeds its alignment rectangle.
    let aligned = CGRect(x: 0, y: 0, width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
    return CGSize(width: aligned.width, height: uiView.frame(forAlignmentRect: aligned).height)
  }
}
