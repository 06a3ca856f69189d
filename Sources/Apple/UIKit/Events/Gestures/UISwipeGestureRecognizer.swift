import QuartzCore

/// A recognizer of a swipe in one of four directions: fifty points within half a second.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The allowed directions.
  ///
  /// - Default: `.right`.
  open var direction: Direction = .right

  /// The number of fingers of the swipe.
  ///
  /// - Default: 1.
  open var numberOfTouchesRequired: Int = 1

  private static let length: CGFloat = 50
  private static let width: CGFloat = 50
  private static let longestTime: CFTimeInterval = 0.5

  private final var track = DragTrack()
  private final var timer: EventTimers.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    track.fingersChanged(to: sequence.touches)
    if timer == nil {
      timer = EventTimers.current.schedule(after: UISwipeGestureRecognizer.longestTime) { [weak self] in
        if self?.sequence.pending == nil { self?.state = .failed }
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard sequence.pending == nil, numberOfTouches == numberOfTouchesRequired else { return }
    track.moved(sequence.touches, at: event.timestamp)
    let way = track.translation
    let (along, across) = direction.isHorizontal ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
    if direction.isHorizontal != direction.isVertical, across > max(along, UISwipeGestureRecognizer.width) {
      state = .failed
      return
    }
    guard max(abs(way.x), abs(way.y)) >= UISwipeGestureRecognizer.length else { return }
    state = direction.contains(Direction(way)) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if sequence.pending == nil { touchesMoved(touches, with: event) }
    if state == .possible, sequence.pending == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    track = DragTrack()
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate init(_ way: CGPoint) {
    if abs(way.x) >= abs(way.y) { self = way.x > 0 ? .right : .left } else { self = way.y > 0 ? .down : .up }
  }

  fileprivate var isHorizontal: Bool { !isDisjoint(with: [.left, .right]) }
  fileprivate var isVertical: Bool { !isDisjoint(with: [.up, .down]) }
}
