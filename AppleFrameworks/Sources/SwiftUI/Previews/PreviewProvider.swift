import UIKit

/// A type whose views are shown in previews.
///
/// The framework does not search a program for conforming types; tools do.
///
/// - Source: developer.apple.com/documentation/swiftui/previewprovider
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View
  /// The previewed views: each is a preview of its own.
  @ViewBuilder static var previews: Self.Previews { get }
}
