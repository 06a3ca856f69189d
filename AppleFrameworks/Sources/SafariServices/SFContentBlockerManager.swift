// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// A manager of an app's content blockers in Safari. There is no Safari, so no blockers are found.
///
/// - Source: developer.apple.com/documentation/safariservices/sfcontentblockermanager
open class SFContentBlockerManager: NSObject {
  /// Reloads a content blocker.
  ///
  /// - Parameter completionHandler: A closure that receives `SFError.noExtensionFound`.
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { completionHandler?(SFError(.noExtensionFound)) }
  }

  /// Requests the state of a content blocker.
  ///
  /// - Parameter completionHandler: A closure that receives `SFError.noExtensionFound`.
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { completionHandler(nil, SFError(.noExtensionFound)) }
  }

  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw SFError(.noExtensionFound)
  }

  open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
    throw SFError(.noExtensionFound)
  }
}

/// - Source: developer.apple.com/documentation/safariservices/sfcontentblockerstate
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// Whether the user has enabled the blocker.
  public let isEnabled: Bool

  package init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

public let SFErrorDomain = "SFErrorDomain"

/// An error of Safari.
///
/// - Source: developer.apple.com/documentation/safariservices/sferror-swift.struct
public struct SFError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case noExtensionFound = 1
    case noAttachmentFound, loadingInterrupted

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? SFError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SFErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var noExtensionFound: Code { .noExtensionFound }
  public static var noAttachmentFound: Code { .noAttachmentFound }
  public static var loadingInterrupted: Code { .loadingInterrupted }
}
