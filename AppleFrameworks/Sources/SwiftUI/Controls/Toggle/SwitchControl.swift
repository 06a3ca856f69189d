import UIKit

/// A view that wraps UIKit's switch.
struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>
  let tint: Color?

  final class Coordinator {
    var isOn: Binding<Bool>
    init(_ isOn: Binding<Bool>) { self.isOn = isOn }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn) }
  func makeUIView(context: Context) -> UISwitch {
    let view = LabeledSwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.isOn.wrappedValue = view.isOn } }, for: .valueChanged)
    return view
  }
  func updateUIView(_ uiView: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    uiView.isEnabled = context.environment.isEnabled
    uiView.onTintColor = tint?.resolve(in: context.environment)
    let value = isOn.wrappedValue
    if uiView.isOn != value {
      uiView.setOn(value, animated: context.transaction.animation != nil && uiView.window != nil)
    }
  }

  /// Returns the size of the switch's frame, which differs from its alignment rectangle.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.frame(forAlignmentRect: CGRect(origin: .zero, size: uiView.intrinsicContentSize)).size
  }
}
