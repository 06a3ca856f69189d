import UIKit

/// The control that receives a button's touches.
final class PressControl: UIControl {
  var action: @MainActor () -> Void = {}
  var press: (Bool) -> Void = { _ in }
  private var openedMenu: ButtonMenu?

  func setMenu(_ menu: ButtonMenu?) {
    openedMenu = menu
    isContextMenuInteractionEnabled = menu != nil
    showsMenuAsPrimaryAction = menu?.isPrimary ?? false
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = openedMenu.flatMap({ MenuElements.menu($0.items()) }) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("a button of SwiftUI cannot be decoded from an archive") }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { press(isHighlighted) } }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = super.beginTracking(touch, with: event)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isInside = isTouchInside
    super.endTracking(touch, with: event)
    if isInside { action() }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  /// The label that is set, or the text of the content.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ContentWords.of(self) }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the control for touches on its content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, isEnabled else { return nil }
    return bounds.contains(point) ? self : nil
  }
}
