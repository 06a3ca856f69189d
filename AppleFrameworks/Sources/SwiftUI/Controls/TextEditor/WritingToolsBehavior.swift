import UIKit

/// The amount of Writing Tools for text inputs. They are not available, so that only the setting reaches UIKit's views.
///
/// - Source: developer.apple.com/documentation/swiftui/writingtoolsbehavior
public struct WritingToolsBehavior: Equatable, Sendable {
  let behavior: UIWritingToolsBehavior
  /// The default.
  public static let automatic = WritingToolsBehavior(behavior: .default)
  /// All tools, in the text.
  public static let complete = WritingToolsBehavior(behavior: .complete)
  /// Tools in a panel.
  public static let limited = WritingToolsBehavior(behavior: .limited)
  /// No tools.
  public static let disabled = WritingToolsBehavior(behavior: .none)
}

private enum WritingToolsKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}

extension EnvironmentValues {
  var writingTools: WritingToolsBehavior {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// Sets the amount of Writing Tools for text inputs.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/writingtoolsbehavior(_:)
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingTools, behavior)
  }
}
