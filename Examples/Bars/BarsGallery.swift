import UIKit

// Every bar in its styles, and the materials of blurs, with one preview each.

/// A column of bars with titles, as wide as a phone.
final class BarSheet: UIView {
  private let stack = UIStackView()

  init(width: CGFloat = 375, _ rows: [(name: String, view: UIView)]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.widthAnchor.constraint(equalToConstant: width),
    ])
    for row in rows { add(row.name, row.view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarSheet is made in code")
  }

  private func add(_ name: String, _ view: UIView) {
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    let line = UIStackView(arrangedSubviews: [label])
    line.isLayoutMarginsRelativeArrangement = true
    line.insetsLayoutMarginsFromSafeArea = false
    line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    stack.addArrangedSubview(line)
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(16, after: view)
  }
}

/// A view with colored stripes, and a view over their center.
final class StripesView: UIView {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple, .systemPink,
  ]

  init(height: CGFloat, over view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    super.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: height),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StripesView is made in code")
  }

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(StripesView.colors.count)
    for (index, color) in StripesView.colors.enumerated() {
      color.setFill()
      UIRectFill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
    }
  }
}

/// The bars for the previews.
@MainActor
enum BarGallery {
  static func navigationBar(_ items: [UINavigationItem], largeTitle: Bool = false) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = largeTitle
    bar.items = items
    return bar
  }

  static func navigationItem(_ title: String, left: [UIBarButtonItem] = [], right: [UIBarButtonItem] = [])
    -> UINavigationItem
  {
    let item = UINavigationItem(title: title)
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    return item
  }

  static func coloredBar() -> UINavigationBar {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = navigationBar([
      navigationItem("Library"), navigationItem("Albums", right: [UIBarButtonItem(systemItem: .search)]),
    ])
    bar.standardAppearance = appearance
    bar.tintColor = .white
    return bar
  }

  static func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = items
    return bar
  }

  static func mailToolbar() -> UIToolbar {
    toolbar([
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
      UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ])
  }

  static func tabBar() -> UITabBar {
    let bar = UITabBar()
    let inbox = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray.fill"), tag: 1)
    inbox.badgeValue = "12"
    bar.items = [
      UITabBarItem(title: "Today", image: UIImage(systemName: "house.fill"), tag: 0), inbox,
      UITabBarItem(tabBarSystemItem: .search, tag: 2), UITabBarItem(tabBarSystemItem: .favorites, tag: 3),
    ]
    bar.selectedItem = bar.items?.first
    return bar
  }

  static func searchBar(_ style: UISearchBar.Style = .default, text: String? = nil, cancels: Bool = false)
    -> UISearchBar
  {
    let bar = UISearchBar()
    bar.searchBarStyle = style
    bar.placeholder = "Search"
    bar.text = text
    bar.showsCancelButton = cancels
    return bar
  }

  static func scopedSearchBar() -> UISearchBar {
    let bar = searchBar(.minimal, text: "Lisbon")
    bar.scopeButtonTitles = ["All", "Places", "People"]
    bar.showsScopeBar = true
    return bar
  }

  static func tokenSearchBar() -> UISearchBar {
    let bar = searchBar(.minimal, text: "sunset")
    bar.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ana")]
    return bar
  }

  /// Returns a blur with plain texts, and with two texts in the vibrancy of the material.
  static func material(_ name: String, _ style: UIBlurEffect.Style) -> UIView {
    let blur = UIBlurEffect(style: style)
    let view = UIVisualEffectView(effect: blur)
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    let title = UILabel()
    title.text = name
    title.font = .preferredFont(forTextStyle: .headline)
    switch style {
    case .light, .extraLight: view.overrideUserInterfaceStyle = .light
    case .dark: view.overrideUserInterfaceStyle = .dark
    default: break
    }
    let words: [UIView] = [UIVibrancyEffectStyle.label, .secondaryLabel].map { style in
      let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      let label = UILabel()
      label.text = style == .label ? "Label" : "Secondary"
      label.translatesAutoresizingMaskIntoConstraints = false
      vibrancy.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: vibrancy.topAnchor),
        label.bottomAnchor.constraint(equalTo: vibrancy.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: vibrancy.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: vibrancy.trailingAnchor),
      ])
      return vibrancy
    }
    let row = UIStackView(arrangedSubviews: [title, UIView()] + words)
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    return StripesView(
      height: 84, over: view, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }
}

#Preview("Navigation bars", traits: .sizeThatFitsLayout) {
  BarSheet([
    (
      "Title and buttons",
      BarGallery.navigationBar([
        BarGallery.navigationItem(
          "Contacts", left: [UIBarButtonItem(systemItem: .edit)], right: [UIBarButtonItem(systemItem: .add)])
      ])
    ),
    (
      "The way back",
      BarGallery.navigationBar([BarGallery.navigationItem("Settings"), BarGallery.navigationItem("General")])
    ),
    (
      "A long title before",
      BarGallery.navigationBar([
        BarGallery.navigationItem("Notifications and Sounds"),
        BarGallery.navigationItem("Do Not Disturb", right: [UIBarButtonItem(systemItem: .done)]),
      ])
    ),
    (
      "Large title",
      BarGallery.navigationBar(
        [
          BarGallery.navigationItem(
            "Recipes", right: [UIBarButtonItem(systemItem: .search), UIBarButtonItem(systemItem: .compose)])
        ], largeTitle: true)
    ),
    ("An appearance", BarGallery.coloredBar()),
    (
      "Over colours",
      StripesView(
        height: 68,
        over: BarGallery.navigationBar([
          BarGallery.navigationItem("Photos", right: [UIBarButtonItem(systemItem: .action)])
        ]))
    ),
  ])
}

#Preview("Toolbars and tab bars", traits: .sizeThatFitsLayout) {
  BarSheet([
    ("Toolbar", BarGallery.mailToolbar()),
    (
      "Titles",
      BarGallery.toolbar([
        UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
      ])
    ),
    ("Tab bar", BarGallery.tabBar()),
    ("Over colours", StripesView(height: 120, over: BarGallery.tabBar())),
  ])
}

#Preview("Search bars", traits: .sizeThatFitsLayout) {
  BarSheet([
    ("Prominent", BarGallery.searchBar()),
    ("Minimal", BarGallery.searchBar(.minimal)),
    ("With text and a cancel button", BarGallery.searchBar(.minimal, text: "Porto", cancels: true)),
    ("Scopes", BarGallery.scopedSearchBar()),
    ("A token", BarGallery.tokenSearchBar()),
  ])
}

#Preview("Materials", traits: .sizeThatFitsLayout) {
  BarSheet([
    ("Ultra thin", BarGallery.material("Headline", .systemUltraThinMaterial)),
    ("Thin", BarGallery.material("Headline", .systemThinMaterial)),
    ("Regular", BarGallery.material("Headline", .systemMaterial)),
    ("Thick", BarGallery.material("Headline", .systemThickMaterial)),
    ("Chrome", BarGallery.material("Headline", .systemChromeMaterial)),
    ("Light", BarGallery.material("Headline", .light)),
    ("Extra light", BarGallery.material("Headline", .extraLight)),
    ("Dark", BarGallery.material("Headline", .dark)),
  ])
}
