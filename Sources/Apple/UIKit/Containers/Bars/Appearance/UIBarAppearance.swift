import Foundation

/// What lies behind the items of a bar: a blur, a color, a picture, a hairline.
///
/// Setting an appearance on a bar makes a copy; changes of the bar's own copy are shown at once.
///
/// - Source: developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The idiom that the appearance is for.
  public final let idiom: UIUserInterfaceIdiom
  /// Called when something changed that a bar shows.
  final var onChange: (@MainActor () -> Void)?

  /// Makes the default appearance for the idiom of this screen.
  public convenience override init() {
    self.init(idiom: UITraitCollection.current.userInterfaceIdiom)
  }

  /// Makes the default appearance for an idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of the background of another appearance, perhaps one for another kind of bar.
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

  /// Writes effect and colors. Pictures are left out.
  open func encode(with coder: NSCoder) {
    coder.encode(backgroundEffect, forKey: "UIBackgroundEffect")
    coder.encode(backgroundColor, forKey: "UIBackgroundColor")
    coder.encode(shadowColor, forKey: "UIShadowColor")
  }

  /// A copy that shares nothing with this appearance. Copies of an app's subclass have the nearest class of UIKit,
  /// because the initializers of a subclass are unknown here.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  // MARK: - Backgrounds

  /// The background of the system: the blur of bars, with a hairline.
  open func configureWithDefaultBackground() {
    resetBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .barHairline
  }

  /// The background of the system without translucency: `.systemBackground`, with a hairline.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .systemBackground
    shadowColor = .barHairline
  }

  /// No background and no hairline.
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

  /// The color over the blur. A translucent one lets it through.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { didChange() } }
  }

  /// The picture over blur and color.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { didChange() } }
  }

  /// How ``backgroundImage`` fills the bar.
  ///
  /// - Default: `.scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { if backgroundImageContentMode != oldValue { didChange() } }
  }

  /// The color of the hairline at the bar's edge, or of ``shadowImage`` where that is a template; `nil` or clear for
  /// none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { didChange() } }
  }

  /// A picture in the place of the hairline.
  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { didChange() } }
  }

  /// The style of the bar, whatever its surroundings'.
  ///
  /// - Default: `.unspecified`, which leaves the bar's style alone.
  /// - Source: developer.apple.com/documentation/uikit/uibarappearance/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { didChange() } }
  }

  /// Whether the background is the system's own, as ``configureWithDefaultBackground()`` makes it.
  final var hasStandardBackground: Bool {
    backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && backgroundColor == nil && backgroundImage == nil
      && shadowImage == nil
  }

  final func didChange() {
    onChange?()
  }
}
