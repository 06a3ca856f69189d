import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

/// Members that say something small, and have to do all of it.
@MainActor
@Suite("Modifiers", .ownHosts)
struct ModifierTests {
  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views($0) } }

  @Test("a tint may be any style: shapes are painted with all of it, controls take the color it begins with")
  func tint() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    var inside = EnvironmentValues()
    TintModifier(style: AnyShapeStyle(gradient)).apply(to: &inside)
    guard case .gradient(let paint) = TintShapeStyle().paint(in: inside) else {
      Issue.record("the tint is no gradient")
      return
    }
    #expect(paint.stops.count == 2)
    #expect(inside.accent == UIColor.systemRed.resolvedColor(with: inside.traitCollection))
    TintModifier(style: AnyShapeStyle(HierarchicalShapeStyle.secondary)).apply(to: &inside)
    #expect(inside.accent.cgColor.alpha < 1)
  }

  private struct WidthOfDirection: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Width(value: environment.layoutDirection == .rightToLeft ? 30 : 20)
    }

    struct Width: ViewModifier {
      let value: CGFloat
      func body(content: Content) -> some View { content.frame(width: value) }
    }
  }

  @Test("an environmental modifier resolves to another one in the environment")
  func environmental() {
    let host = ViewHost()
    let sizes = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      host.run {
        UIHostingController(rootView: Color.red.modifier(WidthOfDirection()).environment(\.layoutDirection, direction))
          .sizeThatFits(in: CGSize(width: 100, height: 10)).width
      }
    }
    #expect(sizes == [20, 30])
  }

  @Test("a color's gradient ends in the color, and begins lighter, without letting through what is behind")
  func gradient() {
    guard case .gradient(let paint) = Color.red.gradient.paint(in: EnvironmentValues()) else {
      Issue.record("no gradient")
      return
    }
    let red: UIColor = Color.red.resolve(in: EnvironmentValues())
    #expect(paint.stops.last?.color == red)
    #expect(paint.stops.first?.color.cgColor.alpha == 1 && paint.stops.first?.color != red)
  }

  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 40, dy: 40))
      return path
    }
  }

  @Test("a content shape by the even-odd rule is not hit in its hole")
  func contentShape() {
    func taps(_ isEOFilled: Bool) -> Int {
      let journal = Journal()
      let screen = Screen(
        Color.red.frame(width: 200, height: 200).contentShape(Ring(), eoFill: isEOFilled)
          .onTapGesture { journal("tap") }, size: CGSize(width: 200, height: 200))
      screen.host.tap(at: CGPoint(x: 100, y: 100))
      screen.host.advance(by: 0.6)
      return journal.entries.count
    }
    #expect(taps(false) == 1 && taps(true) == 0)
  }

  @Test("a gesture of high priority is made before that of a view inside, and a mask leaves out either")
  func priority() {
    func taps(_ view: (Journal) -> some View) -> String {
      let journal = Journal()
      let screen = Screen(view(journal), size: CGSize(width: 200, height: 200))
      screen.host.tap(at: CGPoint(x: 100, y: 100))
      screen.host.advance(by: 0.6)
      return journal.text
    }
    @MainActor func inner(_ journal: Journal) -> some View { Color.red.onTapGesture { journal("inner") } }
    #expect(taps { journal in inner(journal).gesture(TapGesture().onEnded { journal("outer") }) } == "inner")
    #expect(
      taps { journal in inner(journal).highPriorityGesture(TapGesture().onEnded { journal("outer") }) } == "outer")
    #expect(
      taps { journal in
        inner(journal).highPriorityGesture(TapGesture().onEnded { journal("outer") }, including: .subviews)
      } == "inner")
    #expect(
      taps { journal in inner(journal).gesture(TapGesture().onEnded { journal("outer") }, including: .gesture) }
        == "outer")
  }

  @Test("a picture without interpolation shows its pixels, and one with it passes over")
  func interpolation() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.white.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    func shades(_ interpolation: SwiftUI.Image.Interpolation) throws -> Int {
      let host = ViewHost()
      let hosting = host.run {
        UIHostingController(
          rootView: SwiftUI.Image(uiImage: image).resizable().interpolation(interpolation).frame(width: 100, height: 50)
        )
      }
      host.show(hosting)
      let picture = UIGraphicsImageRenderer(bounds: hosting.view.bounds).image {
        hosting.view.layer.render(in: $0.cgContext)
      }
      let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
      let cgImage = try #require(picture.cgImage)
      let row = cgImage.height / 2 * cgImage.bytesPerRow
      var found: Set<UInt8> = []
      for x in 0..<cgImage.width { found.insert(data[row + x * 4]) }
      return found.count
    }
    #expect(try shades(.none) <= 4)
    #expect(try shades(.medium) > 8)
  }

  @Test("a view as long as its container goes along when that changes")
  func containerFrame() {
    struct Pages: View {
      let log: ProbeLog
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal).probed("whole", log)
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).probed("half", log)
          }
        }
      }
    }
    let log = ProbeLog()
    let screen = Screen(Pages(log: log), size: CGSize(width: 290, height: 100))
    #expect(log.frame("whole").width == 290 && log.frame("half").width == 140)
    screen.host.run { screen.window.subviews.first?.subviews.first?.subviews.first?.frame.size.width = 310 }
    func hosted(_ view: UIView) -> UIView? {
      String(describing: type(of: view)).hasPrefix("HostingView")
        ? view : view.subviews.lazy.compactMap { hosted($0) }.first
    }
    screen.host.run { hosted(screen.window)?.frame.size.width = 310 }
    screen.host.update()
    #expect(log.frame("whole").width == 310 && log.frame("half").width == 150)
  }

  @Test("one layout takes another's place, and the views keep their state")
  func anyLayout() {
    struct Turning: View {
      @ObservedObject var flag: Switch
      let log: ProbeLog
      let journal: Journal
      var body: some View {
        let layout = flag.value == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Kept(journal: journal).frame(width: 30, height: 20).probed("a", log)
          Color.blue.frame(width: 30, height: 20).probed("b", log)
        }
      }
    }
    struct Kept: View {
      let journal: Journal
      var body: some View { Color.red.onAppear { journal("+") }.onDisappear { journal("-") } }
    }
    let (flag, log, journal) = (Switch(), ProbeLog(), Journal())
    let screen = Screen(Turning(flag: flag, log: log, journal: journal))
    #expect(log.frame("b").minX - log.frame("a").minX == 30)
    screen.host.run { flag.value = 1 }
    screen.host.update()
    #expect(log.frame("b").minY - log.frame("a").minY == 20 && log.frame("b").minX == log.frame("a").minX)
    #expect(journal.entries == ["+"])
  }
}
