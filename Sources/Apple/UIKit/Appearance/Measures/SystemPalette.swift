/// Which values the system's dynamic colors have.
package enum SystemPalette: Sendable {
  /// Those of iOS 13 to 18.
  case iOS13
  /// Those that the Human Interface Guidelines list since June 2025. What they do not list is as before.
  case iOS26
}
