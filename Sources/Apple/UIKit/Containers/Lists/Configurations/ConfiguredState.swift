/// The content and background of cells, headers and footers, as views or configurations.
@MainActor
class ConfiguredState {
  final let contentView = CellContentView(frame: .zero)

  final var contentConfiguration: (any UIContentConfiguration)?
  /// The view of the content configuration.
  final var configuredView: (any UIView & UIContentView)?
  final var updatesContentConfiguration = true

  final var backgroundView: UIView?
  final var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view of the background configuration.
  final var configuredBackground: ButtonBackgroundView?
  final var updatesBackgroundConfiguration = true

  final var needsConfigurationUpdate = false
}

/// The state that cells of tables and collection views share.
class CellState: ConfiguredState {
  final var isSelected = false
  final var isHighlighted = false
  final var isEditing = false
  final var isSwiped = false
  final var isReordering = false
  final var dragState = UICellConfigurationState.DragState.none
  final var selectedBackgroundView: UIView?
}
