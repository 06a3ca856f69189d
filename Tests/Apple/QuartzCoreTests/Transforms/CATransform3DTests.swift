import QuartzCore
import TestHosts
import Testing

@Suite("CATransform3D", .ownHosts)
struct CATransform3DTests {
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    [
      x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
      x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
    ]
  }

  private let sample = CATransform3DTranslate(
    CATransform3DScale(CATransform3DMakeRotation(0.7, 1, 2, 3), 2, 3, 0.5), 4, -5, 6)

  @Test("rotation about an axis turns the next axis into the one after", arguments: [0, 1, 2])
  func rotation(axis: Int) {
    let unit: [CGFloat] = [1, 0, 0, 1, 0, 0, 1]
    let turn = CATransform3DMakeRotation(.pi / 2, unit[(3 - axis) % 3], unit[(4 - axis) % 3], unit[(5 - axis) % 3])
    // The rotated axis before and after the rotation.
    var from: [CGFloat] = [0, 0, 0]
    var to: [CGFloat] = [0, 0, 0]
    from[(axis + 1) % 3] = 1
    to[(axis + 2) % 3] = 1
    #expect(apply(turn, from[0], from[1], from[2]) == to)
  }

  @Test("the length of the axis does not matter; an axis of length zero turns nothing")
  func axisLength() {
    let short = CATransform3DMakeRotation(1, 0, 0, 0.001)
    let long = CATransform3DMakeRotation(1, 0, 0, 1000)
    #expect(abs(short.m11 - long.m11) < 1e-12 && abs(short.m12 - long.m12) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("translate, scale and rotate come before what is there")
  func order() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect(apply(t, 0, 0, 0) == [2, 4, 6])
    let u = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2)
    #expect(apply(u, 1, 1, 1) == [3, 4, 5])
  }

  @Test("concatenation does the first, then the second")
  func concatenation() {
    let t = CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(3, 1, 1))
    #expect(apply(t, 0, 0, 0) == [3, 0, 0])
  }

  @Test("the inverse undoes; what flattens space stays as it is")
  func inverse() {
    let product = CATransform3DConcat(sample, CATransform3DInvert(sample))
    for (value, expected) in [
      (product.m11, 1), (product.m22, 1), (product.m33, 1), (product.m44, 1), (product.m12, 0), (product.m13, 0),
      (product.m21, 0), (product.m23, 0), (product.m31, 0), (product.m32, 0), (product.m41, 0), (product.m42, 0),
      (product.m43, 0), (product.m14, 0), (product.m24, 0), (product.m34, 0),
    ] as [(CGFloat, CGFloat)] {
      #expect(abs(value - expected) < 1e-12)
    }
    var perspective = sample
    perspective.m34 = -1 / 500
    let round = CATransform3DConcat(CATransform3DInvert(perspective), perspective)
    #expect(abs(round.m34) < 1e-12 && abs(round.m44 - 1) < 1e-12)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("affine transforms go in and come out")
  func affine() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t) && !CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    #expect(CATransform3DGetAffineTransform(CATransform3DConcat(t, t)) == affine.concatenating(affine))
  }
}
