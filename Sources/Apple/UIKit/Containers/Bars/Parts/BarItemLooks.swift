import CoreGraphics
import Foundation

/// The properties of a bar that affect its buttons.
@MainActor
struct BarItemLooks {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance
  var isCompact = false
  var measures: BarMeasures

  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance { item.style == .prominent ? done : plain }

  /// Returns the font and color of a title, from the system's values, the bar's and the item's own.
  func titleAttributes(_ item: UIBarButtonItem, _ state: UIControl.State, tint: UIColor) -> [NSAttributedString.Key:
    Any]
  {
    let weight: UIFont.Weight = item.style == .prominent ? .semibold : measures.itemWeight
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: measures.fontSize(isCompact: isCompact), weight: weight),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : tint,
    ]
    func take(_ attributes: [NSAttributedString.Key: Any]?) {
      result.merge(attributes ?? [:]) { _, new in new }
    }
    if state.contains(.disabled) {
      // Disabled buttons do not have the title color of the normal state, because they would look enabled.
      var normal = appearance(of: item).normal.titleTextAttributes
      normal[.foregroundColor] = nil
      take(normal)
      take(appearance(of: item).disabled.titleTextAttributes)
      var own = item.titleTextAttributes(for: .normal)
      own?[.foregroundColor] = nil
      take(own)
      take(item.titleTextAttributes(for: .disabled))
    } else {
      take(appearance(of: item).attributes(for: state))
      // A prominent item has a background of its tint color.
      let isOnTint = measures.platters != nil && item.isProminent
      if let tint = item.tintColor, !isOnTint { result[.foregroundColor] = tint }
      take(item.titleTextAttributes(for: .normal))
      if state.contains(.highlighted) { take(item.titleTextAttributes(for: .highlighted)) }
    }
    return result
  }
}

/// The chevron of back buttons.
@MainActor
enum BackIndicator {
  /// Returns the image of the chevron.
  static func image(_ measures: BarMeasures) -> UIImage {
    let size = UIImage.SymbolConfiguration(pointSize: measures.backIndicatorPointSize, weight: .semibold)
    return UIImage(systemName: "chevron.backward", withConfiguration: size) ?? UIImage()
  }
}

extension UILabel {
  /// Displays a title with the system's attributes and those of an appearance, which take precedence.
  func setBarTitle(_ title: String?, font: UIFont, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    all.merge(attributes) { _, own in own }
    show(title ?? "", with: all)
  }
}
