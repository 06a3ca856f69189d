import Foundation

/// A view on glass above a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabaccessory
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view on the glass, which it fills.
  open private(set) var contentView: UIView

  /// Makes an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabAccessory {
  /// Where an accessory is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabaccessory/environment
  public enum Environment: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// In no accessory.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// Beside a small tab bar.
    case inline = 3
  }
}

/// The trait that holds where an accessory of a tab bar is.
///
/// - Source: developer.apple.com/documentation/uikit/uitraittabaccessoryenvironment
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UITabAccessory.Environment = .unspecified
}

extension UITraitCollection {
  /// Where the accessory is that has these traits.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/tabaccessoryenvironment
  public final var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// Where the accessory is.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// The glass of a tab bar's accessory, and the view on it.
final class TabAccessoryView: UIView {
  private let glass = GlassView(frame: .zero)
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(glass)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabAccessoryView is not archived")
  }

  var environment: UITabAccessory.Environment {
    get { traitCollection.tabAccessoryEnvironment }
    set { if newValue != environment { traitOverrides[UITraitTabAccessoryEnvironment.self] = newValue } }
  }

  /// The view that is shown, where it has not gone elsewhere.
  func shows(_ view: UIView) -> Bool { content === view && view.superview === self }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    glass.show(measures.glass.tabBar)
    content.frame = bounds
    content.clipsToBounds = true
    content.setUnanimated(cornerRadius: bounds.height / 2)
  }
}
