import Foundation

/// The XML format of property lists: `<plist><dict><key>…`.
enum XMLPropertyList {
  static func parse(_ bytes: [UInt8], path: String) throws(XcodeFileError) -> PropertyListValue {
    let root = try XMLReader.parse(bytes, path: path)
    guard root.name == "plist" else { return try value(root, path: path) }
    guard let first = root.children.first else {
      throw .syntax(path: path, line: root.line, column: 1, reason: "the property list is empty")
    }
    return try value(first, path: path)
  }

  /// Returns the value of an element. The depth of the recursion is limited by `XMLReader`.
  private static func value(_ element: XMLElement, path: String) throws(XcodeFileError) -> PropertyListValue {
    func bad(_ reason: String) -> XcodeFileError {
      .syntax(path: path, line: element.line, column: 1, reason: reason)
    }
    let trimmed = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "integer":
      let isHexadecimal = trimmed.hasPrefix("0x") || trimmed.hasPrefix("0X")
      guard let number = isHexadecimal ? Int(trimmed.dropFirst(2), radix: 16) : Int(trimmed) else {
        throw bad("“\(trimmed.prefix(40))” is not an integer")
      }
      return .integer(number)
    case "real":
      guard let number = Double(trimmed) else { throw bad("“\(trimmed.prefix(40))” is not a number") }
      return .real(number)
    case "date":
      guard let date = try? Date(trimmed, strategy: .iso8601) else {
        throw bad("“\(trimmed.prefix(40))” is not a date")
      }
      return .date(date)
    case "data":
      guard let data = Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters) else {
        throw bad("the data is not Base64")
      }
      return .data(data)
    case "array":
      var result: [PropertyListValue] = []
      for child in element.children { result.append(try value(child, path: path)) }
      return .array(result)
    case "dict":
      var result: [String: PropertyListValue] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          guard key == nil else { throw bad("the key “\(key ?? "")” has no value") }
          key = child.text
        } else if let name = key {
          result[name] = try value(child, path: path)
          key = nil
        } else {
          throw .syntax(path: path, line: child.line, column: 1, reason: "a value has no key")
        }
      }
      guard key == nil else { throw bad("the key “\(key ?? "")” has no value") }
      return .dictionary(result)
    default: throw bad("“\(element.name)” is not a property list value")
    }
  }
}
