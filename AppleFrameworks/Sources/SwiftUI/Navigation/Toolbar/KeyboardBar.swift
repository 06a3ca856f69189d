import UIKit

/// The bar above the keyboard, with the items of a page.
final class KeyboardBar: UIView {
  /// The height of a toolbar, in points (developer.apple.com/design/human-interface-guidelines/toolbars).
  private static let height: CGFloat = 44
  /// The distance of the items from the edges, in points. That of the system's bars.
  private static let margin: CGFloat = 16

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let hosted: HostedBarView

  private init(_ view: AnyView, _ environment: EnvironmentValues) {
    hosted = HostedBarView(view, environment)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    autoresizingMask = .flexibleWidth
    addSubview(background)
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("a bar of SwiftUI cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    hosted.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }

  /// Shows items above the keyboard for all text inputs of a controller.
  static func apply(_ items: [BarItem], to controller: UIViewController, _ environment: EnvironmentValues) {
    guard controller.isViewLoaded else { return }
    let views = items.map(\.view)
    let row = AnyView(
      HStack(spacing: 0) {
        HStack(spacing: 16) { ForEach(views.indices, id: \.self) { views[$0] } }
        // Items without a spacer of their own are at the leading edge.
        Spacer(minLength: 0).layoutPriority(-1)
      })
    apply(items.isEmpty ? nil : row, to: controller.view, environment)
  }

  private static func apply(_ row: AnyView?, to view: UIView, _ environment: EnvironmentValues) {
    switch view {
    case let field as UITextField: field.inputAccessoryView = bar(row, field.inputAccessoryView, environment, field)
    case let editor as UITextView: editor.inputAccessoryView = bar(row, editor.inputAccessoryView, environment, editor)
    default: for child in view.subviews { apply(row, to: child, environment) }
    }
  }

  /// Returns the bar of a text input. Those of an app's own views are kept.
  private static func bar(
    _ row: AnyView?, _ shown: UIView?, _ environment: EnvironmentValues, _ input: UIResponder
  ) -> UIView? {
    guard shown == nil || shown is KeyboardBar else { return shown }
    guard let row else { return nil }
    if let shown = shown as? KeyboardBar {
      shown.hosted.show(row, environment)
      return shown
    }
    let made = KeyboardBar(row, environment)
    if input.isFirstResponder { DispatchQueue.main.async { input.reloadInputViews() } }
    return made
  }
}
