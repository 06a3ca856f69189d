import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Order, opacity and transforms", .ownHosts)
struct LayerCompositionTests {
  @Test("siblings are drawn by rising z, and by order among equals")
  func depth() {
    let red = layer(0, 0, 4, 4, .red)
    let green = layer(0, 0, 4, 4, .green)
    let blue = layer(0, 0, 4, 4, .blue)
    let root = layer(0, 0, 4, 4, nil, red, green, blue)
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .blue)
    red.zPosition = 1
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .red)
    green.zPosition = 1
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .green)
    green.zPosition = -1
    red.zPosition = 0
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .blue)
    let late = layer(0, 0, 4, 4, .white)
    late.zPosition = -5
    root.addSublayer(late)
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .blue)
  }

  @Test(
    "a layer scaled to nothing, or to less than a number can hold, shows nothing",
    arguments: [0, 1e-320, 1e-310] as [CGFloat])
  func vanishing(scale: CGFloat) {
    let child = layer(0, 0, 4, 4, .red, layer(0, 0, 4, 4, .blue))
    let root = layer(0, 0, 4, 4, .green, child)
    child.transform = CATransform3DMakeScale(scale, 2, 1)
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .green)
  }

  @Test("a translucent layer with overlapping parts fades as one picture")
  func groupOpacity() {
    let root = layer(0, 0, 10, 10, .red, layer(0, 0, 5, 10, .blue))
    root.opacity = 0.5
    let picture = Picture(root, width: 10, height: 10)
    #expect(picture[2, 2].isNear(Pixel(blue: 128, green: 0, red: 0, alpha: 128)))
    #expect(picture[7, 2].isNear(Pixel(blue: 0, green: 0, red: 128, alpha: 128)))
  }

  @Test("without group opacity the parts show through each other")
  func noGroupOpacity() {
    let root = layer(0, 0, 10, 10, .red, layer(0, 0, 5, 10, .blue))
    root.opacity = 0.5
    root.allowsGroupOpacity = false
    let picture = Picture(root, width: 10, height: 10)
    #expect(picture[2, 2].isNear(Pixel(blue: 128, green: 0, red: 64, alpha: 192)))
  }

  @Test("opacities of nested layers multiply, and odd values are taken as the nearer end")
  func nestedOpacity() {
    let child = layer(0, 0, 4, 4, .red)
    let root = layer(0, 0, 4, 4, nil, child)
    root.opacity = 0.5
    child.opacity = 0.5
    #expect(Picture(root, width: 4, height: 4)[1, 1].isNear(Pixel(blue: 0, green: 0, red: 64, alpha: 64)))
    root.opacity = 7
    child.opacity = 1
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .red)
    child.opacity = -1
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .clear)
  }

  @Test("a single translucent thing needs no group, two do")
  func groupsOnlyWhereNeeded() {
    func groups(_ root: CALayer) -> Int {
      let context = CGContext(recording: root.bounds)
      LayerRenderer.draw(root, into: context)
      return context.displayList.commands.filter { command in
        if case .beginLayer = command.operation { true } else { false }
      }.count
    }
    let leaf = layer(0, 0, 10, 10, .red)
    let chain = layer(0, 0, 10, 10, nil, layer(0, 0, 10, 10, nil, leaf))
    chain.opacity = 0.5
    #expect(groups(chain) == 0)
    leaf.borderWidth = 1
    #expect(groups(chain) == 1)
    leaf.borderWidth = 0
    let hidden = layer(0, 0, 10, 10, .blue)
    hidden.isHidden = true
    chain.addSublayer(hidden)
    #expect(groups(chain) == 0)
    hidden.isHidden = false
    #expect(groups(chain) == 1)
  }

  @Test("hidden layers are left out with all below them")
  func hidden() {
    let root = layer(0, 0, 4, 4, .white, layer(0, 0, 4, 4, nil, layer(0, 0, 4, 4, .red)))
    root.sublayers![0].isHidden = true
    #expect(Picture(root, width: 4, height: 4)[1, 1] == .white)
  }

  @Test("transforms turn about the anchor point")
  func transform() {
    let bar = layer(10, 20, 20, 4, .red)
    bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(
      Picture(layer(0, 0, 40, 40, nil, bar), width: 40, height: 40).extent()
        == CGRect(x: 18, y: 12, width: 4, height: 20))
    bar.anchorPoint = .zero
    bar.position = CGPoint(x: 20, y: 10)
    let picture = Picture(layer(0, 0, 40, 40, nil, bar), width: 40, height: 40)
    #expect(picture.extent() == CGRect(x: 16, y: 10, width: 4, height: 20))
  }

  @Test("turning about the vertical axis narrows a layer, and shows its back if it has one")
  func threeDimensions() {
    let card = layer(10, 0, 20, 10, .red)
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let root = layer(0, 0, 40, 10, nil, card)
    #expect(Picture(root, width: 40, height: 10).extent(alpha: 100) == CGRect(x: 15, y: 0, width: 10, height: 10))
    card.isDoubleSided = false
    #expect(Picture(root, width: 40, height: 10).extent() != nil)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(Picture(root, width: 40, height: 10).extent() == nil)
    // Two rotations to the back display the front.
    let outer = layer(0, 0, 40, 10, nil, root)
    root.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(Picture(outer, width: 40, height: 10).extent() == CGRect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test("flipped geometry turns places over and leaves contents upright")
  func flipped() {
    let picture = layer(0, 0, 2, 2)
    picture.contents = image("rg", "bw")
    let root = layer(0, 0, 4, 4, nil, picture)
    root.isGeometryFlipped = true
    let drawn = Picture(layer(0, 0, 4, 4, nil, root), width: 4, height: 4)
    #expect(drawn[0, 2] == .red && drawn[1, 2] == .green && drawn[0, 3] == .blue && drawn[1, 3] == .white)
    #expect(drawn.extent() == CGRect(x: 0, y: 2, width: 2, height: 2))
  }

  @Test("render(in:) heeds the context's alpha for the picture as a whole")
  func renderAlpha() {
    let root = layer(0, 0, 10, 10, .red, layer(0, 0, 5, 10, .blue))
    let picture = Picture(width: 10, height: 10) {
      $0.setAlpha(0.5)
      root.render(in: $0)
    }
    #expect(picture[2, 2].isNear(Pixel(blue: 128, green: 0, red: 0, alpha: 128)))
  }

  @Test("what lies outside the clip is not drawn, what reaches in from outside is")
  func culling() {
    let reaching = layer(-50, 0, 10, 10, .green, layer(48, 0, 10, 10, .red))
    let root = layer(0, 0, 20, 20, nil, layer(30, 0, 10, 10, .blue), reaching)
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 20, height: 20))
    LayerRenderer.draw(root, into: context)
    let colors = context.displayList.commands.compactMap { command in
      if case .fill(_, _, let color) = command.operation { color } else { nil }
    }
    #expect(colors.contains(.red) && !colors.contains(.blue))
    reaching.masksToBounds = true
    let second = CGContext(recording: CGRect(x: 0, y: 0, width: 20, height: 20))
    LayerRenderer.draw(root, into: second)
    #expect(second.displayList.isEmpty)
  }
}
