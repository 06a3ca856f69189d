@_spi(Host) import UIKit

@testable import SwiftUI

/// Rows about which of UIKit's views show something, and with what they begin.
enum UIKitFacts {
  @MainActor private static func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    if let found = view as? V { return found }
    for subview in view.subviews { if let found = find(type, in: subview) { return found } }
    return nil
  }

  /// Returns a description of the first view of a type.
  @MainActor private static func first<V: UIView>(_ type: V.Type, of view: some View, _ read: (V) -> String) -> String {
    let screen = Screen(view)
    return find(type, in: screen.window).map(read) ?? "there is no \(type)"
  }

  @MainActor private static func hasNavigation(_ view: some View) -> String {
    func contains(_ controller: UIViewController) -> Bool {
      controller is UINavigationController || controller.children.contains(where: contains)
    }
    let screen = Screen(view)
    return "\(screen.window.rootViewController.map(contains) ?? false)"
  }

  private struct Counter: View {
    @State private var value = 3
    var body: some View { Stepper("\(value)", value: $value) }
  }

  private struct SchemeReader: View {
    let name: String
    let journal: Journal
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.clear.onAppear { journal("\(name) \(scheme)") } }
  }

  private struct LimitReader: View {
    let journal: Journal
    @Environment(\.lineLimit) private var limit
    var body: some View { Color.clear.onAppear { journal(limit.map { "\($0)" } ?? "nil") } }
  }

  static var checks: [FactCheck] {
    [
      FactCheck("U371", "true") { first(UIScrollView.self, of: ScrollView { Text("A") }) { _ in "true" } },
      FactCheck("U372", "true") { hasNavigation(NavigationStack { Text("A") }) },
      FactCheck("U373", "true") { hasNavigation(NavigationView { Text("A") }) },
      FactCheck("U376", "true") {
        first(UITextField.self, of: SecureField("A", text: .constant("a"))) { "\($0.isSecureTextEntry)" }
      },
      FactCheck("U377", "true") { first(UISwitch.self, of: Toggle("A", isOn: .constant(true))) { "\($0.isOn)" } },
      FactCheck("U378", "0.5") {
        first(UISlider.self, of: Slider(value: .constant(0.5))) { text(CGFloat($0.value)) }
      },
      FactCheck("U383", "51x31") {
        first(UISwitch.self, of: Toggle("A", isOn: .constant(true)).labelsHidden()) { text($0.frame.size) }
      },
      FactCheck("U384", "61x28 63x28") {
        let log = ProbeLog()
        let screen = Screen(Toggle("A", isOn: .constant(true)).labelsHidden().probed("switch", log), design: .iOS26)
        let drawn = find(UISwitch.self, in: screen.window)?.bounds.size ?? .zero
        return text(log.frame("switch").size) + " " + text(drawn)
      },
      FactCheck("U386", "31 34") {
        text(
          [DesignGeneration.iOS13, .iOS26].map { design in
            let log = ProbeLog()
            _ = Screen(Slider(value: .constant(0.5)).probed("slider", log), design: design)
            return log.frame("slider").height
          })
      },
      FactCheck("U385", "94x32") { first(UIStepper.self, of: Counter()) { text($0.frame.size) } },
      FactCheck("U387", "0 1") {
        first(UISlider.self, of: Slider(value: .constant(0.5))) {
          text([CGFloat($0.minimumValue), CGFloat($0.maximumValue)])
        }
      },
      FactCheck("U472", "44") { text(EnvironmentValues().defaultMinListRowHeight) },
      FactCheck("U480", "4") {
        let screen = Screen(Counter(), size: CGSize(width: 300, height: 300))
        guard let control = find(UIStepper.self, in: screen.window) else { return "there is no stepper" }
        let frame = control.convert(control.bounds, to: nil as UIView?)
        screen.host.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        screen.host.advance(by: 0.2)
        return find(UILabel.self, in: screen.window)?.text ?? "there is no label"
      },
      FactCheck("U483", "none") {
        first(UITextField.self, of: TextField("A", text: .constant("a"))) {
          $0.borderStyle == .none ? "none" : "a border"
        }
      },
      FactCheck("U484", "tint none") {
        first(UILabel.self, of: Button("A") {}) {
          let isTint =
            $0.textColor.resolvedColor(with: $0.traitCollection).cgColor
            == UIColor.systemBlue.resolvedColor(
              with: $0.traitCollection
            ).cgColor
          return (isTint ? "tint" : "\($0.textColor!)") + ($0.backgroundColor == nil ? " none" : " filled")
        }
      },
      FactCheck("U485", "insetGrouped") {
        first(UITableView.self, of: List { Text("A") }) { $0.style == .insetGrouped ? "insetGrouped" : "another" }
      },
      FactCheck("U241", "inner dark,outer light") {
        let journal = Journal()
        _ = Screen(
          VStack {
            SchemeReader(name: "outer", journal: journal)
            SchemeReader(name: "inner", journal: journal).environment(\.colorScheme, .dark)
          })
        return journal.entries.sorted().joined(separator: ",")
      },
      FactCheck("U304", "1,3") {
        let journal = Journal()
        _ = Screen(LimitReader(journal: journal).environment(\.lineLimit, 1).environment(\.lineLimit, 2))
        _ = Screen(VStack { LimitReader(journal: journal).environment(\.lineLimit, 3) }.environment(\.lineLimit, 4))
        return journal.entries.joined(separator: ",")
      },
      FactCheck("U310", "1,nil") {
        let journal = Journal()
        _ = Screen(Color.red.overlay { LimitReader(journal: journal) }.environment(\.lineLimit, 1))
        _ = Screen(Color.red.environment(\.lineLimit, 1).overlay { LimitReader(journal: journal) })
        return journal.entries.joined(separator: ",")
      },
      FactCheck("U256", "30 29 0") {
        let journal = Journal()
        let screen = Screen(
          ScrollView {
            VStack { ForEach(0..<30, id: \.self) { row in Color.red.frame(height: 44).onAppear { journal("\(row)") } } }
          }, size: CGSize(width: 300, height: 300))
        guard let scroll = find(UIScrollView.self, in: screen.window) else { return "there is no scroll view" }
        let before = journal.entries
        screen.host.run { scroll.contentOffset.y = 600 }
        screen.host.advance(by: 0.1)
        guard journal.entries == before else { return "scrolling has \(journal.entries.count - before.count) appear" }
        return "\(before.count) \(before.first ?? "none") \(before.last ?? "none")"
      },
    ]
  }
}
