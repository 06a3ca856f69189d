import UIKit

/// A piece of layout that a view has become: it answers proposals with sizes, and is put in a place.
///
/// Boxes are kept as long as their nodes, and with them the sizes that they answered. Most show nothing; those that do have a `UIView`
/// that they hand to the container view that they come to lie in.
@MainActor
class Box {
  /// Where its node stands; the environment is the node's.
  private(set) unowned var node: Node
  weak var superbox: Box?
  private var answers: [ProposedViewSize: CGSize] = [:]
  /// Where it was put last, in its container view.
  private(set) var frame = CGRect.zero
  /// The proposal that it was put there with.
  private(set) var proposal = ProposedViewSize.unspecified
  /// What a `Layout` has said during a pass: where to put this.
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

  // MARK: For subclasses

  /// Its size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts what is inside in place.
  func arrange(_ context: PlacementContext) {}

  var spacing: ViewSpacing { ViewSpacing() }
  var priority: Double { trait(LayoutPriorityTrait.self) }
  /// Whether it says something of a guide.
  func defines(_ key: AlignmentKey) -> Bool { false }
  /// Where it says that a guide lies.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  /// What this or what it holds says of itself for its container.
  func traitValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Along which axis it puts its content, where that is a stack's.
  var stackAxis: Axis? { nil }
  /// The box that it lies in without being laid out by it: that whose overlay this is.
  var enclosing: Box? { (node as? SecondaryNode)?.box }
  /// The boxes inside of it.
  var contained: [Box] { [] }
  /// Whether what is inside asks no further out for the stack that it is in.
  var endsStack: Bool { false }
  /// A spacer takes what is left along one axis: that of the stack which it is in.
  var isSpacer: Bool { false }

  /// The axis of the stack that it is in, with modifiers between or without.
  final var enclosingStack: Axis? {
    var box = superbox
    while let current = box {
      if let axis = current.stackAxis { return axis }
      if current.endsStack { return nil }
      box = current.superbox
    }
    return nil
  }

  // MARK: Asking

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = answers[proposal] { return known }
    let answer = measure(proposal)
    // Probing proposals repeat; those of a width that is animated don't.
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

  /// The size that it answered may be another now, and those that its containers answered because of it.
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

  // MARK: Placing

  final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
    self.frame = frame
    self.proposal = proposal
    arrange(context)
  }

  /// Puts a box at a place inside of this one, mirrored where this one's environment reads from the right.
  final func placeInside(
    _ box: Box, at origin: CGPoint, size: CGSize, _ proposal: ProposedViewSize, _ context: PlacementContext
  ) {
    var x = origin.x
    if environment.layoutDirection == .rightToLeft { x = frame.width - x - size.width }
    box.place(CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), size: size), proposal, context)
  }
}
