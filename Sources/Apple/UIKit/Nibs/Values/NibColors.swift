import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns a color: a named one of the system or a catalog, or the one that the file describes.
  func color(_ color: InterfaceBuilder.Color?, at description: Object) -> UIColor? {
    guard let color else { return nil }
    switch color.name {
    case .catalog(let name)?:
      if let found = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return found }
      guard let components = document.components(of: color) else {
        report(.missingColor(name), at: description)
        return nil
      }
      return UIColor(components)
    case .system(let name)?, .legacySystem(let name)?:
      if let found = Self.systemColor(name) { return found }
      guard let components = document.components(of: color) else {
        report(.missingColor(name), at: description)
        return nil
      }
      return UIColor(components)
    case nil:
      return color.components.map { UIColor($0) }
    }
  }

  /// Returns a color of the system by the name of its property or by one from before iOS 13.
  private static func systemColor(_ name: String) -> UIColor? {
    if let found = SystemColors.named(name) ?? SystemColors.named(name + "Color") { return found }
    switch name {
    case "darkTextColor": return .darkText
    case "lightTextColor": return .lightText
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": return .secondarySystemGroupedBackground
    case "viewFlipsideBackgroundColor": return UIColor(red: 0.121, green: 0.129, blue: 0.141, alpha: 1)
    case "scrollViewTexturedBackgroundColor": return UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1)
    case "tintColor": return .tintColor
    default: return nil
    }
  }
}

extension UIColor {
  /// Creates a color. Gray spaces have a gamma of 2.2, the same as sRGB except for the darkest shades. Other device
  /// spaces are treated as sRGB.
  fileprivate convenience init(_ components: InterfaceBuilder.Color.Components) {
    let values = [components.red, components.green, components.blue].map { CGFloat($0) }
    let alpha = CGFloat(components.alpha)
    switch components.space {
    case .displayP3:
      self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .genericGamma22GrayColorSpace, .extendedGray, .calibratedWhite, .deviceWhite:
      self.init(white: values[0], alpha: alpha)
    default:
      self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
  }
}
