@_spi(Host) import UIKit

/// A label with a switch at its trailing end.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.tint) private var inherited
  @Environment(\.isInList) private var isInList
  @Environment(\.design) private var design

  /// The height of a switch in a list row, in points. Rows have the same height with and without a switch: 44 points
  /// with insets of 11, and 51 points with insets of 15. The values are measured in screenshots of iOS 18 and 26.
  private var heightInRow: CGFloat {
    let measures = ListMeasures.of(design)
    return measures.rowHeight - measures.rowInsets.vertical
  }

  /// The layout width of a switch whose frame is wider, in points. It applies to rows, and since iOS 26 to all
  /// switches.
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
        // The accessibility label of the switch is the label's text.
        configuration.label.accessibilityHidden(true)
        Spacer()
        control.frame(height: isInList ? heightInRow : nil)
      }
      .applying(LabeledControlModifier())
    }
  }
}
