import UIKit

/// A view that contains a view with a context menu.
final class ContextMenuView: PassingView, UIContextMenuInteractionDelegate {
  var source: MenuSource?
  var preview: (@MainActor () -> AnyView)?
  var environment = EnvironmentValues()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
  required init?(coder: NSCoder) { fatalError("a context menu of SwiftUI cannot be decoded from an archive") }

  /// Whether the menu belongs to an entire row, so that the list opens it.
  private var isRows: Bool {
    var view: UIView? = superview
    while let current = view {
      if let cell = current as? ListCell { return cell.menu?.source === source }
      view = current.superview
    }
    return false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let source, !isRows else { return nil }
    return RowMenu(source: source, preview: preview).configuration(in: environment)
  }
}

/// A modifier that adds a context menu to a view.
struct ContextMenuModifier: EffectModifier {
  let source: MenuSource
  let preview: (@MainActor () -> AnyView)?
  func makeView() -> ContextMenuView { ContextMenuView() }
  func configure(_ view: ContextMenuView, _ box: EffectBox<Self>) {
    view.source = source
    view.environment = box.environment
    view.preview = preview
  }
}
