/// The priorities that are used internally, from the lowest to the highest, between Apple's named ones.
///
/// Constraints of an app can have any of these values. The comments describe the relation to the named priorities.
extension UILayoutPriority {
  /// The priority with which a view at the top of a hierarchy keeps its size if nothing else determines it. Everything
  /// wins over it.
  package static let stay = UILayoutPriority(0.1)

  /// The priority with which views in a stack have no thickness, only above ``stay``, so that a stack that doesn't fill
  /// isn't ambiguous. Content with any default priority of views wins over it.
  package static let stackAmbiguity = UILayoutPriority(25)

  /// The priority with which baselines move the views of a stack to one side of the spanned area. It is lower than
  /// ``stackFit``, so that the stack is as short as possible before its views are moved.
  package static let stackPull = UILayoutPriority(48)

  /// The priority with which a stack is as short as its views allow. It is lower than `fittingSizeLevel`, which is used
  /// for target sizes.
  package static let stackFit = UILayoutPriority(49)

  /// The priority with which the guide that spans the views of a stack is as thin as they allow. It is higher than
  /// `fittingSizeLevel`; otherwise, a stack would have the thickness of the target size.
  package static let stackSpan = UILayoutPriority(51)

  /// Returns the priority of equal distances between the centers of a stack's views. It is lower than those of their
  /// content, and earlier distances win over later ones.
  ///
  /// - Parameter place: The number of the distance, from 1.
  package static func stackCentering(_ place: Int) -> UILayoutPriority {
    UILayoutPriority(Float(max(150 - place, 1)))
  }

  /// The vertical hugging priority of labels, slightly above `defaultLow`, so that other views grow instead of labels.
  /// control-metrics: UILabel, default hugging.
  package static let labelHeight = UILayoutPriority(251)

  /// Returns the priority with which a label with several lines has its share of a stack, slightly higher than its
  /// hugging priority.
  package static func stackTextShare(above hugging: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(min(hugging.rawValue + 10, 999))
  }

  /// Returns the priority of a view's share of a stack that fills proportionally. All but required constraints yield to
  /// it, and earlier views win over later ones. A single view has the whole stack.
  ///
  /// - Parameter place: The index of the view.
  package static func stackShare(_ place: Int, isAlone: Bool) -> UILayoutPriority {
    isAlone ? .required : UILayoutPriority(Float(max(999 - place, 1)))
  }

  /// The priority of the screen's size when a host requests it, above all others of an app but required.
  package static let almostRequired = UILayoutPriority(999)

  /// The priority of the edge that a stack's views are aligned to: higher than those that apps use and lower than
  /// required, since required constraints may position a view elsewhere.
  package static let stackEdge = UILayoutPriority(999.5)

  /// The priority of content with priority 1000, which yields to required constraints without a conflict. Saved frames
  /// of Interface Builder show it, and rdar://15106765 describes it for hugging. It wins over all other constraints.
  package static let maxShareOfContent = UILayoutPriority(999.99)

  /// The priority of a required target size, which yields to required constraints and wins over content.
  package static let maxShareOfTarget = UILayoutPriority(999.999)

  /// A slightly lower priority, for the one among equals that yields.
  package var loweredForTieBreak: UILayoutPriority { UILayoutPriority(rawValue - 0.001) }
}
