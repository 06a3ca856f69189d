/// A view that arranges views in a row or a column with its own constraints.
///
/// The arranged views are subviews in an order of the stack's own. A hidden view takes no space. Changes take effect in
/// the next layout pass. After each change, the stack examines all of its views and updates only the constraints that
/// differ.
///
/// - Source: developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var installed: [NSLayoutConstraint] = []
  final var spanningGuide: UILayoutGuide?

  // MARK: - Creating

  /// Creates a horizontal stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from an archive that `encode(with:)` created.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    decodeArrangement(from: coder)
    coder.decodePart(UIStackView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArrangement(into: coder)
  }

  // MARK: - Arranged views

  /// The arranged views, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view to the arranged views. The view is added to the subviews if necessary.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  /// Inserts a view at an index of ``arrangedSubviews``. The view is appended to the subviews if necessary.
  ///
  /// An index beyond the end stops the program, as in UIKit.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged views. The view stays a subview. Call `removeFromSuperview()` to remove it from
  /// the screen, which also removes it from ``arrangedSubviews``.
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  // MARK: - Arrangement

  /// The axis along which the views are arranged.
  ///
  /// - Default: `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distribution of the views along the axis.
  ///
  /// - Default: `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The alignment of the views perpendicular to the axis.
  ///
  /// - Default: `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The spacing between adjacent views, in points.
  ///
  /// With negative values, adjacent views overlap. In `.equalSpacing` and `.equalCentering` this is the minimum
  /// spacing. ``spacingUseSystem`` selects the system's spacing. Spacing that was set with
  /// ``setCustomSpacing(_:after:)`` takes precedence.
  ///
  /// - Default: 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the spacing of a vertical stack is measured from a view's last baseline to the next view's first baseline.
  ///
  /// - Default: `false`, which measures it from edge to edge.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views are arranged within the stack's layout margins instead of its bounds.
  ///
  /// - Default: `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  // MARK: - Custom spacing

  /// The value for ``setCustomSpacing(_:after:)`` that restores ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The value that selects the system's spacing between views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the spacing after an arranged view. It is discarded when the view is removed from the arranged views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the spacing that was set after an arranged view, or ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Layout

  open override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
    tellStackOfContents()
  }

  open override func updateConstraints() {
    installConstraints()
    super.updateConstraints()
  }

  override func subviewDidChange(_ subview: UIView, _ change: SubviewChange) {
    super.subviewDidChange(subview, change)
    arrangedViewDidChange(subview, change)
  }

  override var arrangesSubviews: Bool { true }

  override var arrangingGuide: UILayoutGuide? { spanningGuide }

  override var standardLayoutMargins: UIEdgeInsets { .zero }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }
}
