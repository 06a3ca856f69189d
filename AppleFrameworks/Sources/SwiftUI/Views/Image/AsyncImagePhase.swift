import Foundation
import UIKit

/// How far loading a picture has come.
///
/// - Source: developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: @unchecked Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
