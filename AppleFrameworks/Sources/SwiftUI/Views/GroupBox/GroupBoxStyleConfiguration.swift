import UIKit

/// What the style of a group box is given.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration
public struct GroupBoxStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}
