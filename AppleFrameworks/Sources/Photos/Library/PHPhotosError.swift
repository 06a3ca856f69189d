// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
///
/// - Source: developer.apple.com/documentation/photokit/phphotoserror-swift.struct
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var userCancelled: Code { .userCancelled }
  public static var accessUserDenied: Code { .accessUserDenied }
  public static var accessRestricted: Code { .accessRestricted }
  public static var notEnoughSpace: Code { .notEnoughSpace }
  public static var invalidResource: Code { .invalidResource }
  public static var identifierNotFound: Code { .identifierNotFound }
}
