import UIKit

/// A view that displays a picker as a wheel.
struct WheelPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  var body: some View {
    WheelControl(options: options, selection: selection, chosen: options.firstIndex { selection.contains($0) })
  }
}

/// A view that wraps UIKit's picker view.
private struct WheelControl: UIViewRepresentable {
  let options: [PickerOption]
  let selection: PickerSelection
  let chosen: Int?

  @MainActor
  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var owner: WheelControl
    init(_ owner: WheelControl) { self.owner = owner }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { owner.options.count }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
      -> UIView
    {
      BoxHolder(owner.options[row].box)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      guard owner.options.indices.contains(row) else { return }
      owner.selection.choose(owner.options[row])
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UIPickerView, context: Context) {
    let old = context.coordinator.owner.options
    context.coordinator.owner = self
    let isSame =
      old.count == options.count
      && zip(old, options).allSatisfy { $0.box === $1.box && $0.words.title == $1.words.title }
    if !isSame { uiView.reloadAllComponents() }
    uiView.isUserInteractionEnabled = context.environment.isEnabled
    uiView.alpha = context.environment.isEnabled ? 1 : 0.5
    if let chosen, uiView.selectedRow(inComponent: 0) != chosen {
      uiView.selectRow(chosen, inComponent: 0, animated: uiView.window != nil)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
