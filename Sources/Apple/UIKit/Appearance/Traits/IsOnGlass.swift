/// The trait of content in front of glass that the system displays, such as that of a sheet. The root view of a controller
/// then draws no background of the color `systemBackground`.
///
/// design-26: D099. It reads as glass in a sheet of half the height.
enum IsOnGlass: UITraitDefinition {
  static let defaultValue = false
  /// Backgrounds resolve again when it changes.
  static let affectsColorAppearance = true
}
