import Foundation

/// A view that displays the header or footer of a table's section.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, SubviewBuilding {
  /// Creates a header or footer. Tables call this initializer for registered classes.
  // `CellInstantiation` requires this to be the first initializer of the class.
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

  /// The reuse identifier of the view.
  open var reuseIdentifier: String? { state.reuseIdentifier }

  /// Prepares the view for another section. Overrides must call `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  // MARK: - Content

  /// The view that contains all content of the header or footer.
  open var contentView: UIView { state.contentView }

  /// The label of the title, created on demand. In a table it uses the font of the table's style.
  open var textLabel: UILabel? { titleLabel(isDetail: false) }

  /// The label of a second line, created on demand.
  open var detailTextLabel: UILabel? { titleLabel(isDetail: true) }

  /// The configuration of the content view.
  ///
  /// - Default: `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.contentConfiguration }
    set { showContent(newValue) }
  }

  /// Returns a configuration without content in the table's style.
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

  /// The configuration of the background.
  ///
  /// - Default: `nil`. Setting it removes ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Returns the background configuration of headers and footers in the table's style.
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

  /// The present state of the view.
  open var configurationState: UIViewConfigurationState {
    var current = UIViewConfigurationState(traitCollection: traitCollection)
    current.isPinned = state.isPinned
    current.isDisabled = !isUserInteractionEnabled
    return current
  }

  /// Schedules a call of ``updateConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. Overrides set the configurations and must call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(using: state)
  }

  /// A closure that ``updateConfiguration(using:)`` calls.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The closure that is called to update the configurations. Setting it schedules a call in the next layout pass.
  ///
  /// - Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { state.configurationUpdateHandler }
    set {
      state.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    // The content view is laid out first, because constraints in it depend on its size.
    layOutParts()
    super.layoutSubviews()
  }

  /// Returns the size that fits the content at a width.
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
