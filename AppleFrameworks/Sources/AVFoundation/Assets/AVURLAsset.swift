// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// An asset with a URL.
///
/// Unchecked: The type adds only an immutable URL.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL.
  public let url: URL

  /// Creates an asset from a URL.
  ///
  /// - Parameter options: Ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }

  /// Creates an asset from a URL.
  public convenience override init(url URL: URL) { self.init(url: URL, options: nil) }
}

/// The key for precise durations in the options of an asset. It has no effect.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlassetpreferprecisedurationandtimingkey
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
