import HostServices
import UIKit

/// An object that offers to copy the text of a label.
final class TextCopying: NSObject, UIEditMenuInteractionDelegate {
  private unowned let label: UILabel
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private lazy var press = UILongPressGestureRecognizer(target: nil, action: nil)

  init(of label: UILabel) {
    self.label = label
    super.init()
    label.addInteraction(menu)
    HostServices.listen(to: press) { [weak self] _ in self?.pressDidChange() }
    label.addGestureRecognizer(press)
  }

  func detach() {
    label.removeInteraction(menu)
    label.removeGestureRecognizer(press)
  }

  private func pressDidChange() {
    guard press.state == .began else { return }
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: label)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Copy") { [weak label] _ in UIPasteboard.general.string = label?.text }
    ])
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  {
    label.bounds
  }
}
