import UIKit

/// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
