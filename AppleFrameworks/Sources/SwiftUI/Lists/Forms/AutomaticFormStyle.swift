import UIKit

/// - Source: developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
