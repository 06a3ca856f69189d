import UIKit

/// The values from which a form style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration
public struct FormStyleConfiguration {
  /// A view that displays the content of a form.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }

  /// The form's controls and sections.
  public let content: Content
}
