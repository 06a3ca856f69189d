import UIKit

enum PickerKind { case automatic, menu, segmented, wheel, inline, page }

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}
