import UIKit

/// The values from which a label style makes a view.
///
/// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
  /// The title of a label, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/title-swift.struct
  public struct Title: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// The icon of a label, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon-swift.struct
  public struct Icon: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}
