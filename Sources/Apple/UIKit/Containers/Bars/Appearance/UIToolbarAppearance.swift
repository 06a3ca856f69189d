import Foundation

/// How a toolbar looks.
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

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { partDidChange() }
  }

  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partDidChange() }
  }
}
