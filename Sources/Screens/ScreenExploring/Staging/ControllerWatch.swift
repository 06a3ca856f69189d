import UIKit
import ViewHost

/// Weak references to the controllers that have been on the screen.
@MainActor
struct ControllerWatch {
  private struct Seen {
    weak var controller: UIViewController?
  }

  private var seen: [Seen] = []
  private var known: Set<ObjectIdentifier> = []
  private var current: Set<ObjectIdentifier> = []

  /// The number of unreferenced instances of a class that are not a leak. A cache or coordinator may retain one.
  private static let mostKept = 1

  /// Records the controllers in the hierarchies of the windows.
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

  /// The classes of controllers that are alive, but in no hierarchy.
  var leftovers: [String] {
    seen.compactMap { seen in
      guard let controller = seen.controller, !current.contains(ObjectIdentifier(controller)), controller.parent == nil,
        controller.presentingViewController == nil
      else { return nil }
      return ClassNames.short(type(of: controller))
    }
    .sorted()
  }

  /// The classes of which several instances outlive their screens, with their numbers.
  var leakedCounts: [(name: String, count: Int)] {
    Dictionary(grouping: leftovers) { $0 }.filter { $0.value.count > ControllerWatch.mostKept }
      .map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
  }
}
