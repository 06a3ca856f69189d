// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// An asset at an address.
///
/// - Source: developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }

  public convenience override init(url URL: URL) { self.init(url: URL, options: nil) }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
