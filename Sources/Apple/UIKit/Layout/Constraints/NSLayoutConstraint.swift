/// A linear relation between attributes of two views or guides: `first relation multiplier * second + constant`.
///
/// A constraint affects layout while it is active. The nearest common ancestor of its items retains it while it is
/// active; otherwise, only its owner does. It never retains its views. Creating, activating and changing a constraint
/// is cheap, since the next layout pass solves the system once for all changes.
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

  /// The view that the constraint is added to while it is active.
  final weak var holder: UIView?
  final var placeInHolder = 0
  final var mentionPlaces = MentionPlaces()

  /// Whether the framework created it. A constraint of the app that conflicts with it is broken.
  final var isFrameworks = false

  /// The number of the system's baseline spacings in ``constant``; `nil` if the app set the constant.
  final var systemSpacings: CGFloat?

  /// The line that created the constraint; `nil` if it is unknown.
  final var source: ConstraintSource?

  /// The constraint's row in a solver while layout uses it.
  final var row: ConstraintRow?
  /// The number of the engine whose list of changes contains the constraint; 0 for none.
  final var queuedInEngine = 0

  // MARK: - Creating

  /// Creates an inactive constraint `view1.attr1 relation multiplier * view2.attr2 + constant` with priority 1000.
  ///
  /// Without a second item, only sizes can be constrained, and `attr2` is `.notAnAttribute`. As in UIKit, the program
  /// stops for a size with a position, for leading with left, and for a position without a second item. It stops during
  /// layout for positions on different axes.
  ///
  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - view2: a view or layout guide, or `nil`.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = Self.operands(view1, attr1, view2, attr2)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Creates the same constraint and records the line of the call for messages. The compiler chooses this overload for
  /// direct calls.
  ///
  /// See `ConstraintSource`. The last two parameters aren't meant to be passed. It is the designated initializer, so
  /// that subclasses inherit it.
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

  /// Creates an empty constraint that can't be activated, as a placeholder for a property.
  public override init() {
    first = LayoutOperand(LayoutItem(), .notAnAttribute)
    second = nil
    relationStorage = .equal
    multiplierStorage = 1
    constantStorage = 0
    super.init()
  }

  /// Creates a constraint for an anchor. Subclasses in other modules inherit the designated initializers only if all of
  /// them are usable there.
  @usableFromInline
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

  /// Tells the object that it was loaded from a nib or storyboard and all its outlets are set. The default does
  /// nothing.
  open func awakeFromNib() {}

  open override var description: String {
    MainActor.assumeIsolated { familiarDescription }
  }

  // MARK: - The relation

  /// The view or guide of the left side; `nil` after it was deallocated.
  open var firstItem: AnyObject? { first.item.owner }

  /// The attribute of ``firstItem``.
  open var firstAttribute: Attribute { first.attribute }

  /// The view or guide of the right side; `nil` if there is none or after it was deallocated.
  open var secondItem: AnyObject? { second?.item.owner }

  /// The attribute of ``secondItem``; `.notAnAttribute` if there is none.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  /// The anchor of the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// The relation between the two sides.
  open var relation: Relation { relationStorage }

  /// The factor of the second attribute. Positions are measured from the top left of the common ancestor.
  open var multiplier: CGFloat { multiplierStorage }

  /// The number of points added to the right side. Changing it while the constraint is active is cheap.
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

  /// Updates the constant to the current spacing of the text at the baselines.
  final func updateSystemSpacing() {
    guard let systemSpacings, let second else { return }
    constantStorage = SystemSpacing.spacing(first, second) * systemSpacings
  }

  // MARK: - Life cycle

  /// The priority of the constraint.
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

  /// Whether the constraint is active and affects layout.
  ///
  /// Setting it adds the constraint to the nearest common ancestor of its items or removes it. As in UIKit, the program
  /// stops for items without a common ancestor.
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

  /// A name that is displayed in messages and descriptions.
  ///
  /// - Default: `nil`.
  open var identifier: String?

  /// Whether the constraint is archived with its view.
  ///
  /// - Default: `false`.
  open var shouldBeArchived = false

  /// Activates constraints, the same as setting ``isActive`` of each.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, the same as setting ``isActive`` of each.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
