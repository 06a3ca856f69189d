import UIKit

/// Rows in groups, as settings are.
///
/// - Source: developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
