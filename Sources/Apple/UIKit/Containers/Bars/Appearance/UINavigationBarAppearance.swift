import Foundation

/// How a navigation bar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      largeTitleTextAttributes = other.largeTitleTextAttributes
      subtitleTextAttributes = other.subtitleTextAttributes
      largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
      buttonAppearance = other.buttonAppearance.makeCopy()
      doneButtonAppearance = other.doneButtonAppearance.makeCopy()
      backButtonAppearance = other.backButtonAppearance.makeCopy()
      backIndicatorStorage = other.backIndicatorStorage
      backIndicatorMaskStorage = other.backIndicatorMaskStorage
    }
    observeParts()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeParts()
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  private func observeParts() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  private func partDidChange() {
    observeParts()
    didChange()
  }

  /// The attributes of the title; what they leave out is the system's.
  ///
  /// - Default: none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// How far the title moves, in points.
  ///
  /// - Default: zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  /// The attributes of the large title; what they leave out is the system's.
  ///
  /// - Default: none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The attributes of the line below the title; what they leave out is the system's.
  ///
  /// - Default: none.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The attributes of the line below the large title; what they leave out is that of ``subtitleTextAttributes``.
  ///
  /// - Default: none.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }

  /// How back buttons look. What it leaves out is ``buttonAppearance``'s.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// The picture before a back button's title; the system's chevron where none was set.
  open var backIndicatorImage: UIImage {
    backIndicatorStorage ?? BackIndicator.image(UITraitCollection.current.measures.bars)
  }

  /// The mask of titles that slide behind the picture. Nothing slides here; it is kept.
  open var backIndicatorTransitionMaskImage: UIImage {
    backIndicatorMaskStorage ?? BackIndicator.image(UITraitCollection.current.measures.bars)
  }

  final var backIndicatorStorage: UIImage?
  private final var backIndicatorMaskStorage: UIImage?

  /// Sets picture and mask of back buttons; with `nil` for one of them, both are the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
    backIndicatorStorage = isComplete ? backIndicatorImage : nil
    backIndicatorMaskStorage = isComplete ? transitionMaskImage : nil
    didChange()
  }
}
