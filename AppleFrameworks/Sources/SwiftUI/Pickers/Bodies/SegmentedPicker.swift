import UIKit

/// A view that displays a picker as a segmented control.
struct SegmentedPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  var body: some View {
    SegmentedControl(
      options: options, selection: selection, chosen: options.firstIndex { selection.contains($0) })
  }
}

/// A view that wraps UIKit's segmented control.
private struct SegmentedControl: UIViewRepresentable {
  let options: [PickerOption]
  let selection: PickerSelection
  let chosen: Int?

  @MainActor
  final class Coordinator {
    var owner: SegmentedControl
    init(_ owner: SegmentedControl) { self.owner = owner }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISegmentedControl {
    let view = UISegmentedControl()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, coordinator.owner.options.indices.contains(view.selectedSegmentIndex) else { return }
        coordinator.owner.selection.choose(coordinator.owner.options[view.selectedSegmentIndex])
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISegmentedControl, context: Context) {
    context.coordinator.owner = self
    while uiView.numberOfSegments > options.count {
      uiView.removeSegment(at: uiView.numberOfSegments - 1, animated: false)
    }
    for (index, option) in options.enumerated() {
      if index >= uiView.numberOfSegments { uiView.insertSegment(withTitle: nil, at: index, animated: false) }
      // A segment displays a title or an image.
      if let title = option.words.title {
        if uiView.titleForSegment(at: index) != title { uiView.setTitle(title, forSegmentAt: index) }
      } else {
        uiView.setImage(option.words.image, forSegmentAt: index)
      }
    }
    uiView.isEnabled = context.environment.isEnabled
    let index = chosen ?? UISegmentedControl.noSegment
    if uiView.selectedSegmentIndex != index { uiView.selectedSegmentIndex = index }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
