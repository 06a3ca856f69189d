import Foundation

/// The appearance of a toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.makeCopy()
      doneButtonAppearance = other.doneButtonAppearance.makeCopy()
    }
    observeParts()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)
    observeParts()
  }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  private func observeParts() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  private func partDidChange() {
    observeParts()
    didChange()
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }
}
