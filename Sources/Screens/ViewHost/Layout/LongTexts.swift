import UIKit

/// The doubling of texts, to simulate longer languages.
///
/// It stores the doubled texts, so that a repeated call only changes those that the app set since then.
@MainActor
package final class LongTexts {
  private var known: [ObjectIdentifier: (view: UIView, text: String)] = [:]

  package init() {}

  /// Doubles the texts of labels, buttons, fields and text views at and below a view. The titles of bars, which the
  /// system lays out, don't change.
  ///
  /// - Returns: Whether a text changed.
  @discardableResult
  package func double(in view: UIView) -> Bool {
    var hasChanged = false
    visit(view, &hasChanged)
    return hasChanged
  }

  private func visit(_ view: UIView, _ hasChanged: inout Bool) {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISegmentedControl, is UIPickerView, is UIDatePicker: return
    case let label as UILabel:
      if label.superview is UIButton { break }
      change(label, label.text, &hasChanged) { label.double($0) }
    case let button as UIButton:
      if button.configuration != nil {
        change(button, button.configuration?.title, &hasChanged) { button.configuration?.title = $0 }
      } else {
        change(button, button.title(for: .normal), &hasChanged) { button.setTitle($0, for: .normal) }
      }
    case let field as UITextField:
      if field.text?.isEmpty == false {
        change(field, field.text, &hasChanged) { field.text = $0 }
      } else {
        change(field, field.placeholder, &hasChanged) { field.placeholder = $0 }
      }
    case let text as UITextView:
      change(text, text.text, &hasChanged) { text.text = $0 }
    default: break
    }
    for subview in view.subviews { visit(subview, &hasChanged) }
  }

  /// Returns whether a text contains words, which may be longer in other languages. Numbers, symbols and initials
  /// aren't.
  package static func isOfWords(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && (text.count > 3 || text.contains(where: \.isLowercase))
  }

  private func change(_ view: UIView, _ text: String?, _ hasChanged: inout Bool, _ set: (String) -> Void) {
    guard let text, LongTexts.isOfWords(text), known[ObjectIdentifier(view)]?.text != text else { return }
    let double = "\(text) \(text)"
    set(double)
    known[ObjectIdentifier(view)] = (view, double)
    hasChanged = true
    // Views that position their texts themselves do so when they set them.
    var around = view.superview
    while let current = around {
      current.setNeedsLayout()
      around = current.superview
    }
  }
}

extension UILabel {
  /// Displays a text twice with its current attributes.
  fileprivate func double(_ text: String) {
    guard let attributed = attributedText, attributed.hasSeveralLooks else {
      self.text = text
      return
    }
    let double = NSMutableAttributedString(attributedString: attributed)
    double.append(NSAttributedString(string: " "))
    double.append(attributed)
    attributedText = double
  }
}

extension NSAttributedString {
  fileprivate var hasSeveralLooks: Bool {
    var range = NSRange()
    guard length > 0 else { return false }
    _ = attributes(at: 0, effectiveRange: &range)
    return range.length < length
  }
}
