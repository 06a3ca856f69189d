import UIKit

/// Marks a container: what it holds are a scroll view's targets.
struct ScrollTargetModifier: BoxModifier {
  let isEnabled: Bool
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ScrollTargetBox(modifier, child: child, node: node)
  }
}

final class ScrollTargetBox: ModifierBox<ScrollTargetModifier> {
  /// The views that can be targets, where they lie now.
  var targets: [Box] {
    guard modifier.isEnabled else { return [] }
    var box: Box = child
    // Modifiers between.
    while box.contained.count == 1, let inner = box.contained.first, box.stackAxis == nil { box = inner }
    return box.contained
  }
}
