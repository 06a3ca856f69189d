import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns an image of the bundle or a symbol of the system.
  func image(_ reference: ImageReference?, at description: Object) -> UIImage? {
    guard let reference else { return nil }
    guard var image = find(reference) else {
      report(.missingImage(reference.name), at: description)
      return policy.placeholder(for: reference, in: document)
    }
    if let configuration = symbolConfiguration(reference.symbolConfiguration, at: description) {
      image = image.applyingSymbolConfiguration(configuration) ?? image
    }
    if let scale = reference.symbolScale {
      let configuration = UIImage.SymbolConfiguration(scale: UIImage.SymbolScale(scale))
      image = image.applyingSymbolConfiguration(configuration) ?? image
    }
    switch reference.renderingMode {
    case .template?, .alwaysTemplate?: return image.withRenderingMode(.alwaysTemplate)
    case .original?, .alwaysOriginal?: return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  private func find(_ reference: ImageReference) -> UIImage? {
    guard reference.isSymbol else { return UIImage(named: reference.name, in: file.bundle, compatibleWith: nil) }
    guard let value = reference.variableValue else { return UIImage(systemName: reference.name) }
    return UIImage(systemName: reference.name, variableValue: value)
  }

  func symbolConfiguration(
    _ configuration: InterfaceBuilder.SymbolConfiguration?, at description: Object
  ) -> UIImage.SymbolConfiguration? {
    guard let configuration else { return nil }
    let scale = configuration.scale.map { UIImage.SymbolScale($0) } ?? .unspecified
    let weight = configuration.weight.map { UIImage.SymbolWeight($0) } ?? .unspecified
    var result: UIImage.SymbolConfiguration
    if let font = font(configuration.font, at: description) {
      result = UIImage.SymbolConfiguration(font: font, scale: scale)
    } else if let style = configuration.textStyle {
      result = UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
    } else if let size = configuration.pointSize {
      result = UIImage.SymbolConfiguration(pointSize: Self.fontSize(size), weight: weight, scale: scale)
    } else {
      result = UIImage.SymbolConfiguration(scale: scale)
      if weight != .unspecified { result = result.applying(UIImage.SymbolConfiguration(weight: weight)) }
    }
    return result
  }
}

extension UIImage.SymbolScale {
  init(_ scale: InterfaceBuilder.SymbolScale) {
    switch scale {
    case .default: self = .default
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}

extension UIImage.SymbolWeight {
  init(_ weight: InterfaceBuilder.SymbolWeight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    case .unspecified: self = .unspecified
    }
  }
}
