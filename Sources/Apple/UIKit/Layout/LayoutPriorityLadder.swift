/// The priorities of our own, from the least to the highest, between those that have names of Apple's.
///
/// Constraints that an app makes may have any of these numbers: what is said of a step holds for what stands on the named ones.
extension UILayoutPriority {
  /// A view at the top of a hierarchy stays as large as it is where nothing else says how large: everything wins over it.
  package static let stay = UILayoutPriority(0.1)

  /// Views in a stack get no thickness of their own, above ``stay`` alone, so that a stack that does not fill is not ambiguous.
  /// Content of any priority that views come with wins over it.
  package static let stackAmbiguity = UILayoutPriority(25)

  /// Baselines pull the views of a stack to one side of what they span: that gives way to ``stackFit``, so that the stack is
  /// as short as it can be before its views are pulled.
  package static let stackPull = UILayoutPriority(48)

  /// A stack is as short as its views let it. It gives way to `fittingSizeLevel`, with which somebody asks for a size.
  package static let stackFit = UILayoutPriority(49)

  /// The guide that spans a stack's views is as thin as they let it: above `fittingSizeLevel`, or a stack asked for its size
  /// would be as thick as what it was asked with.
  package static let stackSpan = UILayoutPriority(51)

  /// The distances between the centers of a stack's views are the same: they give way to what views want for their content,
  /// and the earlier ones win over the later.
  ///
  /// - Parameter place: of the distance, from 1.
  package static func stackCentering(_ place: Int) -> UILayoutPriority {
    UILayoutPriority(Float(max(150 - place, 1)))
  }

  /// Labels keep to their height just above `defaultLow`, so that beside other views they are not the ones that grow.
  /// control-metrics: UILabel, default hugging.
  package static let labelHeight = UILayoutPriority(251)

  /// Returns a label of several lines wants its share of a stack, a little more than to be no wider than its text.
  package static func stackTextShare(above hugging: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(min(hugging.rawValue + 10, 999))
  }

  /// Returns a view keeps its share of a stack that fills in proportion: all but required constraints give way to it,
  /// and the first views win over the later ones. A view alone has all of it.
  ///
  /// - Parameter place: of the view, from 0.
  package static func stackShare(_ place: Int, isAlone: Bool) -> UILayoutPriority {
    isAlone ? .required : UILayoutPriority(Float(max(999 - place, 1)))
  }

  /// A host that asks for the size of the screen has it against all that an app makes below required.
  package static let almostRequired = UILayoutPriority(999)

  /// The edge that a stack's views are aligned to: above every priority that apps use, and below required, since a view that
  /// must lie elsewhere may.
  package static let stackEdge = UILayoutPriority(999.5)

  /// Content that is to be kept at priority 1000 gives way to what is required, and no conflict is told: frames that
  /// Interface Builder saved show it, and rdar://15106765 says so of hugging. It wins over all that gives way.
  package static let maxShareOfContent = UILayoutPriority(999.99)

  /// A target size that constraints contradict gives way to them, however much it is wanted; it wins over content.
  package static let maxShareOfTarget = UILayoutPriority(999.999)

  /// Just below a priority lies a step of its own, for the one among equals that gives way.
  package var loweredForTieBreak: UILayoutPriority { UILayoutPriority(rawValue - 0.001) }
}
