import Foundation
import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Shadows", .ownHosts)
struct LayerShadowTests {
  private func card(_ color: CGColor? = .white, sublayers: [CALayer] = []) -> (root: CALayer, card: CALayer) {
    let card = layer(40, 40, 40, 40, color)
    for sublayer in sublayers { card.addSublayer(sublayer) }
    card.shadowOpacity = 1
    card.shadowOffset = .zero
    return (layer(0, 0, 120, 120, nil, card), card)
  }

  @Test("are off by default, and there are none without color or where the layer masks to its bounds")
  func none() {
    let (root, card) = card()
    let without = CGRect(x: 40, y: 40, width: 40, height: 40)
    card.shadowColor = nil
    #expect(Picture(root, width: 120, height: 120).extent() == without)
    card.shadowColor = .black
    card.masksToBounds = true
    #expect(Picture(root, width: 120, height: 120).extent() == without)
    let plain = CALayer()
    #expect(plain.shadowOpacity == 0 && plain.shadowOffset == CGSize(width: 0, height: -3) && plain.shadowRadius == 3)
    #expect(plain.shadowColor?.alpha == 1)
  }

  @Test("without blur are the outline, moved")
  func sharp() {
    let (root, card) = card()
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 5, height: 7)
    card.shadowColor = .red
    let picture = Picture(root, width: 120, height: 120)
    #expect(picture.extent() == CGRect(x: 40, y: 40, width: 45, height: 47))
    #expect(picture[84, 86] == .red && picture[60, 60] == .white)
    #expect(picture[82, 42] == .clear)
  }

  @Test("are blurred by a Gaussian whose standard deviation is the radius", arguments: [2, 4, 8] as [CGFloat])
  func sigma(radius: CGFloat) {
    let (root, card) = card()
    card.shadowRadius = radius
    let picture = Picture(root, width: 120, height: 120)
    // Next to the center of an edge, the shadow is the integral of the Gaussian over the card, which is 40 points wide.
    for distance in stride(from: 1, through: Int(2 * radius), by: 1) {
      let center = Double(distance) - 0.5
      let scale = Double(radius) * 2.0.squareRoot()
      let across = (erf((center + 40) / scale) - erf(center / scale)) / 2
      let along = erf(20 / scale)
      #expect(abs(Double(picture[79 + distance, 60].alpha) - 255 * across * along) < 5, "\(distance) off")
    }
  }

  @Test("fade with shadow opacity, color and layer opacity")
  func strength() {
    let (root, card) = card(nil)
    card.shadowRadius = 0
    card.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    card.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    card.shadowOpacity = 0.5
    #expect(abs(Picture(root, width: 120, height: 120)[45, 45].alpha - 64) <= 1)
    card.opacity = 0.5
    #expect(abs(Picture(root, width: 120, height: 120)[45, 45].alpha - 32) <= 1)
  }

  @Test("of a path have its shape, also where the layer is transparent")
  func path() {
    let (root, card) = card(nil)
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 2)
    card.shadowPath = CGPath(rect: CGRect(x: -10, y: 0, width: 20, height: 5), transform: nil)
    #expect(Picture(root, width: 120, height: 120).extent() == CGRect(x: 30, y: 42, width: 20, height: 5))
  }

  @Test("have rounded corners where the layer has")
  func corners() {
    let (root, card) = card()
    card.cornerRadius = 20
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 40, height: 0)
    let picture = Picture(root, width: 120, height: 120)
    #expect(picture[118, 42] == .clear && picture[100, 42] == .black)
  }

  @Test("without a background are cast by contents and sublayers")
  func silhouette() {
    let (root, card) = card(nil, sublayers: [layer(0, 0, 10, 10, .red), layer(30, 30, 20, 20, .red)])
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 12, height: 0)
    let picture = Picture(root, width: 120, height: 120)
    #expect(picture[45, 45] == .red && picture[55, 45] == .black && picture[51, 45] == .clear)
    #expect(picture[75, 75] == .red && picture[95, 75] == .black)
    #expect(picture.coverage == 100 + 100 + 400 + 12 * 20)
  }

  @Test("include what sticks out of an opaque background")
  func stickingOut() {
    let (root, card) = card(sublayers: [layer(35, 10, 20, 10, .red)])
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 10, height: 0)
    let picture = Picture(root, width: 120, height: 120)
    #expect(picture[94, 55] == .red && picture[104, 55] == .black && picture[94, 65] == .clear)
    #expect(picture[89, 45] == .black && picture[91, 45] == .clear)
  }

  @Test("are cast by an opaque shape's path, and by nothing where nothing is")
  func shapes() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
    shape.shadowOpacity = 1
    shape.shadowRadius = 0
    shape.shadowOffset = CGSize(width: 20, height: 0)
    #expect(Picture(shape, width: 60, height: 60).extent() == CGRect(x: 10, y: 10, width: 30, height: 10))
    shape.path = nil
    #expect(Picture(shape, width: 60, height: 60).extent() == nil)
  }

  @Test("scale with the layer and the screen")
  func scales() {
    let (root, card) = card()
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 10, height: 0)
    card.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    // The card extends to 70, and its shadow 5 points farther, which is doubled in pixels.
    #expect(Picture(root, width: 120, height: 120, scale: 2).extent() == CGRect(x: 100, y: 100, width: 50, height: 40))
    card.backgroundColor = nil
    card.addSublayer(layer(0, 0, 40, 40, .white))
    #expect(Picture(root, width: 120, height: 120, scale: 2).extent() == CGRect(x: 100, y: 100, width: 50, height: 40))
  }

  @Test("reach no farther than the extent that is told")
  func extent() {
    let (root, card) = card()
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: -4, height: 9)
    let told = LayerExtent.all(of: card).offsetBy(dx: 40, dy: 40)
    let drawn = Picture(root, width: 120, height: 120).extent(alpha: 0)
    #expect(told.contains(drawn!) && told == CGRect(x: 17, y: 30, width: 78, height: 78))
  }
}
