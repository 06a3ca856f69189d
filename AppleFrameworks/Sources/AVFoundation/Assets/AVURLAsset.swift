// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// An asset at an address.
///
/// Unchecked: It adds an address that never changes.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates an asset at an address.
  ///
  /// - Parameter options: Ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }

  /// Creates an asset at an address.
  public convenience override init(url URL: URL) { self.init(url: URL, options: nil) }
}

/// The key of whether durations are to be exact, in the options of an asset. It has no influence.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlassetpreferprecisedurationandtimingkey
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
