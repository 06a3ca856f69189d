import UIKit

/// The values from which a disclosure group style makes a view.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct
  public struct Label: View {
    let view: AnyView
    /// The view that shows this part.
    public var body: some View { view }
  }

  /// The content of a disclosure group, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: () -> AnyView
    /// The view that shows this part.
    public var body: some View { view() }
  }

  /// The group's label.
  public let label: Label
  /// The group's content.
  public let content: Content
  /// Whether the content is shown. Setting it expands or collapses the group.
  @Binding public var isExpanded: Bool
}
