import Foundation

/// The header or footer of a section of a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, SubviewBuilding {
  /// Makes a header or footer. Tables call it for classes that were registered.
  // The first initializer of the class: `CellInstantiation` relies on that.
  public init(reuseIdentifier: String?) {
    state = HeaderFooterState(reuseIdentifier: reuseIdentifier)
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: UITraitCollection.current.measures.tables.plainHeaderHeight))
    setUpContent()
  }

  final let state: HeaderFooterState

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    state = HeaderFooterState(
      reuseIdentifier: nib?.reuseIdentifier ?? coder.decodeObject(forKey: "UIReuseIdentifier") as? String)
    super.init(coder: coder)
    setUpContent()
    nib?.decode(self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
  }

  // MARK: - Reuse

  /// The kind of header or footer it is to the table.
  open var reuseIdentifier: String? { state.reuseIdentifier }

  /// The view is about to stand for another section. Call `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  // MARK: - Content

  /// Where everything that the view shows goes.
  open var contentView: UIView { state.contentView }

  /// The title, made when it is asked for. In a table it takes the font of the table's style.
  open var textLabel: UILabel? { titleLabel(isDetail: false) }

  /// A second line, made when it is asked for.
  open var detailTextLabel: UILabel? { titleLabel(isDetail: true) }

  /// What the content view shows, as a value.
  ///
  /// - Default: `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.contentConfiguration }
    set { showContent(newValue) }
  }

  /// A configuration that suits the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isGrouped = state.table.map { $0.style != .plain } ?? false
    if state.isFooter { return isGrouped ? .groupedFooter() : .plainFooter() }
    return isGrouped ? .groupedHeader() : .plainHeader()
  }

  /// Whether ``contentConfiguration`` is updated when the state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { state.updatesContentConfiguration }
    set { state.updatesContentConfiguration = newValue }
  }

  // MARK: - Background

  /// A view behind the content.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    get { state.backgroundView }
    set { setBackgroundView(newValue) }
  }

  /// The background as a value.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background that headers and footers have in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (state.table.map { $0.style == .plain } ?? true) ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether ``backgroundConfiguration`` is updated when the state changes.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { state.updatesBackgroundConfiguration }
    set { state.updatesBackgroundConfiguration = newValue }
  }

  // MARK: - Configuration

  /// What the view is going through.
  open var configurationState: UIViewConfigurationState {
    var current = UIViewConfigurationState(traitCollection: traitCollection)
    current.isPinned = state.isPinned
    current.isDisabled = !isUserInteractionEnabled
    return current
  }

  /// Has ``updateConfiguration(using:)`` called in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the looks in line with a state. Subclasses set configurations here, and call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(using: state)
  }

  /// Called in ``updateConfiguration(using:)``.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// - Default: `nil`. Setting it has it called in the next layout pass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.configurationUpdateHandler }
    set {
      state.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    // The content view first: what constraints lay out in it depends on its size.
    layOutParts()
    super.layoutSubviews()
  }

  /// The height that the content asks for at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingSize(size, .required, .fittingSizeLevel).height)
  }
}
