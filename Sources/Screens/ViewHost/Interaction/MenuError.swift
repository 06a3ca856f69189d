/// Why an entry of a menu can't be chosen.
public struct MenuError: Error, CustomStringConvertible, Equatable {
  /// The title that was asked for.
  public let title: String
  /// The titles of the open menu; `nil` where none is open.
  public let titles: [String]?
  /// Whether the entry is there, and disabled.
  public let isDisabled: Bool

  public var description: String {
    guard let titles else { return "No menu is open to choose \"\(title)\" from" }
    if isDisabled { return "\"\(title)\" is disabled in the open menu" }
    return "The open menu has no \"\(title)\": it has " + titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
