import UIKit

/// The purpose of a tab.
///
/// - Source: developer.apple.com/documentation/swiftui/tabrole
public struct TabRole: Hashable, Sendable {
  /// A tab for searching. Without a label, it has the symbol of a magnifying glass and the title "Search".
  public static let search = TabRole()
}
