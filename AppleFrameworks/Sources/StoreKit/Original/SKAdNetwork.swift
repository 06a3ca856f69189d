// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// Tells an ad network that an ad was of use. No ad led to the app, so that there is nobody to tell.
///
/// - Source: developer.apple.com/documentation/storekit/skadnetwork
open class SKAdNetwork: NSObject {
  /// The worth of a person to the app, in three steps.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skadnetwork/coarseconversionvalue
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let low = CoarseConversionValue(rawValue: "low")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  /// The values that a conversion can have.
  private static let conversionValues = 0...63

  @available(iOS, deprecated: 15.4, message: "Use updatePostbackConversionValue(_:completionHandler:)")
  open class func registerAppForAdNetworkAttribution() {}

  @available(iOS, deprecated: 15.4, message: "Use updatePostbackConversionValue(_:completionHandler:)")
  open class func updateConversionValue(_ conversionValue: Int) {}

  /// - Parameters:
  ///   - conversionValue: From 0 to 63.
  ///   - completion: Hears of `invalidConversionValue` for other values, and of the unknown error as no ad led to the app.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { completion?(failure(conversionValue)) }
  }

  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { updatePostbackConversionValue(fineValue, completionHandler: completion) }

  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { updatePostbackConversionValue(fineValue, completionHandler: completion) }

  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw failure(conversionValue) }

  open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {
    throw failure(fineValue)
  }

  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
  ) async throws { throw failure(fineValue) }

  private class func failure(_ value: Int) -> SKANError {
    SKANError(conversionValues.contains(value) ? .unknown : .invalidConversionValue)
  }
}

public let SKANErrorDomain = "SKANErrorDomain"

/// The reason that an ad network could not be told.
///
/// - Source: developer.apple.com/documentation/storekit/skanerror-swift.struct
public struct SKANError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case impressionMissingRequiredValue = 0
    case unsupported, adNetworkIdMissing, mismatchedSourceAppId, impressionNotFound, invalidCampaignId
    case invalidConversionValue, invalidSourceAppId, invalidAdvertisedAppId, invalidVersion, unknown
    case impressionTooShort

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? SKANError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKANErrorDomain }
  public var errorCode: Int { code.rawValue }
}
