import Foundation

extension UILabel {
  /// Shows a title with the system's attributes and those that an appearance puts in their place.
  func setBarTitle(_ title: String?, font: UIFont, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    all.merge(attributes) { _, own in own }
    show(title ?? "", with: all)
  }
}
