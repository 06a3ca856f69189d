import UIKit
import ViewHost

/// Keeps an eye on the controllers that have been on the screen, without keeping them alive.
@MainActor
struct ControllerWatch {
  private struct Seen {
    weak var controller: UIViewController?
  }

  private var seen: [Seen] = []
  private var known: Set<ObjectIdentifier> = []
  private var current: Set<ObjectIdentifier> = []

  /// A cache or a coordinator may keep one; more of the same class are kept by mistake.
  private static let mostKept = 1

  /// Notes the controllers in the hierarchies of the windows.
  mutating func look(at host: ViewHost) {
    current = []
    seen.removeAll { $0.controller == nil }
    known = Set(seen.compactMap { $0.controller.map(ObjectIdentifier.init) })
    host.run {
      for window in HostHits.visibleWindows(of: host.window.screen) {
        if let root = window.rootViewController { note(root) }
      }
    }
  }

  private mutating func note(_ controller: UIViewController) {
    guard current.insert(ObjectIdentifier(controller)).inserted else { return }
    if known.insert(ObjectIdentifier(controller)).inserted { seen.append(Seen(controller: controller)) }
    for child in controller.children { note(child) }
    if let presented = controller.presentedViewController { note(presented) }
  }

  /// The classes of those that are in no hierarchy and still alive.
  var leftovers: [String] {
    seen.compactMap { seen in
      guard let controller = seen.controller, !current.contains(ObjectIdentifier(controller)), controller.parent == nil,
        controller.presentingViewController == nil
      else { return nil }
      return ClassNames.short(type(of: controller))
    }
    .sorted()
  }

  /// The classes of which several outlive their screen, with their number.
  var leakedCounts: [(name: String, count: Int)] {
    Dictionary(grouping: leftovers) { $0 }.filter { $0.value.count > ControllerWatch.mostKept }
      .map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
  }
}
