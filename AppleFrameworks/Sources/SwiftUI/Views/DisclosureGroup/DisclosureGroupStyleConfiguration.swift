import UIKit

/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration
public struct DisclosureGroupStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: () -> AnyView
    public var body: some View { view() }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
