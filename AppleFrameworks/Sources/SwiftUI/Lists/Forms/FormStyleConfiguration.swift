import UIKit

/// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration
public struct FormStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let content: Content
}
