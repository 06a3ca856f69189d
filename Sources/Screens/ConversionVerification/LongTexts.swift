import Foundation
import UIKit

/// Makes texts twice as long, as a language may.
@MainActor
enum LongTexts {
  static func double(in view: UIView) {
    switch view {
    case let label as UILabel:
      if label.superview is UIButton { break }
      if let text = label.text, !text.isEmpty { label.text = "\(text) \(text)" }
    case let button as UIButton:
      if button.configuration != nil {
        if let title = button.configuration?.title { button.configuration?.title = "\(title) \(title)" }
      } else if let title = button.title(for: .normal) {
        button.setTitle("\(title) \(title)", for: .normal)
      }
    case let field as UITextField:
      if let text = field.text, !text.isEmpty { field.text = "\(text) \(text)" }
      if let text = field.placeholder { field.placeholder = "\(text) \(text)" }
    case let text as UITextView:
      if !text.text.isEmpty { text.text = "\(text.text ?? "") \(text.text ?? "")" }
    default: break
    }
    for subview in view.subviews { double(in: subview) }
  }
}
