import Foundation
import ToolSupport

/// A JSON body that a type can be decoded from, with values that suit the names of its properties. The body of a type
/// is always the same.
package struct GuessedBody {
  private let types: DecodableTypes

  /// The number of elements in a list.
  private static let count = 3
  /// The maximum depth of types within types, which also limits a type that contains itself.
  private static let deepest = 6

  package init(types: DecodableTypes) { self.types = types }

  /// Returns a body that a type can be decoded from, or nil for a type that the sources do not declare.
  ///
  /// - Parameter type: The name of the type, such as `Movies` or `[Movie]`.
  package func json(of type: String) -> JSON? { value(type, name: "", number: 1, depth: 0, arguments: [:]) }

  private func value(
    _ written: String, name: String, number: Int, depth: Int, arguments: [String: String]
  ) -> JSON? {
    var type = written.trimmingCharacters(in: .whitespaces)
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    if type.hasSuffix("?") || type.hasSuffix("!") { type = String(type.dropLast()) }
    if type.hasPrefix("Optional<") { type = String(type.dropFirst(9).dropLast()) }
    if let argument = arguments[type] {
      return value(argument, name: name, number: number, depth: depth + 1, arguments: [:])
    }
    if depth > Self.deepest { return isOptional ? .null : nil }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return collection(String(type.dropFirst().dropLast()), name, depth, arguments)
    }
    if let generic = type.wholeMatch(of: #/(?:Array|Set)<(.+)>/#) {
      return collection(String(generic.1), name, depth, arguments)
    }
    if let plain = scalar(type, name: name, number: number) { return plain }
    let base = type.prefix { $0 != "<" }
    let simple = base.split(separator: ".").last.map(String.init) ?? type
    guard let entry = types.types[simple] else { return isOptional ? .null : nil }
    switch entry.firstCase {
    case .text(let text): return .string(text)
    case .number(let value): return .number(Double(value))
    case nil: break
    }
    var own: [String: String] = [:]
    if let list = type.firstMatch(of: #/<(.+)>$/#) {
      for (parameter, argument) in zip(entry.parameters, list.1.split(separator: ",")) {
        let text = argument.trimmingCharacters(in: .whitespaces)
        own[parameter] = arguments[text] ?? text
      }
    }
    var members: [String: JSON] = [:]
    for property in entry.properties {
      let key = types.isSnakeCase && property.key == property.name ? Self.snakeCase(property.key) : property.key
      // A value that cannot be guessed is omitted, because the decoder may not need it.
      members[key] = value(property.type, name: property.name, number: number, depth: depth + 1, arguments: own)
    }
    return .object(members)
  }

  private func collection(_ inner: String, _ name: String, _ depth: Int, _ arguments: [String: String]) -> JSON? {
    // `[String: Movie]`, but not `[Array<A>]`.
    if let colon = inner.firstIndex(of: ":"), inner[..<colon].allSatisfy({ $0.isLetter || $0 == " " }) {
      let element = String(inner[inner.index(after: colon)...])
      return value(element, name: name, number: 1, depth: depth + 1, arguments: arguments).map { .object(["one": $0]) }
    }
    // A nested list is short, because a type may contain a list of itself.
    let elements = (1...(depth < 3 ? Self.count : 1)).compactMap {
      value(inner, name: Self.singular(name), number: $0, depth: depth + 1, arguments: arguments)
    }
    return .array(elements)
  }

  private func scalar(_ type: String, name: String, number: Int) -> JSON? {
    let words = Self.snakeCase(name).split(separator: "_").map(String.init)
    switch type.split(separator: ".").last.map(String.init) ?? type {
    case "String", "Substring", "NSString": return .string(Self.text(name, words, number))
    case "Int", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16", "UInt8":
      return .number(Double(Self.integer(words, number)))
    case "Double", "Float", "CGFloat", "Decimal", "NSNumber":
      if words.contains(where: ["latitude", "lat"].contains) { return .number(52.5 + Double(number) / 100) }
      if words.contains(where: ["longitude", "lon", "lng"].contains) { return .number(13.4 + Double(number) / 100) }
      return .number(Double(Self.integer(words, number)) + 0.5)
    case "Bool": return .bool(true)
    case "URL": return .string(Self.address(words, number))
    case "UUID": return .string("00000000-0000-4000-8000-00000000000\(number)")
    case "Data": return .string("AAAA")
    case "Date":
      switch types.dates {
      case .number: return .number(771_154_860)
      case .seconds: return .number(1_749_462_060)
      case .milliseconds: return .number(1_749_462_060_000)
      case .iso8601: return .string("2025-06-09T09:41:00Z")
      case .format(let format): return .string(Self.date(format))
      }
    default: return nil
    }
  }

  private static let pictures: Set = [
    "image", "images", "picture", "photo", "avatar", "poster", "thumbnail", "thumb", "backdrop", "logo", "icon",
    "cover",
  ]

  private static func address(_ words: [String], _ number: Int) -> String {
    words.contains(where: pictures.contains)
      ? "https://example.org/pictures/\(number).png" : "https://example.org/pages/\(number)"
  }

  private static func integer(_ words: [String], _ number: Int) -> Int {
    guard let last = words.last else { return number }
    switch last {
    case "id", "page", "index", "number", "order", "rank", "position": return number
    case "year": return 2020 + number
    case "status", "code": return 200
    case "rating", "average", "score", "stars": return 6 + number
    default: return 10 * number
    }
  }

  private static func text(_ name: String, _ words: [String], _ number: Int) -> String {
    guard let last = words.last else { return "Text \(number)" }
    if words.contains(where: pictures.contains) || ["png", "jpg"].contains(last) {
      return last == "path" ? "/pictures/\(number).png" : address(words, number)
    }
    if words.contains(where: ["url", "link", "href", "website", "homepage"].contains) { return address(words, number) }
    if words.contains("email") { return "person\(number)@example.org" }
    if words.contains(where: ["date", "day", "at", "birthday"].contains) { return "2025-06-0\(8 + number % 2)" }
    switch last {
    case "id", "key", "uuid": return "\(number)"
    case "overview", "description", "summary", "body", "content", "biography", "bio":
      return "A few words on number \(number), as long as a short paragraph of text is in an app."
    case "phone": return "+1 555 010\(number)"
    case "currency": return "USD"
    case "language", "locale": return "en"
    case "country": return "US"
    case "color", "hex": return "#3366CC"
    default:
      let readable = words.joined(separator: " ")
      return "\(readable.prefix(1).uppercased())\(readable.dropFirst()) \(number)"
    }
  }

  /// Returns June 9, 2025, 9:41 in a numeric format of `DateFormatter`.
  private static func date(_ format: String) -> String {
    let parts = [
      ("yyyy", "2025"), ("MMMM", "June"), ("MMM", "Jun"), ("MM", "06"), ("dd", "09"), ("HH", "09"), ("hh", "09"),
      ("mm", "41"), ("ss", "00"), ("SSS", "000"), ("XXX", "Z"), ("Z", "+0000"), ("'", ""),
    ]
    guard format.contains("Z") || format.contains("X") else {
      return parts.dropLast(2).reduce(format) { $0.replacing($1.0, with: $1.1) }.replacing("'", with: "")
    }
    return parts.reduce(format) { $0.replacing($1.0, with: $1.1) }
  }

  static func snakeCase(_ name: String) -> String {
    var result = ""
    var wasUpper = true
    for character in name {
      if character.isUppercase, !wasUpper { result += "_" }
      wasUpper = character.isUppercase
      result += character.lowercased()
    }
    return result
  }

  private static func singular(_ name: String) -> String {
    name.hasSuffix("s") && name.count > 3 ? String(name.dropLast()) : name
  }
}
