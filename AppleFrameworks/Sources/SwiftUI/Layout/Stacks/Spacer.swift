import UIKit

/// A flexible space between views.
///
/// - Source: developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View {
  /// The minimum length, in points; `nil` for the standard distance of stacks.
  ///
  /// - Default: `nil`.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length, in points; `nil` for the standard distance of stacks.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { SpacerBox($0, node: $1) }
  }
}

private final class SpacerBox: LeafBox<Spacer> {
  override var isSpacer: Bool { true }
  override var spacing: ViewSpacing { .zero }
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = value.minLength ?? ViewSpacing.standard
    func length(_ proposed: CGFloat?) -> CGFloat { proposed.map { max($0, least) } ?? least }
    // In a stack, a spacer is flexible only along the stack's axis.
    let axis = enclosingStack
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width), height: axis == .horizontal ? 0 : length(proposal.height))
  }
}
