import TestHosts
@_spi(Host) import UIKit
@_spi(Host) import ViewHost

@testable import SwiftUI

/// Rows that were read off pictures of screens, and rows about gestures and colors.
enum ScreenFacts {
  @MainActor
  private static func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views($0) } }

  @MainActor
  private static func first<V: UIView>(_ type: V.Type, in window: UIView?) -> V? {
    window.flatMap { views($0).compactMap { $0 as? V }.first }
  }

  /// A view on a whole phone of 390 by 844 points, with text of the size that the pictures have.
  @MainActor
  private static func phone(
    _ view: some View, medium: Bool = true, design: DesignGeneration = .iOS13
  ) -> (host: ViewHost, window: UIView) {
    let host = ViewHost(device: Device.all.first { $0.name == "iPhone 14" } ?? .standard)
    if design != .iOS13 { host.set(design) }
    let hosting = host.run { UIHostingController(rootView: view) }
    host.show(hosting)
    if medium { host.set(UIContentSizeCategory.medium) }
    host.advance(by: 0.2)
    return (host, hosting.view.window ?? hosting.view)
  }

  @MainActor
  private static func frame(_ view: UIView?, _ window: UIView) -> CGRect {
    guard let view else { return .null }
    return view.convert(view.bounds, to: window)
  }

  @MainActor
  private static func cells(_ window: UIView) -> [UITableViewCell] {
    views(window).compactMap { $0 as? UITableViewCell }.sorted { frame($0, window).minY < frame($1, window).minY }
  }

  @MainActor
  private static func rgb(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> String {
    guard let color else { return "none" }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    return "\(Int((red * 255).rounded())),\(Int((green * 255).rounded())),\(Int((blue * 255).rounded()))"
  }

  /// The line below a row.
  @MainActor
  private static func separator(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height <= 1 && $0.bounds.width > 100 }
  }

  @MainActor
  private static func label(_ word: String, _ window: UIView) -> CGRect {
    frame(views(window).first { ($0 as? UILabel)?.text == word }, window)
  }

  @MainActor
  private static var plainRows: some View {
    List {
      Text("One")
      Toggle("Two", isOn: .constant(true))
      Text("Three")
    }
  }

  private struct Dragged: View {
    let journal: Journal
    var body: some View {
      Color.red.gesture(
        DragGesture().onChanged { value in
          journal("\(text(value.startLocation)) \(text(value.translation.width))")
        }.onEnded { _ in journal("ended") })
    }
  }

  private struct Held: View {
    let journal: Journal
    var body: some View { Color.red.onLongPressGesture(minimumDuration: 0.3) { journal("held") } }
  }

  private struct Press: ButtonStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 100).contentShape(Rectangle())
        .onChange(of: configuration.isPressed) { _, new in journal("\(new)") }
    }
  }

  /// A finger that goes along some points, with what was heard.
  @MainActor
  private static func drag(_ points: [CGPoint], hold: Double = 0, _ view: (Journal) -> some View) -> [String] {
    let journal = Journal()
    let screen = Screen(view(journal), size: CGSize(width: 300, height: 300))
    let touch = screen.host.putDown(at: points[0])
    screen.host.advance(by: 0.02)
    if hold > 0 { screen.host.advance(by: hold) }
    for point in points.dropFirst() {
      touch.move(to: point)
      screen.host.advance(by: 0.02)
    }
    touch.lift()
    screen.host.advance(by: 0.1)
    return journal.entries
  }

  static let checks: [FactCheck] = [
    FactCheck("U073", "true true") {
      @MainActor func order(_ z: Double) -> Bool {
        let screen = Screen(
          ZStack {
            Color.red.frame(width: 20, height: 20).overlay(Color.blue.frame(width: 60, height: 60)).zIndex(z)
            Color.green.frame(width: 40, height: 40)
          })
        let painted = views(screen.window).filter { $0.bounds.width == 60 || $0.bounds.width == 40 }
        return painted.last?.bounds.width == 40
      }
      return "\(order(0)) \(!order(1))"
    },
    FactCheck("U330", "44 44 44") {
      let (host, window) = phone(plainRows)
      return withExtendedLifetime(host) { text(cells(window).map(\.bounds.height)) }
    },
    FactCheck("U331", "70.67 without 30 and with 22: true") {
      // The insets of rows are those of the look of iOS 13 to 18: 11 above and below, and not 15.
      let (host, window) = phone(
        List {
          VStack(alignment: .leading) {
            Text("One")
            Text("Two")
          }
        })
      return withExtendedLifetime(host) {
        let height = cells(window).first?.bounds.height ?? 0
        return "70.67 without 30 and with 22: \(abs(height - (70.667 - 30 + 22)) < 0.4)"
      }
    },
    FactCheck("U333", "68.67 without 30 and with 22: true") {
      let (host, window) = phone(
        List {
          HStack(spacing: 16) {
            Image(systemName: "star")
            VStack(alignment: .leading) {
              Text("One")
              Text("Two").font(.subheadline)
            }
          }
        })
      return withExtendedLifetime(host) {
        let height = cells(window).first?.bounds.height ?? 0
        return "68.67 without 30 and with 22: \(abs(height - (68.667 - 30 + 22)) < 0.7)"
      }
    },
    FactCheck("U338", "255,255,255 on 242,242,247; 28,28,30 on 0,0,0") {
      let (host, window) = phone(plainRows)
      return withExtendedLifetime(host) {
        let table = first(UITableView.self, in: window)
        return [UIUserInterfaceStyle.light, .dark].map {
          rgb(cells(window).first?.backgroundColor, $0) + " on " + rgb(table?.backgroundColor, $0)
        }.joined(separator: "; ")
      }
    },
    FactCheck("U342", "40 20 in the card") {
      let (host, window) = phone(plainRows)
      return withExtendedLifetime(host) {
        let x = label("One", window).minX
        return "\(text(x)) \(text(x - frame(cells(window).first, window).minX)) in the card"
      }
    },
    FactCheck("U361", "51x31 301 352 centered in 44") {
      let (host, window) = phone(plainRows)
      return withExtendedLifetime(host) {
        let control = frame(first(UISwitch.self, in: window), window)
        let row = frame(cells(window)[1], window)
        // Its edges lie on pixels.
        let place = abs(control.midY - row.midY) < 0.2 ? "centered in \(text(row.height))" : "elsewhere"
        return "\(text(control.size)) \(text(control.minX)) \(text(control.maxX)) \(place)"
      }
    },
    FactCheck("U329", "51 51 51") {
      let (host, window) = phone(
        NavigationStack {
          List {
            Text("One")
            Toggle("Two", isOn: .constant(true))
            NavigationLink("Three") { Text("There") }
          }
        }, design: .iOS26)
      return withExtendedLifetime(host) { text(cells(window).map(\.bounds.height)) }
    },
    FactCheck("U334", "1 32 358 at the bottom, none below the last") {
      let (host, window) = phone(plainRows, design: .iOS26)
      return withExtendedLifetime(host) {
        let rows = cells(window)
        guard let row = rows.first, let last = rows.last, let line = separator(row) else { return "no line" }
        let place = frame(line, window)
        let isAtBottom = abs(place.maxY - frame(row, window).maxY) < 0.01
        return "\(text(place.height)) \(text(place.minX)) \(text(place.maxX))"
          + (isAtBottom ? " at the bottom" : " elsewhere")
          + (separator(last) == nil ? ", none below the last" : ", all")
      }
    },
    FactCheck("U336", "232,232,232; 56,56,59") {
      [UIUserInterfaceStyle.light, .dark].map { style in
        let (host, window) = phone(plainRows, design: .iOS26)
        host.set(style)
        host.advance(by: 0.1)
        return withExtendedLifetime(host) {
          rgb(cells(window).first.flatMap { separator($0) }?.backgroundColor, style)
        }
      }.joined(separator: "; ")
    },
    FactCheck("U339", "26") {
      let (host, window) = phone(plainRows, design: .iOS26)
      return withExtendedLifetime(host) { text(cells(window).first?.layer.cornerRadius ?? 0) }
    },
    FactCheck("U345", "56.67") {
      let (host, window) = phone(
        List {
          Section { Text("One") }
          Section("Header") { Text("Two") }
        }, design: .iOS26)
      return withExtendedLifetime(host) {
        let all = cells(window)
        return text(frame(all[1], window).minY - frame(all[0], window).maxY)
      }
    },
    FactCheck("U347", "13.3 to 13.7 above: true; 32; headline, as written") {
      let (host, window) = phone(
        List { Section("Header") { Text("Two") } }, design: .iOS26)
      return withExtendedLifetime(host) {
        guard let label = views(window).compactMap({ $0 as? UILabel }).first(where: { $0.text == "Header" }) else {
          return "not as written"
        }
        let place = frame(label, window)
        let baseline = place.minY + label.font.ascender
        let distance = frame(cells(window).first, window).minY - baseline
        let traits = UITraitCollection(preferredContentSizeCategory: .medium)
        let isHeadline = label.font == UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
        return "13.3 to 13.7 above: \(distance > 13.2 && distance < 13.8); \(text(place.minX)); "
          + (isHeadline ? "headline" : "\(label.font!)") + ", as written"
      }
    },
    FactCheck("U344", "35.33") {
      let (host, window) = phone(
        List {
          Section { Text("One") }
          Section { Text("Two") }
        })
      return withExtendedLifetime(host) {
        let all = cells(window)
        return text(frame(all[1], window).minY - frame(all[0], window).maxY)
      }
    },
    FactCheck("U346", "55") {
      let (host, window) = phone(
        List {
          Section { Text("One") }
          Section {
            Text("Two")
          } header: {
            Text("Header")
          }
        })
      return withExtendedLifetime(host) {
        let all = cells(window)
        return text(frame(all[1], window).minY - frame(all[0], window).maxY)
      }
    },
    FactCheck("U348", "20 in the card HEADER 12") {
      let (host, window) = phone(
        List {
          Section {
            Text("Two")
          } header: {
            Text("Header")
          }
        })
      return withExtendedLifetime(host) {
        let label = views(window).compactMap { $0 as? UILabel }.first { $0.text?.uppercased() == "HEADER" }
        return
          "\(text(frame(label, window).minX - frame(cells(window).first, window).minX)) in the card \(label?.text ?? "") \(text(label?.font.pointSize ?? 0))"
      }
    },
    FactCheck("U354", "64") {
      let (host, window) = phone(
        List {
          Section {
            Text("One")
          } footer: {
            Text(verbatim: "First line\nSecond line")
          }
          Section { Text("Two") }
        })
      return withExtendedLifetime(host) {
        let all = cells(window)
        return text(frame(all[1], window).minY - frame(all[0], window).maxY)
      }
    },
    FactCheck("U314", "held; none; held; none") {
      let point = CGPoint(x: 100, y: 100)
      func words(_ entries: [String]) -> String { entries.isEmpty ? "none" : entries.joined(separator: " ") }
      return [
        words(drag([point], hold: 0.4) { Held(journal: $0) }), words(drag([point]) { Held(journal: $0) }),
        words(drag([point, CGPoint(x: 105, y: 100), CGPoint(x: 105, y: 100)], hold: 0.4) { Held(journal: $0) }),
        words(
          drag([point] + (1...20).map { CGPoint(x: 100 + Double(min(30, $0 * 10)), y: 100) }) { Held(journal: $0) }),
      ].joined(separator: "; ")
    },
    FactCheck("U315", "100,100 10 ended") {
      let heard = drag((0...10).map { CGPoint(x: 100 + Double($0) * 5, y: 100) }) { Dragged(journal: $0) }
      return (heard.first ?? "") + " " + (heard.last ?? "")
    },
    FactCheck("U318", "tap; ended") {
      @MainActor func parent(_ journal: Journal) -> some View {
        Color.red.frame(width: 300, height: 300).gesture(DragGesture().onEnded { _ in journal("ended") })
          .onTapGesture { journal("tap") }
      }
      let tap = drag([CGPoint(x: 100, y: 100)]) { parent($0) }
      let moved = drag((0...10).map { CGPoint(x: 100 + Double($0) * 5, y: 100) }) { parent($0) }
      return tap.joined(separator: " ") + "; " + moved.joined(separator: " ")
    },
    FactCheck("U321", "true false true action false; true false") {
      @MainActor func button(_ journal: Journal) -> some View {
        Button("A") { journal("action") }.buttonStyle(Press(journal: journal))
      }
      let (inside, outside) = (CGPoint(x: 150, y: 150), CGPoint(x: 290, y: 290))
      let back = drag([inside, outside, inside]) { button($0) }
      let out = drag([inside, outside]) { button($0) }
      return back.joined(separator: " ") + "; " + out.joined(separator: " ")
    },
    FactCheck("U232", "0,0,0 1; 60,60,67 0.6; 60,60,67 0.3; 60,60,67 0.18") {
      [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map { style in
        let color = style.paint(in: EnvironmentValues()).color
        return rgb(color) + " " + text(color.cgColor.alpha)
      }.joined(separator: "; ")
    },
    FactCheck("U432", "60,60,67 0.29; 84,84,88 0.6") {
      [ColorScheme.light, .dark].map { scheme in
        let screen = Screen(
          VStack { Divider() }.environment(\.colorScheme, scheme), size: CGSize(width: 100, height: 100))
        let color = views(screen.window).first {
          $0.bounds.width == 100 && $0.bounds.height < 1 && $0.bounds.height > 0
        }?
        .backgroundColor
        return rgb(color, scheme == .dark ? .dark : .light) + " " + text(color?.cgColor.alpha ?? 0)
      }.joined(separator: "; ")
    },
    FactCheck("U465", "true") {
      let all = Laid(nil, nil) { _ in Color.red }.size
      let screen = phone(Color.red.ignoresSafeArea(), medium: false)
      let filled = views(screen.window).contains {
        $0.bounds.size == screen.window.bounds.size && rgb($0.backgroundColor) == "255,59,48"
      }
      return "\(filled && all.width == 10)"
    },
    FactCheck("U467", "8") {
      let screen = phone(
        ScrollView { Color.red.frame(height: 2000) }.safeAreaInset(edge: .bottom, spacing: nil) {
          Color.blue.frame(height: 20)
        }, medium: false)
      let withGap = first(UIScrollView.self, in: screen.window)?.contentInset.bottom ?? 0
      let other = phone(
        ScrollView { Color.red.frame(height: 2000) }.safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 20)
        }, medium: false)
      let without = first(UIScrollView.self, in: other.window)?.contentInset.bottom ?? 0
      return text(withGap - without)
    },
    FactCheck("U470", "25 cancelled") {
      struct Working: View {
        let journal: Journal
        @ObservedObject var flag: Switch
        var body: some View {
          if flag.value == 0 {
            Color.red.task {
              journal("\(Task.currentPriority.rawValue)")
              await withTaskCancellationHandler {
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
              } onCancel: {
                MainActor.assumeIsolated { journal("cancelled") }
              }
            }
          }
        }
      }
      let (journal, flag) = (Journal(), Switch())
      let screen = Screen(Working(journal: journal, flag: flag))
      screen.host.run { flag.value = 1 }
      screen.host.advance(by: 0.1)
      return journal.text
    },
    FactCheck("U461", "8 8") {
      struct Plain: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          CGSize(width: 20, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
      }
      // A spacer wants no distance, a color wants the usual one: both count at each edge.
      @MainActor func gap(_ inner: some View) -> CGFloat {
        Laid(nil, nil) { log in
          HStack {
            log.fixed("a", 20)
            Plain()() { inner }
          }
        }.size.width - 40
      }
      return text([
        gap(
          Group {
            Color.red
            Spacer()
          }), gap(Color.red),
      ])
    },
    FactCheck("U448", "1 1") {
      final class Counts { var plain = 0 }
      struct Plain: View {
        let counts: Counts
        let number: Int
        var body: some View {
          counts.plain += 1
          return Color.red
        }
      }
      struct Outer: View {
        let counts: Counts
        @ObservedObject var flag: Switch
        var body: some View {
          VStack {
            Text("\(flag.value)")
            Plain(counts: counts, number: 3)
          }
        }
      }
      let (counts, flag) = (Counts(), Switch())
      let screen = Screen(Outer(counts: counts, flag: flag))
      let before = counts.plain
      screen.host.run { flag.value = 1 }
      screen.host.update()
      return "\(before) \(counts.plain)"
    },
    FactCheck("U447", "50 30 20") {
      // Of two views of one flexibility the first is asked first, and gets the share that the other has left it.
      let laid = Laid(100, nil) { log in
        HStack(spacing: 0) {
          log.flexible("wide", 0...80)
          log.flexible("first", 0...30)
          log.flexible("second", 0...20)
        }
      }
      return laid.widths("wide", "first", "second")
    },
  ]
}
