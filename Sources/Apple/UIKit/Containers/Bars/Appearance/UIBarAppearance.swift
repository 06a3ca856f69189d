import Foundation

/// The background of a bar: a blur, a color, an image and a hairline.
///
/// A bar copies the appearance that is set. Changes of the bar's own copy take effect at once.
///
/// - Source: developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The idiom that the appearance is for.
  public final let idiom: UIUserInterfaceIdiom
  /// A closure that is called when a visible property has changed.
  final var onChange: (@MainActor () -> Void)?

  /// Creates the default appearance for the idiom of this screen.
  public convenience override init() {
    self.init(idiom: UITraitCollection.current.userInterfaceIdiom)
  }

  /// Creates the default appearance for an idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of the background of another appearance, which may be for another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    overrideUserInterfaceStyle = barAppearance.overrideUserInterfaceStyle
    super.init()
  }

  public required init(coder: NSCoder) {
    idiom = UITraitCollection.current.userInterfaceIdiom
    backgroundEffect = coder.decodeObject(forKey: "UIBackgroundEffect") as? UIBlurEffect
    backgroundColor = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor
    shadowColor = coder.decodeObject(forKey: "UIShadowColor") as? UIColor
    super.init()
  }

  /// Encodes the effect and the colors, without images.
  open func encode(with coder: NSCoder) {
    coder.encode(backgroundEffect, forKey: "UIBackgroundEffect")
    coder.encode(backgroundColor, forKey: "UIBackgroundColor")
    coder.encode(shadowColor, forKey: "UIShadowColor")
  }

  /// Returns a copy that is independent of this appearance. Copies of an app's subclass have the nearest class of
  /// UIKit, because the initializers of a subclass are unknown here.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  // MARK: - Backgrounds

  /// Configures the system's background: the blur of bars, with a hairline.
  open func configureWithDefaultBackground() {
    resetBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .barHairline
  }

  /// Configures the system's background without translucency: `.systemBackground`, with a hairline.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .systemBackground
    shadowColor = .barHairline
  }

  /// Configures a bar without a background and a hairline.
  open func configureWithTransparentBackground() {
    resetBackground()
  }

  private func resetBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = nil
    shadowImage = nil
  }

  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect? {
    didSet { if backgroundEffect != oldValue { didChange() } }
  }

  /// The color over the blur. The blur is visible through a translucent color.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { didChange() } }
  }

  /// The image over the blur and the color.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { didChange() } }
  }

  /// The content mode of ``backgroundImage``.
  ///
  /// - Default: `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { if backgroundImageContentMode != oldValue { didChange() } }
  }

  /// The color of the hairline at the bar's edge, or of ``shadowImage`` if that is a template; `nil` or clear for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { didChange() } }
  }

  /// An image that replaces the hairline.
  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { didChange() } }
  }

  /// The style of the bar, regardless of its environment.
  ///
  /// - Default: `.unspecified`, which does not change the bar's style.
  /// - Source: developer.apple.com/documentation/uikit/uibarappearance/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { didChange() } }
  }

  /// Whether the background is the system's, as from ``configureWithDefaultBackground()``.
  final var hasStandardBackground: Bool {
    backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && backgroundColor == nil && backgroundImage == nil
      && shadowImage == nil
  }

  final func didChange() {
    onChange?()
  }
}
