import UIKit

/// The values from which a disclosure group style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration
public struct DisclosureGroupStyleConfiguration {
  /// A view that displays the label of a disclosure group.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }

  /// A view that displays the content of a disclosure group.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: () -> AnyView
    /// The content of the view.
    public var body: some View { view() }
  }

  /// The group's label.
  public let label: Label
  /// The group's content.
  public let content: Content
  /// Whether the content is displayed. Setting it expands or collapses the group.
  @Binding public var isExpanded: Bool
}
