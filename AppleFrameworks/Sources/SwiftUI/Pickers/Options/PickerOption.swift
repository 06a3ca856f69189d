import UIKit

/// One of the views among which a picker chooses.
struct PickerOption: Identifiable {
  let id: Int
  let tag: AnyHashable?
  let box: Box
  let words: LabelWords
}
