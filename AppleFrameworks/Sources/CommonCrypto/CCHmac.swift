// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto
import Foundation

/// The digest algorithm of message authentication.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the authentication code of a message.
///
/// - Source: developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCHmac.3cc.html
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let message = UnsafeRawBufferPointer(start: data, count: dataLength)
  func write(_ code: some Sequence<UInt8>) {
    for (index, byte) in code.enumerated() { macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
  case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
  case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: message, using: key))
  case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: message, using: key))
  case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: message, using: key))
  default: fatalError("CCHmac: there is no algorithm \(algorithm)")
  }
}
