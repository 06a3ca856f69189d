import Foundation

/// The appearance of a tab bar.
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

  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { partDidChange() }
  }

  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partDidChange() }
  }

  /// The appearance of tabs in the compact bar of a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partDidChange() }
  }

  /// The color of ``selectionIndicatorImage`` if that is a template.
  ///
  /// - Default: `nil`.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { if selectionIndicatorTintColor != oldValue { didChange() } }
  }

  /// An image behind the selected tab.
  ///
  /// - Default: `nil`.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage !== oldValue { didChange() } }
  }

  /// The positioning of stacked tabs in the bar.
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

  /// The space between centered stacked tabs, in points; 0 for the system's spacing.
  ///
  /// - Default: 0.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { if stackedItemSpacing != oldValue { didChange() } }
  }
}
