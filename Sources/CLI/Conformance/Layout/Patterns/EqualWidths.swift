import UIKit

/// A pattern for adjacent views with equal widths.
enum EqualWidths: LayoutPattern {
  private static let counts = ["two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7]

  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    guard let match = TextPattern("@ equal widths in #").match(setup.text), let count = counts[match.texts[0]] else {
      return nil
    }
    let stage = try Stage(size: CGSize(width: match.numbers[0], height: 480), scale: setup.scale)
    var edge = stage.root.leadingAnchor
    var views: [UIView] = []
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: edge),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      if let first = views.first { view.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      edge = view.trailingAnchor
      views.append(view)
    }
    edge.constraint(equalTo: stage.root.trailingAnchor).isActive = true
    stage.layOut()
    return .frames(views.map(\.frame))
  }
}
