import UIKit

/// A namespace for functions that combine the accessibility labels of views into one.
@MainActor
enum ContentWords {
  static func of(_ view: UIView, except left: UIView? = nil) -> String {
    var words: [String] = []
    collect(view, except: left, into: &words)
    return words.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, except left: UIView?, into words: inout [String]) {
    for subview in view.subviews where !subview.isHidden && subview !== left {
      if let label = subview as? UILabel, let text = label.text, !text.isEmpty {
        words.append(text)
      } else if subview.isAccessibilityElement, let label = subview.accessibilityLabel {
        words.append(label)
      } else {
        collect(subview, except: left, into: &words)
      }
    }
  }
}
