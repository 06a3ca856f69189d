import UIKit

/// The values from which a form style makes a view.
///
/// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration
public struct FormStyleConfiguration {
  /// A view that displays the content of a form.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: AnyView
    /// The view that shows this part.
    public var body: some View { view }
  }

  /// The form's controls and sections.
  public let content: Content
}
