import UIKit

/// The context menu of a view, or of a row if the view is one.
struct RowMenu {
  let source: MenuSource
  let preview: (@MainActor () -> AnyView)?

  @MainActor
  func configuration(in environment: EnvironmentValues) -> UIContextMenuConfiguration? {
    guard environment.isEnabled, let menu = MenuElements.menu(source.items) else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: preview.map { view in
        {
          let controller = UIHostingController(rootView: view())
          controller.inherit(environment)
          controller.preferredContentSize = controller.sizeThatFits(
            in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
          return controller
        }
      }, actionProvider: { _ in menu })
  }
}

enum RowMenuTrait: BoxTrait { static var defaultValue: RowMenu? { nil } }
