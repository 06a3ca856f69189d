/// A row or column of views that arranges them by constraints of its own.
///
/// The arranged views are subviews whose order is the stack's own. A hidden one takes no space. Changes take effect in
/// the next layout pass; each has the stack look at all of its views, and change the constraints that it has to.
///
/// - Source: developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var installed: [NSLayoutConstraint] = []
  final var spanningGuide: UILayoutGuide?

  // MARK: - Creating

  /// Makes a horizontal stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a horizontal stack of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Reads a stack view from an archive that `encode(with:)` wrote.
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

  /// The views that the stack arranges, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end, adding it to the subviews if it isn't one of them.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  /// Puts a view at an index of ``arrangedSubviews``, adding it at the end of the subviews if it isn't one of them.
  ///
  /// An index beyond the end stops the program, as in UIKit.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Stops arranging a view. It stays a subview: call `removeFromSuperview()` to take it off the screen, which also
  /// takes it out of ``arrangedSubviews``.
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  // MARK: - Arrangement

  /// Whether views stand side by side or one below the other.
  ///
  /// - Default: `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the views fill the axis.
  ///
  /// - Default: `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the views lie across the axis.
  ///
  /// - Default: `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The gap between neighbors, in points.
  ///
  /// Negative values make neighbors overlap. In `.equalSpacing` and `.equalCentering` this is the least gap.
  /// ``spacingUseSystem`` stands for the system's spacing. A gap set with ``setCustomSpacing(_:after:)`` takes
  /// precedence.
  ///
  /// - Default: 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the gaps of a vertical stack reach from a view's last baseline to the next view's first.
  ///
  /// - Default: `false`: from edge to edge.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views lie within the stack's layout margins instead of its bounds.
  ///
  /// - Default: `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  // MARK: - Custom spacing

  /// The value for ``setCustomSpacing(_:after:)`` that goes back to ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The value that stands for the system's spacing between views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the gap after an arranged view. It is forgotten when the view is no longer arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The gap that was set after an arranged view; ``spacingUseDefault`` where none was.
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
