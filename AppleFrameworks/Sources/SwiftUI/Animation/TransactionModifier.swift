import UIKit

struct TransactionModifier: BoxModifier {
  let transform: (inout Transaction) -> Void
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    TransactionBox(modifier, child: child, node: node)
  }
}

final class TransactionBox: ModifierBox<TransactionModifier> {
  override func modifierDidChange(from old: TransactionModifier) {}
  override func environmentDidChange() {}
  override func arrange(_ context: PlacementContext) {
    var transaction = node.graph.transaction
    transaction.animation = context.animation
    modifier.transform(&transaction)
    let outer = context.animation
    context.animation = transaction.animation
    child.place(frame, proposal, context)
    context.animation = outer
  }
}
