import UIKit

/// Screens with one mistake each.
@MainActor
enum PlantedDefects {
  /// A controller whose view is created by a closure.
  class Screen: UIViewController {
    private let make: (UIView) -> Void

    init(_ make: @escaping (UIView) -> Void) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      make(view)
    }
  }

  /// A screen whose views are positioned by a closure in each layout.
  final class PlacedScreen: Screen {
    private let place: (UIView) -> Void

    init(_ make: @escaping (UIView) -> Void, place: @escaping (UIView) -> Void) {
      self.place = place
      super.init(make)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      place(view)
    }
  }

  static func label(_ text: String, _ identifier: String, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityIdentifier = identifier
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  static func button(_ title: String, _ identifier: String, in view: UIView) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.accessibilityIdentifier = identifier
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    return button
  }

  private static func below(_ view: UIView, _ other: UIView, by distance: CGFloat = 20) -> [NSLayoutConstraint] {
    [
      other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: distance),
      other.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ]
  }

  // MARK: - One mistake each

  /// Returns a screen that uses the left inset for both sides.
  static func equalInsets() -> UIViewController {
    var text = UILabel()
    return PlacedScreen { view in
      text = label("Balance", "balance", in: view)
      text.translatesAutoresizingMaskIntoConstraints = true
    } place: { view in
      let (insets, size) = (view.safeAreaInsets, text.intrinsicContentSize)
      text.frame = CGRect(
        x: view.bounds.width - insets.left - size.width - 8, y: insets.top + 40, width: size.width, height: size.height)
    }
  }

  /// Returns a card as wide as the screen.
  static func screenBounds() -> UIViewController {
    Screen { view in
      let card = UIView(
        frame: CGRect(x: 0, y: 120, width: UIScreen.main.bounds.width, height: 200))
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .lightGray
      view.addSubview(card)
      let text = label("A card", "text", in: card)
      NSLayoutConstraint.activate([
        text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        text.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
    }
  }

  /// Returns a screen with a badge that overlaps the title only between 507 and 512 points.
  static func narrowBreak() -> UIViewController {
    var (title, badge) = (UILabel(), UILabel())
    return PlacedScreen { view in
      title = label("Inbox", "title", in: view)
      badge = label("New", "badge", in: view)
      for each in [title, badge] { each.translatesAutoresizingMaskIntoConstraints = true }
    } place: { view in
      let breaks = (507..<512).contains(view.bounds.width)
      title.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: title.intrinsicContentSize)
      badge.frame = CGRect(origin: CGPoint(x: breaks ? 24 : 220, y: 100), size: badge.intrinsicContentSize)
    }
  }

  /// Returns a row with the height of its text at the second largest size.
  static func fixedHeight() -> UIViewController {
    Screen { view in
      let text = label("Amount", "amount", in: view)
      NSLayoutConstraint.activate(
        below(view, text) + [
          text.heightAnchor.constraint(equalToConstant: 60), text.widthAnchor.constraint(equalToConstant: 172),
        ])
    }
  }

  /// Returns a label with a fixed width that fits only its own text.
  static func fixedWidth() -> UIViewController {
    Screen { view in
      let text = label("Cancel", "cancel", in: view)
      text.font = .systemFont(ofSize: 17)
      text.adjustsFontForContentSizeCategory = false
      NSLayoutConstraint.activate(below(view, text) + [text.widthAnchor.constraint(equalToConstant: 90)])
    }
  }

  /// Returns two labels that overlap below 350 points.
  static func overlap() -> UIViewController {
    Screen { view in
      let (left, right) = (label("Left", "left", in: view), label("Right", "right", in: view))
      NSLayoutConstraint.activate(
        below(view, left) + [
          right.topAnchor.constraint(equalTo: left.topAnchor),
          // An overlap of three points is not reported.
          right.leadingAnchor.constraint(
            equalTo: view.trailingAnchor, constant: -350 + 16 + left.intrinsicContentSize.width - 3),
        ])
    }
  }

  /// Returns a screen with a second column that is added above 600 points and never removed.
  static func keptColumn() -> UIViewController { keptColumn(hasButton: false) }

  /// Returns the same screen next to a target of 30 points.
  static func keptColumnAndButton() -> UIViewController { keptColumn(hasButton: true) }

  private static func keptColumn(hasButton: Bool) -> UIViewController {
    final class Columns: UIViewController {
      var hasButton = false
      private let first = UIView()
      private let second = UIView()
      private lazy var both = first.trailingAnchor.constraint(equalTo: view.centerXAnchor)

      override func viewDidLoad() {
        super.viewDidLoad()
        if hasButton {
          let button = UIControl(frame: CGRect(x: 16, y: 100, width: 30, height: 30))
          button.accessibilityIdentifier = "button"
          view.addSubview(button)
        }
        for (column, identifier) in [(first, "first"), (second, "second")] {
          column.accessibilityIdentifier = identifier
          column.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(column)
          NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
        }
        let whole = first.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        whole.priority = .defaultHigh
        NSLayoutConstraint.activate([
          first.leadingAnchor.constraint(equalTo: view.leadingAnchor), whole,
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
          second.widthAnchor.constraint(equalToConstant: 100),
        ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if view.bounds.width > 600 { both.isActive = true }
      }
    }
    let columns = Columns()
    columns.hasButton = hasButton
    return columns
  }

  /// Returns a button of 30 points.
  static func smallButton() -> UIViewController {
    Screen { view in
      let button = UIControl()
      button.accessibilityIdentifier = "add"
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate(
        below(view, button) + [
          button.widthAnchor.constraint(equalToConstant: 30), button.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
  }

  /// Returns a label that is pinned to the top of the view.
  static func underTheNotch() -> UIViewController {
    Screen { view in
      let text = label("Title", "title", in: view)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      ])
    }
  }

  /// Returns a label that is pinned to the left.
  static func left() -> UIViewController {
    Screen { view in
      let text = label("Name", "name", in: view)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        text.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
      ])
    }
  }

  /// Returns two columns of at most 500 points that must fill the window.
  static func wideConflict() -> UIViewController {
    Screen { view in
      let column = UIView()
      column.accessibilityIdentifier = "column"
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.topAnchor), column.heightAnchor.constraint(equalToConstant: 100),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        column.widthAnchor.constraint(lessThanOrEqualToConstant: 1000),
      ])
    }
  }

  /// Returns a view without a horizontal position.
  static func ambiguous() -> UIViewController {
    Screen { view in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
  }

  /// Returns a label with a limit of two lines, which suffices at the standard text size.
  static func lineLimit() -> UIViewController {
    Screen { view in
      let text = label("Two lines have room for these words", "words", in: view)
      text.numberOfLines = 2
      NSLayoutConstraint.activate(
        below(view, text) + [
          text.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16)
        ])
    }
  }

  /// Returns three lines of text in a fixed height, so that it is ambiguous which of them yields in larger text.
  static func squeezed() -> UIViewController {
    Screen { view in
      let texts = ["First line", "Second line", "Third line"].map { label($0, $0, in: view) }
      for text in texts { text.setContentHuggingPriority(.defaultHigh, for: .vertical) }
      NSLayoutConstraint.activate(
        below(view, texts[0]) + [
          texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor),
          texts[2].topAnchor.constraint(equalTo: texts[1].bottomAnchor),
          texts[2].bottomAnchor.constraint(lessThanOrEqualTo: texts[0].topAnchor, constant: 100),
          texts[1].leadingAnchor.constraint(equalTo: texts[0].leadingAnchor),
          texts[2].leadingAnchor.constraint(equalTo: texts[0].leadingAnchor),
        ])
    }
  }

  /// Returns a label with a font of a fixed size.
  static func fixedFont() -> UIViewController {
    Screen { view in
      let text = label("Fine print", "print", in: view)
      text.font = .systemFont(ofSize: 12)
      NSLayoutConstraint.activate(below(view, text))
    }
  }

  /// Returns a button at a position that is outside windows narrower than 420 points.
  static func fixedPlace() -> UIViewController {
    Screen { view in
      let button = button("Send", "send", in: view)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 340),
        button.widthAnchor.constraint(equalToConstant: 80), button.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
  }

  /// Returns a table with truncated text in each row.
  static func rows() -> UIViewController {
    final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "A name that is far too long for a row, number \(indexPath.row)"
        return cell
      }
    }
    return Rows()
  }

  /// Returns a footer at the position of the home indicator.
  static func underTheIndicator() -> UIViewController {
    Screen { view in
      let text = label("Terms", "terms", in: view)
      NSLayoutConstraint.activate([
        text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }
}
