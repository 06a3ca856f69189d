import RecordedFacts
import UIKit

extension LayoutFact.Figures {
  /// Returns the insets: top, left, bottom, right.
  func insets(_ name: String) -> UIEdgeInsets {
    let numbers = numbers(name)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
