import Foundation
import UIKit

/// The state of loading an image.
///
/// Unchecked: it never changes, and neither do images and errors in it.
///
/// - Source: developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: @unchecked Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
