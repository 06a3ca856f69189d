import UIKit

/// The values from which a label style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
  /// A view that displays the title of a label.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/title-swift.struct
  public struct Title: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the icon of a label.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon-swift.struct
  public struct Icon: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}
