import UIKit

/// A modifier that marks a container whose views are scroll targets.
struct ScrollTargetModifier: BoxModifier {
  let isEnabled: Bool
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ScrollTargetBox(modifier, child: child, node: node)
  }
}

/// The box of a container of scroll targets.
final class ScrollTargetBox: ModifierBox<ScrollTargetModifier> {
  /// The boxes of the scroll targets.
  var targets: [Box] {
    guard modifier.isEnabled else { return [] }
    var box: Box = child
    // Modifiers between this modifier and the container are skipped.
    while box.contained.count == 1, let inner = box.contained.first, box.stackAxis == nil { box = inner }
    return box.contained
  }
}
