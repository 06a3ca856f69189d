import Foundation

/// The appearance of a navigation bar.
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

  /// The attributes of the title. Attributes that are not set have the system's values.
  ///
  /// - Default: none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The offset of the title, in points.
  ///
  /// - Default: zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  /// The attributes of the large title. Attributes that are not set have the system's values.
  ///
  /// - Default: none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The attributes of the subtitle. Attributes that are not set have the system's values.
  ///
  /// - Default: none.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The attributes of the subtitle below the large title. Attributes that are not set have the values of
  /// ``subtitleTextAttributes``.
  ///
  /// - Default: none.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }

  /// The appearance of back buttons. Properties that are not set have the values of ``buttonAppearance``.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// The image before a back button's title. The default is the system's chevron.
  open var backIndicatorImage: UIImage {
    backIndicatorStorage ?? BackIndicator.image(UITraitCollection.current.measures.bars)
  }

  /// The mask of titles that slide behind the image. It is stored without effect, because titles do not slide here.
  open var backIndicatorTransitionMaskImage: UIImage {
    backIndicatorMaskStorage ?? BackIndicator.image(UITraitCollection.current.measures.bars)
  }

  final var backIndicatorStorage: UIImage?
  private final var backIndicatorMaskStorage: UIImage?

  /// Sets the image and mask of back buttons. If one of them is `nil`, both are the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
    backIndicatorStorage = isComplete ? backIndicatorImage : nil
    backIndicatorMaskStorage = isComplete ? transitionMaskImage : nil
    didChange()
  }
}
