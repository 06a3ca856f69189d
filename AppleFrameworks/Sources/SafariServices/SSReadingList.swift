// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices

/// Safari's list of pages to read. It takes pages of the web, and nobody reads them.
///
/// - Source: developer.apple.com/documentation/safariservices/ssreadinglist
open class SSReadingList: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }

  open class func `default`() -> SSReadingList? { HostServices.state(SSReadingList()) }

  /// Whether a page can be on the list: by `http` or `https`.
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

  /// - Throws: `SSReadingListError.urlSchemeNotAllowed` for other addresses.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard SSReadingList.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
  }
}

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The reason that a page is not on the list.
///
/// - Source: developer.apple.com/documentation/safariservices/ssreadinglisterror-swift.struct
public struct SSReadingListError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case urlSchemeNotAllowed = 1

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? SSReadingListError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SSReadingListErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}
