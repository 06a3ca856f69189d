import UIKit

extension View {
  /// Adds a gesture to the view. Gestures of the views inside come first.
  ///
  /// - Parameter mask: Which gestures can be made.
  /// - Source: developer.apple.com/documentation/swiftui/view/gesture(_:including:)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    applying(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Adds a gesture to the view, which comes before those of the views inside.
  ///
  /// - Parameter mask: Which gestures can be made.
  /// - Source: developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture to the view, which can be made at the same time as those of the views inside.
  ///
  /// - Parameter mask: Which gestures can be made.
  /// - Source: developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Calls an action when the view is tapped.
  ///
  /// - Parameter count: The number of taps in a row.
  /// - Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    applying(TapModifier(count: count, action: { _ in action() }, space: .local))
  }

  /// Calls an action with the point when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps in a row.
  ///   - coordinateSpace: The coordinates of the point.
  ///   - action: Receives the point.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    applying(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Calls an action when a finger rests on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The seconds that the finger rests.
  ///   - maximumDistance: The points that it may move.
  ///   - action: Called when the time has passed.
  ///   - onPressingChanged: Called with `true` when the finger comes down, and with `false` when it goes or has rested
  ///     long enough.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onlongpressgesture
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    applying(
      LongPressModifier(
        duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
  }

  /// Calls an action when a finger rests on the view. Superseded by
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onlongpressgesture
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
