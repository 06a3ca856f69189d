import UIKit

/// The first two texts and the first image of a label, for labels that UIKit displays.
@MainActor
struct LabelWords {
  var title: String?
  var subtitle: String?
  var image: UIImage?

  init(title: String? = nil) { self.title = title }

  init(of boxes: [Box]) {
    for box in boxes { read(box) }
  }

  /// Returns the contents of a label that is not displayed itself.
  static func of<V: View>(_ view: V, _ node: Node, environment: EnvironmentValues? = nil) -> LabelWords {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: environment ?? node.environment))
    defer { made.tearDown() }
    return of(made)
  }

  static func of(_ node: Node) -> LabelWords {
    var boxes: [Box] = []
    node.collect(into: &boxes)
    return LabelWords(of: boxes)
  }

  private mutating func read(_ box: Box) {
    if let text = box as? TextBox {
      let words = text.value.string(in: text.environment)
      if title == nil { title = words } else if subtitle == nil { subtitle = words }
    } else if let picture = box as? ImageBox, image == nil {
      image = picture.value.bare(in: picture.environment)
    }
    for inner in box.contained { read(inner) }
  }
}

extension Image {
  /// Returns the UIKit image without the environment's font, because UIKit sizes symbols where it displays them.
  func bare(in environment: EnvironmentValues) -> UIImage {
    guard case .symbol(let name) = source else { return resolved(in: environment) }
    let plain = UIImage.SymbolConfiguration(scale: .default)
    return UIImage(systemName: environment.symbolVariants.applied(to: name, plain)) ?? UIImage()
  }
}
