import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Leaks", .ownHosts)
struct LeakTests {
  private struct Weak {
    weak var object: AnyObject?
    let name: String
  }

  @Test("of no preview a view or controller is left when another screen is shown")
  func previews() {
    let host = ViewHost()
    for preview in HostedPreview.all {
      var objects: [Weak] = []
      func show() {
        preview.show(on: host)
        host.update()
        func collect(_ view: UIView) {
          objects.append(Weak(object: view, name: "\(type(of: view))"))
          view.subviews.forEach(collect)
        }
        func collect(_ controller: UIViewController) {
          objects.append(Weak(object: controller, name: "\(type(of: controller))"))
          controller.children.forEach(collect)
        }
        if let root = host.window.rootViewController { collect(root) }
        if let view = host.shownView { collect(view) }
      }
      show()
      host.show(UIViewController())
      host.advance(by: 0.5)
      let left = objects.filter { $0.object != nil }.map(\.name)
      #expect(left.isEmpty, "\(preview.name) leaves \(left.count) of \(objects.count): \(left.prefix(5))")
    }
  }
}
