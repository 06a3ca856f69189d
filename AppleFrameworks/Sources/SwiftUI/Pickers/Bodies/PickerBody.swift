import UIKit

/// A picker in the environment's style.
struct PickerBody: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let current: AnyView?
  @Environment(\.pickerKind) private var kind
  @Environment(\.isListingItems) private var isListed
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.font) private var font

  var body: some View {
    let (selection, label, content, current) = (selection, label, content, current)
    let (kind, isListed, isInList, hidesLabel) = (kind, isListed, isInList, labels == .hidden)
    // The text size of UIKit's wheels, in points.
    let isWheel = !isListed && (kind == .wheel || kind == .inline && !isInList)
    let options = isWheel && font == nil ? AnyView(content.font(.system(size: 23.5))) : content
    OptionViews(content: options) { options in
      if isListed {
        ListedPicker(options: options, selection: selection, label: label, isSubmenu: kind == .menu)
      } else {
        switch kind {
        case .automatic, .menu:
          MenuPicker(
            options: options, selection: selection, label: label, current: current, isRow: isInList && !hidesLabel)
        case .segmented: SegmentedPicker(options: options, selection: selection)
        case .inline where isInList:
          InlinePicker(options: options, selection: selection, label: hidesLabel ? nil : label)
        case .wheel, .inline: WheelPicker(options: options, selection: selection)
        case .page:
          PagePicker(
            options: options, selection: selection, label: label, content: content, current: current)
        }
      }
    }
  }
}
