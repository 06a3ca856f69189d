import UIKit

/// The values from which a group box style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration
public struct GroupBoxStyleConfiguration {
  /// A view that displays the label of a group box.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the content of a group box.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct
  public struct Content: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The group box's label.
  public let label: Label
  /// The group box's content.
  public let content: Content
}
