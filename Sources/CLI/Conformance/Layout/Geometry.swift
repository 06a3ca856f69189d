import UIKit

/// Initializers for the insets and sizes in descriptions.
extension UIEdgeInsets {
  /// Creates insets from the top, left, bottom and right values in recordings.
  init(_ numbers: ArraySlice<CGFloat>) {
    let numbers = Array(numbers)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  init(all value: CGFloat) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension CGRect {
  init(_ numbers: ArraySlice<CGFloat>) {
    let numbers = Array(numbers)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
