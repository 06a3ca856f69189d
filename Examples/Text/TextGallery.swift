import UIKit

/// The labels, fields and text views for the previews.
@MainActor
enum TextGallery {
  static let width: CGFloat = 288

  static func label(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.text = text
    return label
  }

  /// Returns a label on a tinted background, which makes its bounds visible.
  static func box(
    _ text: String, lines: Int = 1, width: CGFloat = width, alignment: NSTextAlignment = .natural,
    breaking: NSLineBreakMode = .byTruncatingTail
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.textAlignment = alignment
    label.lineBreakMode = breaking
    label.backgroundColor = .secondarySystemBackground
    label.widthAnchor.constraint(equalToConstant: width).isActive = true
    return label
  }

  static func attributed(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  static func words(_ words: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (word, attributes) in words {
      var all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
      ]
      all.merge(attributes) { $1 }
      text.append(NSAttributedString(string: word + " ", attributes: all))
    }
    return text
  }

  static func field(
    _ border: UITextField.BorderStyle, text: String = "", placeholder: String? = nil, clears: Bool = false,
    isEnabled: Bool = true, isSecure: Bool = false, style: UIFont.TextStyle? = nil
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = border
    field.text = text
    field.placeholder = placeholder
    field.clearButtonMode = clears ? .always : .never
    field.isEnabled = isEnabled
    field.isSecureTextEntry = isSecure
    if let style {
      field.font = .preferredFont(forTextStyle: style)
      field.adjustsFontForContentSizeCategory = true
    } else {
      field.font = .systemFont(ofSize: 17)
    }
    field.widthAnchor.constraint(equalToConstant: 280).isActive = true
    return field
  }

  static func fieldWithIcon() -> UITextField {
    let field = field(.roundedRect, placeholder: "Search")
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    field.leftView = icon
    field.leftViewMode = .always
    return field
  }

  static func textView(_ text: String, height: CGFloat, isEditable: Bool = true) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.textColor = .label
    view.text = text
    view.isEditable = isEditable
    view.backgroundColor = .secondarySystemBackground
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }
}
