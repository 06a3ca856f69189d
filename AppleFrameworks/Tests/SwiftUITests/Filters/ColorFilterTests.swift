import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Color filters and effects", .ownHosts)
struct ColorFilterTests {
  private func color(_ view: some View, at point: (Int, Int) = (50, 50)) -> [Int] {
    let screen = Screen(
      ZStack {
        Color.white
        view
      }, size: CGSize(width: 100, height: 100))
    return Pixels(screen.window.subviews[0])[point.0, point.1]
  }

  private func near(_ first: [Int], _ second: [Int]) -> Bool {
    first.count == 3 && zip(first, second).allSatisfy { abs($0 - $1) <= 2 }
  }

  private var orange: some View { Color(red: 1, green: 0.5, blue: 0).frame(width: 40, height: 40) }

  @Test("colors change by the formulas of the web's filters")
  func formulas() {
    // 0.213 + 0.715 * 0.5 of full brightness.
    #expect(near(color(orange.grayscale(1)), [145, 145, 145]))
    #expect(near(color(orange.saturation(0)), [145, 145, 145]))
    #expect(near(color(orange.brightness(0.2)), [255, 178, 51]))
    #expect(near(color(orange.contrast(0.5)), [191, 128, 64]))
    #expect(near(color(orange.colorInvert()), [0, 127, 255]))
    #expect(near(color(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 1))), [128, 128, 0]))
    #expect(near(color(orange.hueRotation(.degrees(0))), [255, 128, 0]))
    #expect(near(color(Color.white.frame(width: 40, height: 40).luminanceToAlpha()), [0, 0, 0]))
  }

  @Test("what lies outside of the view keeps its colors")
  func outside() {
    #expect(color(orange.colorInvert(), at: (10, 10)) == [255, 255, 255])
  }

  private struct Pressed: View {
    @State private var isOn = false
    var body: some View {
      Button {
        isOn = true
      } label: {
        Text(verbatim: isOn ? "on" : "off")
      }
      .grayscale(1)
    }
  }

  @Test("a filtered view takes touches and is found by its words")
  func touches() throws {
    let shown = Shown(Pressed())
    try shown.tap("off")
    #expect(shown.words.contains("on"))
  }

  @Test("levels of the fill style are the system's fill colors, and levels of a color are fainter")
  func levels() throws {
    func background(_ style: some ShapeStyle) throws -> UIColor {
      let shown = Shown(Color.clear.frame(width: 20, height: 20).background(style))
      return try #require(shown.all(PaintedView.self).first?.backgroundColor)
    }
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(try background(.fill) == UIColor.systemFill.resolvedColor(with: traits))
    #expect(try background(.fill.tertiary) == UIColor.tertiarySystemFill.resolvedColor(with: traits))
    #expect(try background(.background.secondary) == UIColor.secondarySystemBackground.resolvedColor(with: traits))
    #expect(try abs(background(Color.black.secondary).cgColor.alpha - 0.5) < 0.01)
  }

  private struct Skew: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
    }
  }

  @Test("a geometry effect transforms what is drawn, from the leading top corner, and not the layout")
  func geometryEffect() {
    let black = Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20)
    #expect(color(black.modifier(Skew(amount: 30))) == [255, 255, 255])
    #expect(color(black.modifier(Skew(amount: 30)), at: (80, 50)) == [0, 0, 0])
    let laid = Laid(nil, nil) { log in log.fixed("a", 40, 20).modifier(Skew(amount: 30).ignoredByLayout()) }
    #expect(laid.size == CGSize(width: 40, height: 20))
  }

  @Test("a projection undoes its inverse, and moves points")
  func projection() {
    var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7))
    transform.m13 = 0.001
    let point = CGPoint(x: 10, y: 20)
    let there = point.applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 20) < 1e-9)
    #expect(transform.concatenating(ProjectionTransform()) == transform && !transform.isAffine)
    var flat = ProjectionTransform()
    (flat.m11, flat.m22) = (0, 0)
    let didInvert = flat.invert()
    #expect(!didInvert)
  }

  @Test("a mesh has the colors of its corners, and mixed ones between them")
  func mesh() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0), .black, .black]
    ).frame(width: 80, height: 80)
    let (top, bottom, middle) = (color(mesh, at: (50, 12)), color(mesh, at: (50, 87)), color(mesh))
    #expect(top[0] > 235 && top[1] < 10 && bottom[0] < 20 && abs(middle[0] - 127) < 12)
  }

  @Test("a shape that follows its container has the container's corners")
  func containerShape() {
    let view = ContainerRelativeShape().fill(Color(red: 0, green: 0, blue: 0)).frame(width: 60, height: 60)
    #expect(color(view, at: (22, 22)) == [0, 0, 0])
    #expect(color(view.containerShape(Circle()), at: (22, 22)) == [255, 255, 255])
  }

  @Test("a renderer makes pictures in the view's size and scale")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20) && image.cgImage?.width == 60)
    let view = UIImageView(image: image)
    #expect(Pixels(view)[15, 10] == [255, 0, 0])
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }
}
