@_spi(Host) import UIKit

struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.tint) private var inherited
  @Environment(\.isInList) private var isInList
  @Environment(\.design) private var design

  /// What a control takes of a list's row, in points: rows with a switch are as high as those without, 44 with the insets of 11 above
  /// and below, and 51 with those of 15. Read off pictures of iOS 18 and 26.
  private var heightInRow: CGFloat {
    let measures = ListMeasures.of(design)
    return measures.rowHeight - measures.rowInsets.vertical
  }

  /// What a switch counts for where its frame reaches beyond that, at the trailing side: in rows, and since iOS 26 everywhere.
  private var width: CGFloat? {
    switch design {
    case .iOS13: isInList ? 49 : nil
    case .iOS26: 61
    }
  }

  var body: some View {
    let control = SwitchControl(isOn: configuration.$isOn, tint: tint ?? inherited)
      .frame(width: width, alignment: .leading)
    if labels == .hidden {
      control
    } else {
      HStack {
        // The switch says its words.
        configuration.label.accessibilityHidden(true)
        Spacer()
        control.frame(height: isInList ? heightInRow : nil)
      }
      .applying(LabeledControlModifier())
    }
  }
}
