/// A linear relation between attributes of two views or guides: `first relation multiplier * second + constant`.
///
/// A constraint takes part in layout while it is active. The nearest common ancestor of its items holds it then;
/// otherwise nothing but its owner keeps it. It never keeps its views alive. Making, activating and changing one costs
/// next to nothing: layout is solved once for all changes, in the next layout pass.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: - Storage

  let first: LayoutOperand
  let second: LayoutOperand?
  private let relationStorage: Relation
  private let multiplierStorage: CGFloat
  private var constantStorage: CGFloat
  private var priorityStorage: UILayoutPriority = .required

  /// Where the constraint is while it is active.
  final weak var holder: UIView?
  final var placeInHolder = 0
  final var mentionPlaces = MentionPlaces()

  /// Made by the framework: where it contradicts one of the app's, that one is left out.
  final var isFrameworks = false

  /// How many of the system's spacings at baselines ``constant`` is; `nil` where it is the app's number.
  final var systemSpacings: CGFloat?

  /// The line that made the constraint; `nil` where none is known.
  final var source: ConstraintSource?

  /// The constraint's row in a solver, while layout uses it.
  final var row: ConstraintRow?
  /// The number of the engine that has the constraint on its list of changes; 0 for none.
  final var queuedInEngine = 0

  // MARK: - Creating

  /// Creates an inactive constraint `view1.attr1 relation multiplier * view2.attr2 + constant` of priority 1000.
  ///
  /// Without a second item only sizes can be constrained, and `attr2` is `.notAnAttribute`. A size with a position, leading
  /// with left, and a position without a counterpart are errors that stop the program, as in UIKit; positions of different
  /// axes stop it when they are laid out.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - view2: A view or layout guide, or `nil`.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = Self.operands(view1, attr1, view2, attr2)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Creates the same, which notes the line of the call for messages: the compiler takes it for every call in plain
  /// sight.
  ///
  /// See `ConstraintSource`. The two parameters at the end are not meant to be passed. This one is the designated
  /// initializer, so that subclasses inherit it.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, _ file: StaticString = #fileID,
    _ line: UInt32 = #line
  ) {
    (first, second) = Self.operands(view1, attr1, view2, attr2)
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = c
    source = ConstraintSource(file: file, line: line)
    super.init()
    checkForm()
  }

  /// Creates a constraint of nothing, which can't be activated: it holds a property's place until a real one is made.
  public override init() {
    first = LayoutOperand(LayoutItem(), .notAnAttribute)
    second = nil
    relationStorage = .equal
    multiplierStorage = 1
    constantStorage = 0
    super.init()
  }

  /// What anchors make their constraints with.
  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, source: ConstraintSource? = nil
  ) {
    self.first = first
    self.second = second
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = constant
    self.source = source
    super.init()
    checkForm()
  }

  /// The object has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  open override var description: String {
    MainActor.assumeIsolated { familiarDescription }
  }

  // MARK: - The relation

  /// The view or guide on the left side; `nil` when it is gone.
  open var firstItem: AnyObject? { first.item.owner }

  /// The attribute of ``firstItem``.
  open var firstAttribute: Attribute { first.attribute }

  /// The view or guide on the right side; `nil` when there is none or it is gone.
  open var secondItem: AnyObject? { second?.item.owner }

  /// The attribute of ``secondItem``, `.notAnAttribute` when there is none.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  /// The anchor of the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// How the two sides compare.
  open var relation: Relation { relationStorage }

  /// What the second attribute is multiplied by. Positions are measured from the top left of the common ancestor.
  open var multiplier: CGFloat { multiplierStorage }

  /// What is added to the right side, in points; changing it while the constraint is active is cheap.
  ///
  /// NaN and infinity stop the program, as in UIKit.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      Self.checkFinite(newValue, "constant", of: self)
      systemSpacings = nil
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      if holder != nil { ConstraintLayout.constraintDidChange(self) }
    }
  }

  /// Takes over the spacing that the text at the baselines asks for now.
  final func updateSystemSpacing() {
    guard let systemSpacings, let second else { return }
    constantStorage = SystemSpacing.spacing(first, second) * systemSpacings
  }

  // MARK: - Life

  /// How much the constraint matters.
  ///
  /// It may change between required and optional while the constraint is active, as since iOS 13.
  ///
  /// - Default: `.required`.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      preconditionOfCaller(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        """
        It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal to \
        UILayoutPriority.required, which is 1000. \(self)
        """)
      priorityStorage = newValue
      if holder != nil { ConstraintLayout.constraintDidChange(self) }
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it adds the constraint to the nearest common ancestor of its items, or removes it from there. Items
  /// without a common ancestor stop the program, as in UIKit.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        ConstraintLayout.activate(self)
      } else {
        ConstraintLayout.deactivate(self)
      }
    }
  }

  /// A name that messages and descriptions show.
  ///
  /// - Default: `nil`.
  open var identifier: String?

  /// Whether the constraint is archived with the view that holds it.
  ///
  /// - Default: `false`.
  open var shouldBeArchived = false

  /// Activates constraints, each as setting ``isActive`` would.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, each as setting ``isActive`` would.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
