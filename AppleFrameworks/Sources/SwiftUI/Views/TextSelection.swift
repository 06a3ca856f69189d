import HostServices
import UIKit

/// Whether text can be selected.
///
/// - Source: developer.apple.com/documentation/swiftui/textselectability
@MainActor
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// - Source: developer.apple.com/documentation/swiftui/enabledtextselectability
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// - Source: developer.apple.com/documentation/swiftui/disabledtextselectability
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Whether a touch that stays on a text offers to copy it: on a phone a text is selected as a whole.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.self == EnabledTextSelectability.self)
  }
}

/// Offers to copy the text of a label.
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
