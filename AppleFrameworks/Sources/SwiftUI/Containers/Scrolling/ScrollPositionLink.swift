import UIKit

/// The binding to a scroll view's position.
struct ScrollPositionLink {
  let wanted: AnyHashable?
  let anchor: UnitPoint?
  let write: @MainActor (AnyHashable?) -> Void
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }

private enum ScrollSnappingKey: EnvironmentKey { static var defaultValue: ScrollSnapping? { nil } }

extension EnvironmentValues {
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
  var scrollSnapping: ScrollSnapping? {
    get { self[ScrollSnappingKey.self] }
    set { self[ScrollSnappingKey.self] = newValue }
  }

  /// The environment of a scroll view's content, without the options of the scroll view.
  var withoutScrolling: EnvironmentValues {
    guard scrollPosition != nil || scrollSnapping != nil || scrollPlace != nil || !scrollListeners.isEmpty else {
      return self
    }
    var values = self
    values.scrollPosition = nil
    values.scrollSnapping = nil
    values.scrollPlace = nil
    values.scrollListeners = []
    return values
  }
}
