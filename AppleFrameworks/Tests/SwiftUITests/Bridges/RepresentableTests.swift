import SwiftUI
import TestHosts
import Testing
import ViewHost

@MainActor
@Suite("UIKit's views among SwiftUI's", .ownHosts)
struct RepresentableTests {
  final class Log { var entries: [String] = [] }

  private struct Box: UIViewRepresentable {
    let title: String
    let log: Log
    func makeCoordinator() -> String { "coordinator" }
    func makeUIView(context: Context) -> UILabel {
      log.entries.append("make \(context.coordinator)")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      log.entries.append("update \(title)")
      uiView.text = title
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: String) { lastDismantled = uiView.text }
    @MainActor static var lastDismantled: String?
  }

  private struct Screenful: View {
    @ObservedObject var flag: Switch
    let log: Log
    var body: some View {
      if flag.value < 2 { Box(title: "\(flag.value)", log: log) }
    }
  }

  @Test("a view is made once, brought up to date, and taken apart when it goes")
  func life() {
    let (flag, log) = (Switch(), Log())
    let screen = Screen(Screenful(flag: flag, log: log))
    #expect(log.entries == ["make coordinator", "update 0"])
    screen.host.run { flag.value = 1 }
    screen.host.update()
    #expect(log.entries == ["make coordinator", "update 0", "update 1"])
    screen.host.run { flag.value = 2 }
    screen.host.update()
    #expect(Box.lastDismantled == "1")
  }

  private struct Child: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
      uiViewController.title = context.environment.colorScheme == .dark ? "dark" : "light"
    }
  }

  @Test("a controller is a child of the hosting controller, and knows the environment")
  func controller() throws {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Child().environment(\.colorScheme, .dark)) }
    host.show(hosting)
    let child = try #require(hosting.children.first)
    #expect(child.title == "dark")
    #expect(child.view.frame == hosting.view.bounds.inset(by: hosting.view.safeAreaInsets))
  }

  @Test("a hosting controller answers sizes, and prefers its content's")
  func sizes() {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Color.red.frame(width: 120, height: 40)) }
    #expect(hosting.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 120, height: 40))
    hosting.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(hosting.preferredContentSize == CGSize(width: 120, height: 40))
    #expect(hosting.view.intrinsicContentSize == CGSize(width: 120, height: 40))
  }

  private struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {}
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UILabel) {
      let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
      size = CGSize(width: (width ?? 50) / 2, height: 33)
    }
  }

  @Test("a representable changes its size in the way of systems before iOS 16")
  func overriddenSizes() {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Sized()) }
    #expect(hosting.sizeThatFits(in: CGSize(width: 200, height: 500)) == CGSize(width: 100, height: 33))
    #expect(!hosting._disableSafeArea)
    hosting._disableSafeArea = true
    #expect(hosting.safeAreaRegions == [] && hosting._disableSafeArea)
  }

  @Test("the content of a cell has the cell's margins, and is at least as high as a row")
  func cells() {
    let host = ViewHost()
    let view = host.run { UIHostingConfiguration { Color.red.frame(height: 60) }.makeContentView() }
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 82)
    let small = host.run { UIHostingConfiguration { Text("A") }.margins(.all, 0).makeContentView() }
    #expect(small.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
    let least = host.run { UIHostingConfiguration { Text("A") }.margins(.all, 0).minSize(height: 10).makeContentView() }
    #expect(least.sizeThatFits(CGSize(width: 300, height: 0)).height < 30)
  }

  @Test("a preview hosts its views")
  func preview() throws {
    let preview = Preview("A name", traits: .sizeThatFitsLayout) { Text("previewed") }
    _ = preview
    let host = ViewHost()
    host.show(host.run { UIHostingController(rootView: Text("previewed")) })
    #expect(try host.find(.text("previewed")) is UILabel)
  }
}
