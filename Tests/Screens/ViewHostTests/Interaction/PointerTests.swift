import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Pointer interactions", .ownHosts)
struct PointerTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      request.location.x < 50
        ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left") : defaultRegion
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) } }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier.map { "\($0)" } ?? "all")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "all")") }
  }

  @Test("regions are entered and left, and the view rises meanwhile")
  func regions() {
    let host = ViewHost(device: .standard)
    let root = UIView()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.backgroundColor = .red
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    root.addSubview(view)
    host.show(root, sizing: .fixed(CGSize(width: 393, height: 852)))
    let pointer = HostPointer(in: host.window)
    host.run { pointer.move(to: CGPoint(x: 120, y: 150)) }
    host.advance(by: 0.5)
    #expect(delegate.log == ["enter left"] && view.layer.shadowOpacity > 0 && interaction.style != nil)
    host.run { pointer.move(to: CGPoint(x: 180, y: 150)) }
    #expect(delegate.log == ["enter left", "exit left", "enter all"])
    host.run { pointer.move(to: CGPoint(x: 300, y: 150)) }
    host.advance(by: 0.5)
    #expect(delegate.log.last == "exit all" && view.layer.shadowOpacity == 0 && interaction.style == nil)
    interaction.isEnabled = false
    host.run { pointer.move(to: CGPoint(x: 120, y: 150)) }
    #expect(delegate.log.count == 4)
  }
}
