import Foundation

/// A gesture recognizer that begins as soon as a reorder control is touched.
final class ReorderGestureRecognizer: UIGestureRecognizer {
  /// A closure that returns whether there is a reorder control at a point in the view's coordinates.
  private let isHandle: (CGPoint) -> Bool

  init(isHandle: @escaping (CGPoint) -> Bool) {
    self.isHandle = isHandle
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = numberOfTouches == 1 && isHandle(location(in: view)) ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
