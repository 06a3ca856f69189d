import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Accessibility actions and values of views", .ownHosts)
struct AccessibilityActionTests {
  private struct Acting: View {
    @State private var log = ""
    var body: some View {
      Text(verbatim: "state \(log)")
        .accessibilityAction { log += "a" }
        .accessibilityAction(named: Text(verbatim: "Reply")) { log += "r" }
        .accessibilityAdjustableAction { log += $0 == .increment ? "+" : "-" }
    }
  }

  @Test("activation, named actions and adjustments run")
  func actions() throws {
    let shown = Shown(Acting())
    let views = shown.all(AccessibleView.self)
    shown.host.run {
      let didActivate = views.contains { $0.accessibilityActivate() }
      #expect(didActivate)
      let action = views.compactMap { $0.accessibilityCustomActions?.first }.first
      #expect(action?.name == "Reply")
      _ = action?.actionHandler?(action!)
      views.first { $0.adjust != nil }?.accessibilityIncrement()
    }
    shown.host.advance(by: 0.1)
    #expect(shown.words == ["state ar+"])
  }

  @Test("the spellings of iOS 13 set the same properties")
  func spellings() {
    let shown = Shown(
      Color.red.frame(width: 20, height: 20).accessibility(label: Text(verbatim: "Name"))
        .accessibility(identifier: "id"))
    #expect(shown.all(AccessibleView.self).contains { $0.accessibilityLabel == "Name" })
    #expect(shown.all(AccessibleView.self).contains { $0.accessibilityIdentifier == "id" })
  }

  @Test("a representation is what assistive technologies find, and it is not drawn")
  func representation() {
    let shown = Shown(
      Text(verbatim: "drawn").accessibilityRepresentation { Button("spoken") {} })
    let labels = shown.host.accessibilityElements().compactMap(\.label)
    #expect(labels.contains("spoken") && !labels.contains("drawn"))
  }

  private struct Weighted: View {
    var body: some View {
      Group(
        subviews: Group {
          Text(verbatim: "a").containerValue(\.weight, 2)
          Text(verbatim: "b").tag(7)
        }
      ) { subviews in
        Text(verbatim: "\(subviews.count)")
        ForEach(subviews) { subview in
          HStack {
            subview
            Text(verbatim: "weight \(subview.containerValues.weight)")
          }
        }
      }
    }
  }

  @Test("subviews are counted, rearranged, and have values for their container")
  func subviews() {
    let shown = Shown(VStack { Weighted() })
    #expect(Set(shown.words) == ["2", "a", "weight 2", "b", "weight 1"])
  }

  private struct Bounded: View {
    struct Key: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    let log: ProbeLog
    var body: some View {
      VStack {
        Color.red.frame(width: 40, height: 30).anchorPreference(key: Key.self, value: .bounds) { [$0] }
      }
      .frame(width: 200, height: 100)
      .overlayPreferenceValue(Key.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors.first {
            let rect = proxy[anchor]
            Color.blue.frame(width: rect.width, height: rect.height).probed("copy", log)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test("an overlay knows the bounds of a view inside by its anchor")
  func anchors() {
    let log = ProbeLog()
    let shown = Shown(Bounded(log: log))
    shown.host.advance(by: 0.1)
    #expect(log.frame("copy").size == CGSize(width: 40, height: 30))
  }
}

private enum WeightKey: ContainerValueKey { static var defaultValue: Int { 1 } }

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}
