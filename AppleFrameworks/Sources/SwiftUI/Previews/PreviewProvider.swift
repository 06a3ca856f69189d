import UIKit

/// A type whose views are displayed in previews.
///
/// The framework does not search a program for conforming types. Tools do.
///
/// - Source: developer.apple.com/documentation/swiftui/previewprovider
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View
  /// The previewed views. Each of them is a separate preview.
  @ViewBuilder static var previews: Self.Previews { get }
}
