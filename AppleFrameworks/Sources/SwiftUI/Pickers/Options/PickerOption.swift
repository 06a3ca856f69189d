import UIKit

/// One option of a picker.
struct PickerOption: Identifiable {
  let id: Int
  let tag: AnyHashable?
  let box: Box
  let words: LabelWords
}
