import SwiftUI
import TestHosts
import Testing
import ViewHost

/// A view that fills a device's screen, as an app shows it.
@MainActor
final class Shown {
  let host: ViewHost
  let controller: UIViewController

  init(_ view: some View, on device: Device = .standard) {
    host = ViewHost(device: device)
    controller = host.run { UIHostingController(rootView: view) }
    host.show(controller)
    host.advance(by: 0.1)
  }

  var window: UIView { controller.view.window ?? controller.view }

  func all<V: UIView>(_ type: V.Type) -> [V] {
    func find(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(find) }
    return find(window)
  }

  func one<V: UIView>(_ type: V.Type) throws -> V { try #require(all(type).first, "there is no \(type)") }

  /// The words of all labels that can be seen.
  var words: [String] { all(UILabel.self).filter { !$0.isHidden && $0.window != nil }.compactMap(\.text) }

  func child<C: UIViewController>(_ type: C.Type) throws -> C {
    func find(_ controller: UIViewController) -> C? {
      if let found = controller as? C { return found }
      return controller.children.lazy.compactMap(find).first
    }
    return try #require(find(controller), "there is no \(type)")
  }

  func tap(_ words: String, _ seconds: TimeInterval = 0.6) throws {
    try host.tap(text: words)
    host.advance(by: seconds)
  }

  func choose(_ title: String) throws {
    try host.choose(title)
    host.advance(by: 0.6)
  }
}
