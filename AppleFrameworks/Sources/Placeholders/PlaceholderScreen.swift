import UIKit

/// The content view of a controller that another process displays on a device: a bar with a title and buttons, and a
/// box.
@MainActor
package final class PlaceholderScreen: UIView {
  package let bar = UINavigationBar()
  package let placeholder: PlaceholderView

  package init(kind: String, detail: String, item: UINavigationItem) {
    placeholder = PlaceholderView(kind: kind, detail: detail)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    bar.items = [item]
    for view in [placeholder, bar] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      placeholder.topAnchor.constraint(equalTo: bar.bottomAnchor),
      placeholder.leadingAnchor.constraint(equalTo: leadingAnchor),
      placeholder.trailingAnchor.constraint(equalTo: trailingAnchor),
      placeholder.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  package required init?(coder: NSCoder) { fatalError("PlaceholderScreen is made in code only") }
}
