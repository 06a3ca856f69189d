import UIKit

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    applying(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    applying(TapModifier(count: count, action: { _ in action() }, space: .local))
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    applying(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    applying(
      LongPressModifier(
        duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
  }
}
