/// The tint of a row of a list.
///
/// - Source: developer.apple.com/documentation/swiftui/listitemtint
public struct ListItemTint: Sendable {
  let color: Color?
  /// The color, whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The color, unless the user prefers another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A gray.
  public static let monochrome = ListItemTint(color: .gray)
}
