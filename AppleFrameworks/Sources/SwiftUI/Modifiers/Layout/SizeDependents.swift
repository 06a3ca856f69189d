import UIKit

/// An object that tracks the boxes that depend on the size of a container.
@MainActor
final class SizeDependents {
  private struct Weak { weak var box: Box? }
  private var boxes: [ObjectIdentifier: Weak] = [:]
  private var size: CGSize?

  func add(_ box: Box, given size: CGSize) {
    self.size = size
    boxes[ObjectIdentifier(box)] = Weak(box: box)
  }

  /// Measures the boxes again that were measured with another size.
  func update(_ new: CGSize) {
    guard let size, size != new else { return }
    self.size = new
    for entry in boxes.values { entry.box?.invalidateSize() }
    boxes = boxes.filter { $0.value.box != nil }
  }
}
