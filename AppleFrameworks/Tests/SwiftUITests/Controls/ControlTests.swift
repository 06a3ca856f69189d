import SwiftUI
import TestHosts
import Testing
import ViewHost

@MainActor
@Suite("Controls of SwiftUI's", .ownHosts)
struct ControlTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var level = 0.5
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(verbatim: isOn ? "on" : "off")
        TextField("Name", text: $name)
        Text(verbatim: "Hello \(name)")
        Slider(value: $level)
      }
    }
  }

  private func view<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    if let found = view as? V { return found }
    for subview in view.subviews { if let found = self.view(type, in: subview) { return found } }
    return nil
  }

  @Test("they are UIKit's, and change what they are bound to")
  func bound() throws {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Settings()) }
    host.show(hosting)
    let control = try #require(view(UISwitch.self, in: hosting.view))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    try host.tap(on: control)
    host.advance(by: 0.5)
    #expect(try host.find(.text("on")) is UILabel)
    let field = try #require(view(UITextField.self, in: hosting.view))
    try host.tap(on: field)
    host.advance(by: 0.1)
    try host.type("Ann")
    host.advance(by: 0.1)
    #expect(try host.find(.text("Hello Ann")) is UILabel)
    let slider = try #require(view(UISlider.self, in: hosting.view))
    #expect(slider.value == 0.5 && slider.bounds.width == 393)
  }

  @Test("a toggle is one element that is called as its label says, and a tap on the name switches it")
  func toggleName() throws {
    let host = ViewHost()
    let hosting = host.run { UIHostingController(rootView: Settings()) }
    host.show(hosting)
    let control = try #require(view(UISwitch.self, in: hosting.view))
    #expect(control.accessibilityLabel == "Wi-Fi")
    #expect(host.accessibilityElements().filter { $0.label == "Wi-Fi" }.count == 1)
    try host.tap(text: "Wi-Fi")
    host.advance(by: 0.5)
    #expect(try host.find(.text("on")) is UILabel)
  }

  private struct Pressed: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      let _ = log.entries.append("\(configuration.isPressed)")
      configuration.label
    }
  }

  final class Log { var entries: [String] = [] }

  @Test("a button says whether it is pressed, and acts where the finger leaves it inside")
  func press() {
    let log = Log()
    let host = ViewHost()
    let hosting = host.run {
      UIHostingController(
        rootView: Button(action: { log.entries.append("action") }) { Color.red.frame(width: 100, height: 100) }
          .buttonStyle(Pressed(log: log)))
    }
    host.show(hosting)
    log.entries = []
    let middle = CGPoint(x: hosting.view.bounds.midX, y: hosting.view.safeAreaLayoutGuide.layoutFrame.midY)
    host.tap(at: middle)
    host.advance(by: 0.2)
    #expect(log.entries.first == "true" && log.entries.contains("action"))
    log.entries = []
    let finger = host.putDown(at: middle)
    host.advance(by: 0.1)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 300))
    host.advance(by: 0.1)
    finger.lift()
    host.advance(by: 0.1)
    #expect(!log.entries.contains("action"))
  }
}

@MainActor
@Suite("Text that is copied, pictures that are loaded", .ownHosts)
struct TextAndPictureTests {
  @Test("a touch that stays on a text offers to copy it, where that is allowed")
  func copy() throws {
    let shown = Shown(
      VStack {
        Text("Secret").textSelection(.enabled)
        Text("Plain")
      })
    try shown.host.longPress(.text("Plain"))
    #expect(shown.host.openMenu == nil)
    try shown.host.longPress(.text("Secret"))
    shown.host.advance(by: 0.3)
    try shown.choose("Copy")
    #expect(shown.host.run { UIPasteboard.general.string } == "Secret")
  }

  private struct Loaded: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .success(let image): image
        case .failure: Text("failed")
        case .empty: Text("loading")
        }
      }
    }
  }

  @Test("a picture is loaded from its address, or says why not")
  func load() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    let host = ViewHost()
    let picture = host.run {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    }
    try #require(picture.pngData()).write(to: file)
    let shown = Shown(Loaded(url: file))
    let view = try shown.one(UIImageView.self)
    #expect(view.bounds.width == CGFloat(picture.cgImage?.width ?? 0))
    let none = Shown(Loaded(url: folder.appendingPathComponent("b.png")))
    #expect(none.words.contains("failed"))
    #expect(Shown(Loaded(url: nil)).words.contains("loading"))
  }
}

@MainActor
@Suite("Shortcuts of a keyboard", .ownHosts)
struct ShortcutTests {
  private struct Keys: View {
    @State private var log: [String] = []
    @State private var isOff = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Save") { log.append("save") }.keyboardShortcut("s")
          Button("Done") { log.append("done") }.keyboardShortcut(.defaultAction).disabled(isOff)
          Button("Off") { isOff = true }.keyboardShortcut("o", modifiers: [.command, .shift])
          Text(verbatim: log.joined(separator: " "))
        }
      }
    }
  }

  @Test("keys do what a tap on the button does, while it can be tapped")
  func keys() {
    let shown = Shown(Keys())
    shown.host.press("s", .command)
    shown.host.press("s")
    shown.host.press("\r")
    shown.host.advance(by: 0.1)
    #expect(shown.words.contains("save done"))
    shown.host.press("o", [.command, .shift])
    shown.host.advance(by: 0.1)
    shown.host.press("\r")
    shown.host.advance(by: 0.1)
    #expect(shown.words.contains("save done"))
  }
}
