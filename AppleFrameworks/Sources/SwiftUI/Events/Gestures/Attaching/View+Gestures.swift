import UIKit

extension View {
  /// Adds a gesture to the view. Gestures of the subviews take precedence.
  ///
  /// - Parameter mask: The gestures that are enabled.
  /// - Source: developer.apple.com/documentation/swiftui/view/gesture(_:including:)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    applying(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Adds a gesture to the view. It takes precedence over those of the subviews.
  ///
  /// - Parameter mask: The gestures that are enabled.
  /// - Source: developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture to the view. It can be recognized at the same time as those of the subviews.
  ///
  /// - Parameter mask: The gestures that are enabled.
  /// - Source: developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Calls an action when the view is tapped.
  ///
  /// - Parameter count: The number of consecutive taps.
  /// - Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    applying(TapModifier(count: count, action: { _ in action() }, space: .local))
  }

  /// Calls an action with the location when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of consecutive taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: A closure that receives the location.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    applying(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Calls an action when a finger is held on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration that the finger is held, in seconds.
  ///   - maximumDistance: The maximum distance that the finger may move, in points.
  ///   - action: A closure that is called after the minimum duration.
  ///   - onPressingChanged: A closure that is called with `true` when the finger touches the view, and with `false`
  ///     when it is lifted or the minimum duration has passed.
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

  /// Calls an action when a finger is held on the view. Superseded by
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
