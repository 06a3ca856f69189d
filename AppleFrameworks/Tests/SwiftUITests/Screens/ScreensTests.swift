import Foundation
import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

/// Screens as people write them, in four looks on four devices: what is on them lies on the screen, and nothing that is read lies on anything else that is.
@MainActor
@Suite("Screens as people write them", .ownHosts)
struct ScreensTests {
  enum Look: String, CaseIterable { case light, dark, large, mirrored }

  nonisolated static let names = [
    "signin", "settings", "feed", "detail", "photos", "chart", "onboarding", "chat", "player", "todo", "expenses",
  ]
  nonisolated static let devices = ["iPhone SE", "iPhone 14", "iPhone 15 Pro Max", "iPad Air (5th generation)"]

  private func view(_ name: String) -> AnyView {
    switch name {
    case "signin": AnyView(SignIn())
    case "settings": AnyView(SettingsScreen())
    case "feed": AnyView(Feed())
    case "detail": AnyView(Detail())
    case "chart": AnyView(Chart())
    case "photos": AnyView(PhotoGrid())
    case "chat": AnyView(Chat())
    case "player": AnyView(Player())
    case "expenses": AnyView(Expenses())
    case "todo": AnyView(ToDoList())
    default: AnyView(Onboarding())
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels($0) }
  }

  @Test("they are whole in each look on each device", arguments: names, Look.allCases)
  func whole(_ name: String, _ look: Look) throws {
    for device in Self.devices { try whole(name, look, on: Device.named(device)) }
  }

  private func whole(_ name: String, _ look: Look, on device: Device) throws {
    let host = ViewHost(device: device)
    let hosting = host.run {
      UIHostingController(
        rootView: view(name).environment(\.layoutDirection, look == .mirrored ? .rightToLeft : .leftToRight))
    }
    host.show(hosting)
    if look == .dark { host.set(UIUserInterfaceStyle.dark) }
    if look == .large { host.set(UIContentSizeCategory.accessibilityLarge) }
    host.advance(by: 0.5)
    let window = try #require(hosting.view.window)
    let frames = labels(window).filter { ($0.text ?? "").isEmpty == false }
      .map { ($0.text ?? "", $0.convert($0.bounds, to: window)) }
      .filter { $0.1.intersects(window.bounds) }
    #expect(!frames.isEmpty)
    for (index, (text, frame)) in frames.enumerated() {
      // Content that scrolls horizontally begins at a larger offset.
      guard name != "onboarding" || frame.midX.magnitude < window.bounds.width else { continue }
      #expect(frame.minX >= -1 && frame.maxX <= window.bounds.width + 1, "\(text) at \(frame)")
      // Content that scrolls continues behind the button at the bottom.
      for (other, place) in frames.dropFirst(index + 1)
      where other != "Start cooking" && frame.insetBy(dx: 1, dy: 1).intersects(place.insetBy(dx: 1, dy: 1)) {
        Issue.record("\(text) at \(frame) and \(other) at \(place)")
      }
    }
    if let folder = ProcessInfo.processInfo.environment["SCREENS_FOLDER"] {
      let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
      try picture.pngData()?.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(look.rawValue)-\(device.name).png"))
    }
  }
}
