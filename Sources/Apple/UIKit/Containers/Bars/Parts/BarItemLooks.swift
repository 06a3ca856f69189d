import CoreGraphics
import Foundation

/// What a bar gives the buttons in it.
@MainActor
struct BarItemLooks {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance
  var isCompact = false
  var measures: BarMeasures

  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance { item.style == .prominent ? done : plain }

  /// Font and color of a title, from the system's through the bar's to the item's own.
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
      // A color that is meant for buttons that work would make this one look so.
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
      // A prominent item has its tint color behind its title.
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
  /// Where it begins, from the bar's leading edge, and where a title after it does.
  static func image(_ measures: BarMeasures) -> UIImage {
    let size = UIImage.SymbolConfiguration(pointSize: measures.backIndicatorPointSize, weight: .semibold)
    return UIImage(systemName: "chevron.backward", withConfiguration: size) ?? UIImage()
  }
}

extension UILabel {
  /// Shows a title with the system's attributes and those that an appearance puts in their place.
  func setBarTitle(_ title: String?, font: UIFont, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    all.merge(attributes) { _, own in own }
    show(title ?? "", with: all)
  }
}
