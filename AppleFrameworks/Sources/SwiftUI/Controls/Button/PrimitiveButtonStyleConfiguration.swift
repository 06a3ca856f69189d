import UIKit

/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  nonisolated(unsafe) let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}
