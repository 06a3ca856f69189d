import Foundation

/// How a tab bar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
      inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
      selectionIndicatorImage = other.selectionIndicatorImage
      stackedItemPositioning = other.stackedItemPositioning
      stackedItemWidth = other.stackedItemWidth
      stackedItemSpacing = other.stackedItemSpacing
    }
    observeParts()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeParts()
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  private func observeParts() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  private func partDidChange() {
    observeParts()
    didChange()
  }

  /// How tabs look whose title is under the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { partDidChange() }
  }

  /// How tabs look whose title is beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partDidChange() }
  }

  /// How tabs look in the low bar of a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partDidChange() }
  }

  /// The color of ``selectionIndicatorImage`` where that is a template.
  ///
  /// - Default: `nil`.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { if selectionIndicatorTintColor != oldValue { didChange() } }
  }

  /// A picture behind the selected tab.
  ///
  /// - Default: `nil`.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage !== oldValue { didChange() } }
  }

  /// How stacked tabs share the bar's width.
  ///
  /// - Default: `.automatic`.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { if stackedItemPositioning != oldValue { didChange() } }
  }

  /// The width of centered stacked tabs, in points; 0 for the system's.
  ///
  /// - Default: 0.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { if stackedItemWidth != oldValue { didChange() } }
  }

  /// The room between centered stacked tabs, in points; 0 for the system's.
  ///
  /// - Default: 0.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { if stackedItemSpacing != oldValue { didChange() } }
  }
}
