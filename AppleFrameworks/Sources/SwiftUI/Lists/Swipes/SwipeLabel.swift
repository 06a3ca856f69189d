import UIKit

/// A modifier that reads the text and the image of a button's label, and reports the button as a preference.
struct SwipeLabel: PrimitiveModifier {
  let item: @MainActor (String?, UIImage?) -> SwipeItem
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    SwipeLabelNode(view, context)
  }
}

/// The node of a swipe button's label.
@MainActor
private final class SwipeLabelNode<C: View>: ViewNode<Modified<C, SwipeLabel>> {
  private var item: @MainActor (String?, UIImage?) -> SwipeItem
  private var content: ViewNode<C>!

  init(_ view: Modified<C, SwipeLabel>, _ context: NodeContext) {
    item = view.modifier.item
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, SwipeLabel>) {
    item = view.modifier.item
    content.update(view.content)
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == SwipeItems.self else { return }
    var boxes: [Box] = []
    content.collect(into: &boxes)
    var (title, image): (String?, UIImage?)
    func look(_ box: Box) {
      if let text = box as? TextBox, title == nil { title = text.value.string(in: text.environment) }
      if let picture = box as? ImageBox, image == nil { image = picture.value.resolved(in: picture.environment) }
      for inner in box.contained { look(inner) }
    }
    for box in boxes { look(box) }
    guard let own = [item(title, image)] as? K.Value else { return }
    if var known = value {
      K.reduce(value: &known) { own }
      value = known
    } else {
      value = own
    }
  }
}
