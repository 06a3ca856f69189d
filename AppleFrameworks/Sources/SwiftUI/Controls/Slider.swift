import UIKit

/// A value in a range, by moving a thumb.
///
/// - Source: developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let low: ValueLabel
  nonisolated(unsafe) let high: ValueLabel
  nonisolated(unsafe) let editing: (Bool) -> Void

  @Environment(\.tint) private var tint

  public var body: some View {
    HStack {
      low
      SliderControl(value: value, bounds: bounds, step: step, tint: tint, editing: editing)
      high
    }
  }

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, low: ValueLabel, high: ValueLabel,
    _ editing: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let location = value.location
    let transaction = value.transaction
    self.value = Binding(
      get: { Double(location.get()) }, set: { location.set(V($0), transaction: transaction) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.low = low
    self.high = high
    self.editing = editing
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: minimumValueLabel(), high: maximumValueLabel(), onEditingChanged)
  }
}

private struct SliderControl: UIViewRepresentable {
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
    // Wide as it is proposed, and as high as what is drawn, which is more than Auto Layout goes by.
    let aligned = CGRect(x: 0, y: 0, width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
    return CGSize(width: aligned.width, height: uiView.frame(forAlignmentRect: aligned).height)
  }
}
