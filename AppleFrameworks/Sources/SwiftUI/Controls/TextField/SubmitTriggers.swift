import UIKit

/// The kinds of fields whose submission triggers an action.
///
/// - Source: developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search button of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
