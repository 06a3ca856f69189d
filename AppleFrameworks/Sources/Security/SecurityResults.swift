// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import FoundationGaps

// - Source: developer.apple.com/documentation/security/security-framework-result-codes

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecParam: OSStatus { -50 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecDecode: OSStatus { -26275 }
public var errSecMissingEntitlement: OSStatus { -34018 }
public var errSecHostNameMismatch: OSStatus { -67602 }
public var errSecVerifyFailed: OSStatus { -67808 }
public var errSecCertificateExpired: OSStatus { -67818 }
public var errSecNotTrusted: OSStatus { -67843 }

/// Returns the message of a result.
///
/// - Source: developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "There is no error."
  case errSecUnimplemented: "This is not implemented."
  case errSecParam: "A parameter is not valid."
  case errSecAllocate: "There is no memory left."
  case errSecUserCanceled: "The user cancelled."
  case errSecNotAvailable: "There is no keychain."
  case errSecAuthFailed: "The user could not be authenticated."
  case errSecDuplicateItem: "The item exists already."
  case errSecItemNotFound: "The item can't be found."
  case errSecInteractionNotAllowed: "Nothing may be asked now."
  case errSecDecode: "The data can't be decoded."
  case errSecMissingEntitlement: "An entitlement is missing."
  case errSecHostNameMismatch: "The certificate is for another host."
  case errSecVerifyFailed: "The signature is not correct."
  case errSecCertificateExpired: "The certificate is expired or not valid yet."
  case errSecNotTrusted: "The certificate is not trusted."
  default: "OSStatus \(status)" as NSString
  }
}
