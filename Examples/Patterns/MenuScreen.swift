import UIKit
import ViewCode

/// A view of a screen, with the name of a dish above a line.
final class MenuView: UIView {
  let nameLabel = UILabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [nameLabel, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    nameLabel.text = "Noodles"
    line.backgroundColor = .separator
    backgroundColor = .systemBackground
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }
}

// snippet: controller-before
final class HandmadeMenuViewController: UIViewController {
  private let menuView = MenuView()

  override func loadView() {
    view = menuView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
  }
}
// snippet end

// snippet: controller-after
final class MenuViewController: ContentViewController<MenuView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
  }
}
// snippet end

extension MenuView {
  // snippet: format-before
  func placeByFormats() {
    let views = ["name": nameLabel, "line": line]
    for format in ["H:|-15-[name]-15-|", "H:|-15-[line]|", "V:|-15-[name]-15-[line(1)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }
  // snippet end

  // snippet: format-after
  @LayoutBuilder
  var places: Layout {
    nameLabel.pin(.top, .horizontal, inset: 15)
    line.pin(below: nameLabel, gap: 15)
    line.pin(.leading, inset: 15)
    line.pin(.trailing)
    line.height(1)
  }
  // snippet end
}
