import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ stack: UIStackView) { NibAttributes.stackView.decode(stack, from: self) }
  func decode(_ view: UIScrollView) { NibAttributes.scrollView.decode(view, from: self) }
  func decode(_ view: UIVisualEffectView) { NibAttributes.visualEffectView.decode(view, from: self) }

  func decodeEffect(of view: UIVisualEffectView) {
    switch object.visualEffect {
    case .blur(let style)?: view.effect = UIBlurEffect(style: UIBlurEffect.Style(named: style))
    case .vibrancy(_, let blur)?:
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style(named: blur ?? "regular")))
    case nil: break
    }
  }

  /// Decodes a description into a view that its owner created, such as a content view with its subviews.
  func decode(_ description: Object, into view: UIView) {
    guard !nib.isAroundItself(description) else { return }
    let decoder = NibDecoder(description, of: nib)
    nib.whileMaking(description) { decoder.decode(view) }
  }
}

extension UIStackView.Distribution {
  /// Creates a distribution. Files omit the default.
  init(_ distribution: StackDistribution?) {
    switch distribution {
    case .fill?, nil: self = .fill
    case .fillEqually?: self = .fillEqually
    case .fillProportionally?: self = .fillProportionally
    case .equalSpacing?: self = .equalSpacing
    case .equalCentering?: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  /// Creates an alignment. Files omit the default.
  init(_ alignment: StackAlignment?) {
    switch alignment {
    case .fill?, nil: self = .fill
    case .leading?: self = .leading
    case .top?: self = .top
    case .firstBaseline?: self = .firstBaseline
    case .center?: self = .center
    case .trailing?: self = .trailing
    case .bottom?: self = .bottom
    case .lastBaseline?: self = .lastBaseline
    }
  }
}

extension UIBlurEffect.Style {
  fileprivate init(named name: String) {
    switch name {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "prominent": self = .prominent
    case "systemUltraThinMaterial": self = .systemUltraThinMaterial
    case "systemThinMaterial": self = .systemThinMaterial
    case "systemMaterial": self = .systemMaterial
    case "systemThickMaterial": self = .systemThickMaterial
    case "systemChromeMaterial": self = .systemChromeMaterial
    case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
    case "systemThinMaterialLight": self = .systemThinMaterialLight
    case "systemMaterialLight": self = .systemMaterialLight
    case "systemThickMaterialLight": self = .systemThickMaterialLight
    case "systemChromeMaterialLight": self = .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
    case "systemThinMaterialDark": self = .systemThinMaterialDark
    case "systemMaterialDark": self = .systemMaterialDark
    case "systemThickMaterialDark": self = .systemThickMaterialDark
    case "systemChromeMaterialDark": self = .systemChromeMaterialDark
    default: self = .regular
    }
  }
}
