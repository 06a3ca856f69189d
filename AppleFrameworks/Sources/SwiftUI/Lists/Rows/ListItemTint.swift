/// The tint of a list row.
///
/// - Source: developer.apple.com/documentation/swiftui/listitemtint
public struct ListItemTint: Sendable {
  let color: Color?
  /// Returns a tint with a color, regardless of the user's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint with a color that the user's preference can override.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A gray tint.
  public static let monochrome = ListItemTint(color: .gray)
}
