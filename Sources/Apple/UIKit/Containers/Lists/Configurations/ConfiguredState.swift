/// What cells, headers and footers keep of their content and background, which an app may give as values.
@MainActor
class ConfiguredState {
  final let contentView = CellContentView(frame: .zero)

  final var contentConfiguration: (any UIContentConfiguration)?
  /// Shows the content configuration.
  final var configuredView: (any UIView & UIContentView)?
  final var updatesContentConfiguration = true

  final var backgroundView: UIView?
  final var backgroundConfiguration: UIBackgroundConfiguration?
  /// Shows the background configuration.
  final var configuredBackground: ButtonBackgroundView?
  final var updatesBackgroundConfiguration = true

  final var needsConfigurationUpdate = false
}

/// What cells of tables and collections keep alike.
class CellState: ConfiguredState {
  final var isSelected = false
  final var isHighlighted = false
  final var isEditing = false
  final var isSwiped = false
  final var isReordering = false
  final var dragState = UICellConfigurationState.DragState.none
  final var selectedBackgroundView: UIView?
}
