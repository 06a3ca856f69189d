import Foundation
import Synchronization

/// The bytes of a picture's file or other data in a message. They follow the message's line, and are not in its JSON.
///
/// An attachment can only be encoded and decoded as part of a ``WireMessage``.
package struct Attachment: Codable, Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(from decoder: any Decoder) throws {
    let place = try Place(from: decoder)
    guard let payload = decoder.userInfo[.payload] as? [UInt8], place.start >= 0, place.count >= 0,
      place.start <= payload.count - place.count
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "the attachment's bytes are missing"))
    }
    bytes = Array(payload[place.start..<place.start + place.count])
  }

  package func encode(to encoder: any Encoder) throws {
    guard let payload = encoder.userInfo[.payload] as? PayloadBuilder else {
      throw EncodingError.invalidValue(
        self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "not part of a wire message"))
    }
    try payload.add(bytes).encode(to: encoder)
  }

  /// The range of an attachment's bytes in the payload.
  fileprivate struct Place: Codable {
    var start: Int
    var count: Int
  }
}

/// A builder that collects attachments while a message is encoded.
final class PayloadBuilder: Sendable {
  private let collected = Mutex<[UInt8]>([])

  var bytes: [UInt8] { collected.withLock { $0 } }

  fileprivate func add(_ bytes: [UInt8]) -> Attachment.Place {
    collected.withLock { collected in
      defer { collected += bytes }
      return Attachment.Place(start: collected.count, count: bytes.count)
    }
  }
}

extension CodingUserInfoKey {
  /// The ``PayloadBuilder`` of an encoder, and the bytes of a decoder.
  static let payload = CodingUserInfoKey(rawValue: "payload")!
}
