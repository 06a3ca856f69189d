import Foundation

/// A decoder without data that decodes each field as the default value of its type.
struct PlainDecoder: Decoder {
  var codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The maximum depth. A model that contains itself in fields that are not optional can't be created, and no useful
  /// model is as deep.
  static let deepest = 20

  struct HasNone: Error {}

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard codingPath.count < PlainDecoder.deepest else { throw HasNone() }
    return KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(codingPath: codingPath) }

  static func value<Value: Decodable>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value {
    guard path.count < deepest else { throw HasNone() }
    if let type = type as? any CaseIterable.Type, let value = first(type) as? Value { return value }
    if type is any RawRepresentable.Type { throw HasNone() }
    if let value = PlainValue.plain(type) { return value }
    return try Value(from: PlainDecoder(codingPath: path))
  }

  private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    var codingPath: [any CodingKey]
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try PlainDecoder.value(type, at: codingPath + [key])
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try PlainDecoder(codingPath: codingPath + [key]).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      Unkeyed(codingPath: codingPath + [key])
    }
    func superDecoder() throws -> any Decoder { PlainDecoder(codingPath: codingPath) }
    func superDecoder(forKey key: Key) throws -> any Decoder { PlainDecoder(codingPath: codingPath + [key]) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    var codingPath: [any CodingKey]
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() throws -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try PlainDecoder.value(type, at: codingPath)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
      try PlainDecoder(codingPath: codingPath).container(keyedBy: type)
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
    func superDecoder() throws -> any Decoder { PlainDecoder(codingPath: codingPath) }
  }

  private struct Single: SingleValueDecodingContainer {
    var codingPath: [any CodingKey]

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try PlainDecoder.value(type, at: codingPath) }
  }
}
