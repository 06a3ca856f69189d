import UIKit

/// Where a scroll view is to be, and who is told where it is.
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

  /// What is inside of a scroll view is not meant.
  var withoutScrolling: EnvironmentValues {
    guard scrollPosition != nil || scrollSnapping != nil else { return self }
    var values = self
    values.scrollPosition = nil
    values.scrollSnapping = nil
    return values
  }
}
