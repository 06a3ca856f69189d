import UIKit

/// The values from which a group box style makes a view.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration
public struct GroupBoxStyleConfiguration {
  /// The label of a group box, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// The content of a group box, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct
  public struct Content: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// The group box's label.
  public let label: Label
  /// The group box's content.
  public let content: Content
}
