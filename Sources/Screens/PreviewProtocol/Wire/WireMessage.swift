import Foundation

/// A message on the socket between a tool and a program that displays a screen.
///
/// The message is a line of JSON, `{"body":…,"id":7,"payload":1024}`, followed by the number of bytes in `payload`.
/// These are the ``Attachment``s in the body. A reply has the id of its request.
package enum WireMessage {
  /// The part of a line that can be read before the payload has arrived.
  package struct Head: Decodable, Sendable {
    package let id: Int
    /// The number of bytes after the line, 0 or more.
    package let payload: Int
  }

  private struct Outgoing<Body: Encodable>: Encodable {
    let id: Int
    let body: Body
    let payload: PayloadBuilder

    private enum Key: CodingKey {
      case body, id, payload
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(body, forKey: .body)
      // Encoding the body has collected its attachments.
      try container.encode(payload.bytes.count, forKey: .payload)
    }
  }

  private struct Incoming<Body: Decodable>: Decodable {
    let body: Body
  }

  /// Encodes a message.
  ///
  /// - Returns: The line without its end, and the bytes that follow it.
  package static func encode(_ body: some Encodable, id: Int) throws -> (line: Data, payload: [UInt8]) {
    let payload = PayloadBuilder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.payload] = payload
    return (try encoder.encode(Outgoing(id: id, body: body, payload: payload)), payload.bytes)
  }

  /// Decodes the head of a line.
  ///
  /// - Returns: Nil if the line is not a message.
  package static func head(of line: Data) -> Head? {
    guard let head = try? JSONDecoder().decode(Head.self, from: line), head.payload >= 0 else { return nil }
    return head
  }

  /// Decodes the body of a message.
  ///
  /// - Returns: Nil if the message has no body of the type.
  package static func decode<Body: Decodable>(_ type: Body.Type, from line: Data, payload: [UInt8]) -> Body? {
    let decoder = JSONDecoder()
    decoder.userInfo[.payload] = payload
    return try? decoder.decode(Incoming<Body>.self, from: line).body
  }
}
