import ReferenceSnapshots
import ScreenComparison
import TestHosts
import Testing
import UIKit
import ViewHost

/// A screen with changeable measures, texts and colors, for simulating edits of its source.
private struct Recipe {
  var margin: CGFloat = 16
  var top: CGFloat = 20
  var spacing: CGFloat = 8
  var avatarSize: CGFloat = 48
  var corner: CGFloat = 24
  var border: CGFloat = 0
  var shadow: Float = 0
  var alpha: CGFloat = 1
  var name = "Sofia Marín"
  var detail = "12 posts"
  var button = "Follow"
  var nameFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  var detailFont = UIFont.systemFont(ofSize: 13)
  var nameColor = UIColor.black
  var detailColor = UIColor.gray
  var avatarColor = UIColor.red
  var background = UIColor.white
  var lines = 1
  var alignment = NSTextAlignment.natural
  var isDetailHidden = false
  var isSwitchOn = true
  var isSwitchEnabled = true
  var slider: Float = 0.5
  var hasWidth = true
  var isBadgeInFront = true
  var rows = ["One", "Two", "Three"]
  var pixel = CGRect(x: 3, y: 3, width: 1, height: 1)
  var identifier = "card"
}

private final class Dot: UIView {
  var pixel = CGRect.zero

  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(pixel)
  }
}

private final class Card: UIViewController {
  private let recipe: Recipe
  private let avatar = UIView()
  private let name = UILabel()
  private let detail = UILabel()
  private let button = UIButton(type: .system)
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let list = UIStackView()
  private let dot = Dot()
  private let badge = UIView()

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = recipe.background
    view.accessibilityIdentifier = recipe.identifier
    avatar.backgroundColor = recipe.avatarColor
    avatar.layer.cornerRadius = recipe.corner
    avatar.layer.borderWidth = recipe.border
    avatar.layer.shadowOpacity = recipe.shadow
    avatar.alpha = recipe.alpha
    (name.text, name.font, name.textColor, name.numberOfLines) = (
      recipe.name, recipe.nameFont, recipe.nameColor, recipe.lines
    )
    name.textAlignment = recipe.alignment
    (detail.text, detail.font, detail.textColor) = (recipe.detail, recipe.detailFont, recipe.detailColor)
    detail.isHidden = recipe.isDetailHidden
    button.setTitle(recipe.button, for: .normal)
    (toggle.isOn, toggle.isEnabled, slider.value) = (recipe.isSwitchOn, recipe.isSwitchEnabled, recipe.slider)
    list.axis = .vertical
    list.spacing = recipe.spacing
    for text in recipe.rows {
      let label = UILabel()
      label.text = text
      list.addArrangedSubview(label)
    }
    dot.pixel = recipe.pixel
    dot.backgroundColor = .white
    badge.backgroundColor = .green
    let views: [UIView] = [avatar, name, detail, button, toggle, slider, list, dot]
    for view in recipe.isBadgeInFront ? views + [badge] : [badge] + views {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [
        avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: recipe.margin),
        avatar.topAnchor.constraint(equalTo: safe.topAnchor, constant: recipe.top),
        avatar.widthAnchor.constraint(equalToConstant: recipe.avatarSize),
        avatar.heightAnchor.constraint(equalToConstant: recipe.avatarSize),
        badge.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
        badge.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
        name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        name.topAnchor.constraint(equalTo: avatar.topAnchor),
        detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: recipe.spacing),
        button.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 100),
        button.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
        toggle.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
        toggle.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
        slider.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 20),
        slider.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
        slider.widthAnchor.constraint(equalToConstant: 200),
        list.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 20),
        list.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
        dot.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 20),
        dot.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
        dot.widthAnchor.constraint(equalToConstant: 20), dot.heightAnchor.constraint(equalToConstant: 20),
      ] + (recipe.hasWidth ? [name.widthAnchor.constraint(equalToConstant: 180)] : []))
  }
}

@Suite("A hundred small changes of a screen", .ownHosts)
@MainActor
struct MutationTests {
  private static func capture(_ recipe: Recipe) throws -> ScreenCapture {
    let host = ViewHost()
    host.show(Card(recipe))
    return try ScreenCapture(of: host)
  }

  private static func difference(_ old: ScreenCapture, _ new: ScreenCapture) throws -> ScreenDifference {
    try ScreenDifference(from: (old.tree, old.picture()), to: (new.tree, new.picture()), scale: old.scale)
  }

  private static var mutations: [(String, (inout Recipe) -> Void)] {
    var all: [(String, (inout Recipe) -> Void)] = []
    func add(_ name: String, _ change: @escaping (inout Recipe) -> Void) { all.append((name, change)) }
    // Constants change by as little as a pixel of a screen at 3x.
    for by in [-8, -1, -1.0 / 3, 1.0 / 3, 1, 2, 10] as [CGFloat] {
      add("margin \(by)") { $0.margin += by }
      add("top \(by)") { $0.top += by }
      add("spacing \(by)") { $0.spacing += by }
      add("avatar \(by)") { $0.avatarSize += by }
      add("corner \(by)") { $0.corner += by }
    }
    for width in [1, 2, 3] as [CGFloat] { add("border \(width)") { $0.border = width } }
    for opacity in [0.1, 0.5, 1] as [Float] { add("shadow \(opacity)") { $0.shadow = opacity } }
    for alpha in [0, 0.5, 0.99] as [CGFloat] { add("alpha \(alpha)") { $0.alpha = alpha } }
    for text in [
      "", "Sofia Marin", "sofia Marín", "Sofia Marín.", "Sofia  Marín", "A name that does not fit into its line",
    ] {
      add("name \(text)") { $0.name = text }
      add("detail \(text)") { $0.detail = text }
      add("button \(text)") { $0.button = text }
    }
    for size in [12, 16, 18] as [CGFloat] {
      add("name font \(size)") { $0.nameFont = .systemFont(ofSize: size, weight: .semibold) }
      add("detail font \(size)") { $0.detailFont = .systemFont(ofSize: size) }
    }
    for weight in [UIFont.Weight.regular, .bold, .heavy] {
      add("weight \(weight.rawValue)") { $0.nameFont = .systemFont(ofSize: 17, weight: weight) }
    }
    for white in [1, 128, 254] as [CGFloat] {
      let color = UIColor(white: white / 255, alpha: 1)
      add("name color \(white)") { $0.nameColor = color }
      add("avatar color \(white)") { $0.avatarColor = color }
      add("background \(white)") { $0.background = color }
    }
    add("detail color") { $0.detailColor = UIColor(white: 0.51, alpha: 1) }
    add("alignment") { $0.alignment = .right }
    add("hidden") { $0.isDetailHidden = true }
    add("off") { $0.isSwitchOn = false }
    add("disabled") { $0.isSwitchEnabled = false }
    for value in [0, 0.49, 1] as [Float] { add("slider \(value)") { $0.slider = value } }
    add("no width") { $0.hasWidth = false }
    add("behind") { $0.isBadgeInFront = false }
    add("a row more") { $0.rows.append("Four") }
    add("a row less") { $0.rows.removeLast() }
    add("rows in another order") { $0.rows.swapAt(0, 1) }
    add("another row") { $0.rows[1] = "Zwei" }
    add("no rows") { $0.rows = [] }
    // The change is a pixel at 3x.
    for by in [-1.0 / 3, 1.0 / 3] as [CGFloat] {
      add("drawn \(by) right") { $0.pixel.origin.x += by }
      add("drawn \(by) down") { $0.pixel.origin.y += by }
      add("drawn \(by) wider") { $0.pixel.size.width += by }
    }
    add("identifier") { $0.identifier = "other" }
    return all
  }

  @Test("each is found, and none of what is said is said twice")
  func found() throws {
    let old = try Self.capture(Recipe())
    let mutations = Self.mutations
    #expect(mutations.count >= 100)
    for (name, change) in mutations {
      var recipe = Recipe()
      change(&recipe)
      let difference = try Self.difference(old, try Self.capture(recipe))
      let texts = difference.changes.map(\.text)
      #expect(!texts.isEmpty, "\(name)")
      #expect(Set(texts).count == texts.count, "\(name): \(texts)")
      #expect(texts.count <= 8, "\(name): \(texts)")
    }
  }

  @Test("a screen that nobody touched differs in nothing, however often it is shown")
  func untouched() throws {
    let old = try Self.capture(Recipe())
    for _ in 0..<50 {
      let new = try Self.capture(Recipe())
      #expect(try Self.difference(old, new).isEmpty)
      #expect(new.spoken == old.spoken && new.layout == old.layout)
    }
  }
}
