import UIKit

/// What a tab is for.
///
/// - Source: developer.apple.com/documentation/swiftui/tabrole
public struct TabRole: Hashable, Sendable {
  /// Searching: where nothing else is said, the tab has the symbol and the word for that.
  public static let search = TabRole()
}
