import UIKit

/// The font, the color and the image of the view's own content; `nil` for those of other views.
@MainActor
struct ViewTextLooks {
  var font: UIFont?
  var color: UIColor?
  var image: UIImage?

  init(of view: UIView) {
    switch view {
    case let label as UILabel: (font, color) = (label.font, label.textColor)
    case let field as UITextField: (font, color) = (field.font, field.textColor)
    case let text as UITextView: (font, color) = (text.font, text.textColor)
    case let button as UIButton:
      // The label of a button is a separate view in the tree.
      image = button.currentImage ?? button.configuration?.image
    case let picture as UIImageView: image = picture.image
    default: break
    }
  }
}
