import CoreGraphics
import Testing

struct CGAffineTransformTests {
  private let quarter = CGFloat.pi / 2

  @Test("translatedBy moves points before the transform acts")
  func translation() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
  }

  @Test("concatenating lets the receiver act first")
  func concatenation() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(move.concatenating(double)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(double.concatenating(move)) == CGPoint(x: 10, y: 0))
  }

  @Test("a quarter turn leads from the x axis to the y axis")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: quarter))
    #expect(isNear(turned, CGPoint(x: 0, y: 1)))
    let both = CGAffineTransform(translationX: 5, y: 5).rotated(by: quarter)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(both), CGPoint(x: 5, y: 6)))
  }

  @Test("inverted undoes a transform, and leaves one without inverse as it is")
  func inversion() {
    let transform = CGAffineTransform(2, 1, -1, 3, 7, -4)
    let back = transform.concatenating(transform.inverted())
    #expect(isNear(CGPoint(x: 3, y: 5).applying(back), CGPoint(x: 3, y: 5)))
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test("identity is only what leaves points alone; the empty initializer gives zeros")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
    #expect(CGAffineTransform().a == 0)
  }

  @Test(
    "decomposed gives back what a transform was composed of",
    arguments: [
      (2.0, 3.0, 0.0, 0.5), (2.0, 3.0, 0.25, -1.0), (-2.0, 3.0, 0.0, 0.0), (2.0, -3.0, 0.0, 0.0), (1.0, 1.0, 0.5, 3.0),
      (0.5, -2.0, -0.75, 1.25),
    ])
  func decomposition(width: Double, height: Double, shear: Double, rotation: Double) {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation,
      translation: CGVector(dx: 4, dy: -6))
    let back = CGAffineTransform(components).decomposed()
    #expect(isNear(back.scale.width, width, 1e-12) && isNear(back.scale.height, height, 1e-12))
    #expect(isNear(back.horizontalShear, shear, 1e-12) && isNear(back.rotation, rotation, 1e-12))
    #expect(back.translation == CGVector(dx: 4, dy: -6))
  }

  @Test("any transform is the composition of its parts, flat ones included")
  func recomposition() {
    for transform in [
      CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(-1, 0, 0, -1, 0, 0), CGAffineTransform(0, 1, -1, 0, 2, 2),
      CGAffineTransform(0, 0, 0, 2, 0, 0), CGAffineTransform(3, 4, 0, 0, 0, 0),
    ] {
      let back = CGAffineTransform(transform.decomposed())
      for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
        #expect(isNear(point.applying(back), point.applying(transform), 1e-12), "\(transform)")
      }
    }
  }

  @Test("the coded form is six numbers in a row")
  func coding() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
