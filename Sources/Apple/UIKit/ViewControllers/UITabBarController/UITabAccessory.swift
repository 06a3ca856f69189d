import Foundation

/// A view on glass above a tab bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitabaccessory
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view on the glass, which it fills.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabAccessory {
  /// The position of an accessory.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabaccessory/environment
  public enum Environment: Int, Sendable {
    /// The position is unknown.
    case unspecified = 0
    /// The view is not in an accessory.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// Beside a minimized tab bar.
    case inline = 3
  }
}

/// The trait with the position of a tab bar's accessory.
///
/// - Source: developer.apple.com/documentation/uikit/uitraittabaccessoryenvironment
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UITabAccessory.Environment = .unspecified
}

extension UITraitCollection {
  /// The position of the accessory with these traits.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitraitcollection/tabaccessoryenvironment
  public final var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// The position of the accessory.
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

  /// Returns whether a view is displayed, and has not been moved to another superview.
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
