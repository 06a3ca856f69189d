import Foundation
import UIKit

/// The phase of loading an image.
///
/// Unchecked: The value and the images and errors in it are immutable.
///
/// - Source: developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: @unchecked Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The loaded image; `nil` in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of loading; `nil` in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
