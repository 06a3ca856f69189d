import Foundation

/// The name of a document, for `Decodable` types.
@propertyWrapper
public struct DocumentID<Value: Codable>: Codable {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public init(from decoder: Decoder) throws {
    wrappedValue = decoder.userInfo[Firestore.documentIDKey] as? Value
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
  public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
    // The name is not a field, so the key usually does not exist.
    let decoder = try superDecoder()
    return DocumentID(wrappedValue: decoder.userInfo[Firestore.documentIDKey] as? Value)
  }
}

@propertyWrapper
public struct ServerTimestamp<Value: Codable>: Codable {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

extension Firestore {
  static let documentIDKey = CodingUserInfoKey(rawValue: "DocumentID")!

  public struct Encoder {
    public init() {}

    public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
      let data = try JSONEncoder().encode(value)
      let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      return fields.filter { !($0.value is NSNull) }
    }
  }

  public struct Decoder {
    public init() {}

    public func decode<Value: Decodable>(
      _ type: Value.Type, from container: [String: Any], in reference: DocumentReference? = nil
    ) throws -> Value {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .deferredToDate
      if let reference { decoder.userInfo[Firestore.documentIDKey] = reference.documentID }
      return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: Self.plain(container)))
    }

    private static func plain(_ value: Any) -> Any {
      switch value {
      case let fields as [String: Any]: return fields.mapValues { plain($0) }
      case let values as [Any]: return values.map { plain($0) }
      case let date as Date: return date.timeIntervalSinceReferenceDate
      case let time as Timestamp: return ["seconds": time.seconds, "nanoseconds": Int64(time.nanoseconds)]
      case let data as Data: return data.base64EncodedString()
      default: return value
      }
    }
  }
}
