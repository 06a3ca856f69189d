// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// A namespace for reporting the success of ads to ad networks. No ad led to the app, so no reports are sent.
///
/// - Source: developer.apple.com/documentation/storekit/skadnetwork
open class SKAdNetwork: NSObject {
  /// A coarse conversion value with three levels.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skadnetwork/coarseconversionvalue
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let low = CoarseConversionValue(rawValue: "low")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  /// The valid fine conversion values.
  private static let conversionValues = 0...63

  @available(iOS, deprecated: 15.4, message: "Use updatePostbackConversionValue(_:completionHandler:)")
  open class func registerAppForAdNetworkAttribution() {}

  @available(iOS, deprecated: 15.4, message: "Use updatePostbackConversionValue(_:completionHandler:)")
  open class func updateConversionValue(_ conversionValue: Int) {}

  /// Updates the conversion value.
  ///
  /// - Parameters:
  ///   - conversionValue: The value, from 0 to 63.
  ///   - completion: A closure that receives `invalidConversionValue` for other values, or the unknown error because no
  ///     ad led to the app.
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

/// An error of a report to an ad network.
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
