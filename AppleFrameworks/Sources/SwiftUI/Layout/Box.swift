import UIKit

/// The layout representation of a view. It returns sizes for proposals and is placed in a container view.
///
/// A box exists as long as its node, and caches the sizes that it has returned. Most boxes have no content of their
/// own. The others have a `UIView` that they add to their container view.
@MainActor
class Box {
  /// The node of the box. It provides the environment.
  private(set) unowned var node: Node
  weak var superbox: Box?
  private var answers: [ProposedViewSize: CGSize] = [:]
  /// The frame from the last layout pass, in the container view.
  private(set) var frame = CGRect.zero
  /// The proposal from the last layout pass.
  private(set) var proposal = ProposedViewSize.unspecified
  /// The placement that a `Layout` has set during a layout pass.
  var pending: Placement?

  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
    var size: CGSize
  }

  init(node: Node) {
    self.node = node
  }

  var environment: EnvironmentValues { node.environment }
  var scale: CGFloat { environment.displayScale }

  // MARK: Overriding

  /// Returns the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the content.
  func arrange(_ context: PlacementContext) {}

  var spacing: ViewSpacing { ViewSpacing() }
  var priority: Double { trait(LayoutPriorityTrait.self) }
  /// Returns whether the box sets a guide.
  func defines(_ key: AlignmentKey) -> Bool { false }
  /// Returns the position of a guide that the box sets.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Returns a trait of the box or of its content.
  func traitValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// The axis of the box if it is a stack.
  var stackAxis: Axis? { nil }
  /// The box around an overlay or background, which does not lay it out.
  var enclosing: Box? { (node as? SecondaryNode)?.box }
  /// The contained boxes.
  var contained: [Box] { [] }
  /// Whether the search for an enclosing stack ends at this box.
  var endsStack: Bool { false }
  /// Whether the box is a spacer, which is flexible along the axis of its stack.
  var isSpacer: Bool { false }

  /// The axis of the enclosing stack. Modifiers in between are ignored.
  final var enclosingStack: Axis? {
    var box = superbox
    while let current = box {
      if let axis = current.stackAxis { return axis }
      if current.endsStack { return nil }
      box = current.superbox
    }
    return nil
  }

  // MARK: Measuring

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = answers[proposal] { return known }
    let answer = measure(proposal)
    // Measuring repeats the same proposals, but animated widths differ each time.
    if answers.count > 24 { answers.removeAll(keepingCapacity: true) }
    answers[proposal] = answer
    return answer
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return dimensions(size: size, proposal: proposal)
  }

  final func dimensions(size: CGSize, proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size) { [self] key in
      defines(key) ? explicitGuide(key, size: size, proposal: proposal) : nil
    }
  }

  final func trait<T: BoxTrait>(_ trait: T.Type) -> T.Value {
    traitValue(ObjectIdentifier(trait)) as? T.Value ?? T.defaultValue
  }

  /// Discards the cached sizes of the box and its containers.
  final func invalidateSize() {
    var box: Box? = self
    while let current = box {
      current.answers.removeAll(keepingCapacity: true)
      current.sizesBelowChanged()
      box = current.superbox
    }
    node.graph.invalidateLayout()
  }

  func sizesBelowChanged() {}

  // MARK: Placement

  final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
    self.frame = frame
    self.proposal = proposal
    arrange(context)
  }

  /// Places a box inside this one, mirrored if the layout direction is right to left.
  final func placeInside(
    _ box: Box, at origin: CGPoint, size: CGSize, _ proposal: ProposedViewSize, _ context: PlacementContext
  ) {
    var x = origin.x
    if environment.layoutDirection == .rightToLeft { x = frame.width - x - size.width }
    box.place(CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), size: size), proposal, context)
  }
}
