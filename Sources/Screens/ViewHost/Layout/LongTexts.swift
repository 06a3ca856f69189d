import UIKit

/// Makes texts twice as long, as a language may.
///
/// It remembers what it has made, so that only what an app has set since then is made longer where it is asked again.
@MainActor
package final class LongTexts {
  private var known: [ObjectIdentifier: (view: UIView, text: String)] = [:]

  package init() {}

  /// Doubles the texts of labels, buttons, fields and text views at and below a view. Bars are left as they are: their titles are laid out
  /// by the system.
  ///
  /// - Returns: whether a text has changed.
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

  /// Returns whether a text has words, which are longer in other languages. Numbers, signs and initials are as long in
  /// each.
  package static func isOfWords(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && (text.count > 3 || text.contains(where: \.isLowercase))
  }

  private func change(_ view: UIView, _ text: String?, _ hasChanged: inout Bool, _ set: (String) -> Void) {
    guard let text, LongTexts.isOfWords(text), known[ObjectIdentifier(view)]?.text != text else { return }
    let double = "\(text) \(text)"
    set(double)
    known[ObjectIdentifier(view)] = (view, double)
    hasChanged = true
    // Views that place their texts themselves do so where they set them.
    var around = view.superview
    while let current = around {
      current.setNeedsLayout()
      around = current.superview
    }
  }
}

extension UILabel {
  /// Shows its text twice, each time as it looks now.
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
