// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices

/// Safari's reading list. It accepts web pages, but has no effect.
///
/// - Source: developer.apple.com/documentation/safariservices/ssreadinglist
open class SSReadingList: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }

  open class func `default`() -> SSReadingList? { HostServices.state(SSReadingList()) }

  /// Returns whether a page is supported, which requires an `http` or `https` URL.
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

  /// Adds a page.
  ///
  /// - Throws: `SSReadingListError.urlSchemeNotAllowed` for other URLs.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard SSReadingList.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
  }
}

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// An error of adding a page to the reading list.
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
