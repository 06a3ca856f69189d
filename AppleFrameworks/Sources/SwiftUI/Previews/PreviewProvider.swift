import UIKit

/// Shows views while they are worked on.
///
/// What `previews` gives can be hosted as any views; a program is not searched for the types that conform.
///
/// - Source: developer.apple.com/documentation/swiftui/previewprovider
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Self.Previews { get }
}
