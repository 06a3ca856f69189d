import UIKit

/// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/title-swift.struct
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon-swift.struct
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let title: Title
  public let icon: Icon
}
