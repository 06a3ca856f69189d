import Foundation

/// The binary format of property lists, `bplist00`. A value is created for each reference to an object. Their number is
/// limited, because a small file can contain billions of references.
///
/// - Source: opensource.apple.com, CoreFoundation's CFBinaryPList.c describes the form in its comments
struct BinaryPropertyList {
  private static let maxValues = 1_000_000
  let bytes: UnsafeBufferPointer<UInt8>
  let path: String
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private var values = 0

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(XcodeFileError) -> PropertyListValue {
    var parser = try BinaryPropertyList(bytes, path: path)
    return try parser.object(Int(clamping: parser.number(at: bytes.count - 16, size: 8)), depth: 0)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(XcodeFileError) {
    guard bytes.count >= 40 else {
      throw .malformed(path: path, position: "", reason: "the binary property list is truncated")
    }
    self.bytes = bytes
    self.path = path
    func number(at start: Int) -> Int {
      var result: UInt64 = 0
      for index in start..<start + 8 { result = result << 8 | UInt64(bytes[index]) }
      return Int(clamping: result)
    }
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    objectCount = number(at: bytes.count - 24)
    tableStart = number(at: bytes.count - 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), tableStart < bytes.count - 32,
      objectCount <= (bytes.count - 32 - tableStart) / offsetSize
    else { throw .malformed(path: path, position: "", reason: "the binary property list has an invalid trailer") }
  }

  private func number(at start: Int, size: Int) throws(XcodeFileError) -> UInt64 {
    guard start >= 0, size <= 8, start <= bytes.count - size else { throw broken("a number is outside the file") }
    var result: UInt64 = 0
    for index in start..<start + size { result = result << 8 | UInt64(bytes[index]) }
    return result
  }

  private mutating func object(_ number: Int, depth: Int) throws(XcodeFileError) -> PropertyListValue {
    guard depth < PropertyListReader.deepestNesting else {
      throw broken("more than \(PropertyListReader.deepestNesting) values are nested")
    }
    values += 1
    guard values <= Self.maxValues else { throw broken("there are more than \(Self.maxValues) values") }
    guard number >= 0, number < objectCount else { throw broken("an object does not exist") }
    let start = Int(clamping: try self.number(at: tableStart + number * offsetSize, size: offsetSize))
    guard start < tableStart else { throw broken("an object is outside the file") }
    switch bytes[start] >> 4 {
    case 0xA, 0xC: return .array(try array(at: start, depth: depth))
    case 0xD: return .dictionary(try dictionary(at: start, depth: depth))
    default: return try scalar(at: start)
    }
  }

  private mutating func array(at start: Int, depth: Int) throws(XcodeFileError) -> [PropertyListValue] {
    let (count, first) = try length(bytes[start], at: start)
    guard count <= bytes.count / referenceSize else { throw broken("an array is outside the file") }
    var result: [PropertyListValue] = []
    for index in 0..<count { result.append(try object(reference(first, index), depth: depth + 1)) }
    return result
  }

  private mutating func dictionary(
    at start: Int, depth: Int
  ) throws(XcodeFileError) -> [String: PropertyListValue] {
    let (count, first) = try length(bytes[start], at: start)
    guard count <= bytes.count / referenceSize else { throw broken("a dictionary is outside the file") }
    var result: [String: PropertyListValue] = [:]
    for index in 0..<count {
      guard case .string(let key) = try object(reference(first, index), depth: depth + 1) else {
        throw broken("a key is not a string")
      }
      result[key] = try object(reference(first, count + index), depth: depth + 1)
    }
    return result
  }

  private func scalar(at start: Int) throws(XcodeFileError) -> PropertyListValue {
    let marker = bytes[start]
    switch marker >> 4 {
    case 0x0:
      switch marker {
      case 0x08: return .boolean(false)
      case 0x09: return .boolean(true)
      default: throw broken("an object has an unknown type")
      }
    case 0x1:
      let size = 1 << Int(marker & 0xF)
      // An integer of sixteen bytes is an unsigned number that exceeds eight bytes.
      guard size <= 8 else { return .integer(Int(clamping: try self.number(at: start + 1 + 8, size: 8))) }
      let value = try self.number(at: start + 1, size: size)
      return .integer(size == 8 ? Int(Int64(bitPattern: value)) : Int(value))
    case 0x2:
      let size = 1 << Int(marker & 0xF)
      switch size {
      case 4: return .real(Double(Float(bitPattern: UInt32(try self.number(at: start + 1, size: 4)))))
      case 8: return .real(Double(bitPattern: try self.number(at: start + 1, size: 8)))
      default: throw broken("an object has an unknown type")
      }
    case 0x3:
      return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try self.number(at: start + 1, size: 8))))
    case 0x4:
      let (count, first) = try length(marker, at: start)
      return .data(Data(try slice(first, count)))
    case 0x5, 0x7:
      let (count, first) = try length(marker, at: start)
      return .string(String(decoding: try slice(first, count), as: UTF8.self))
    case 0x6:
      let (count, first) = try length(marker, at: start)
      guard count <= bytes.count / 2 else { throw broken("a string is outside the file") }
      let text = try slice(first, count * 2)
      let units = (0..<count).map {
        UInt16(text[text.startIndex + $0 * 2]) << 8 | UInt16(text[text.startIndex + $0 * 2 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    default: throw broken("an object has an unknown type")
    }
  }

  private func reference(_ first: Int, _ index: Int) throws(XcodeFileError) -> Int {
    Int(clamping: try number(at: first + index * referenceSize, size: referenceSize))
  }

  /// Returns the length that a marker specifies in its low bits or in a number after it, and the position of the first
  /// element.
  private func length(_ marker: UInt8, at start: Int) throws(XcodeFileError) -> (count: Int, first: Int) {
    let low = Int(marker & 0xF)
    guard low == 0xF else { return (low, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { throw broken("a length is not a number") }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard size <= 8 else { throw broken("a length is not a number") }
    return (Int(clamping: try number(at: start + 2, size: size)), start + 2 + size)
  }

  private func slice(_ first: Int, _ count: Int) throws(XcodeFileError) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard first <= bytes.count, count <= bytes.count - first else { throw broken("an object is outside the file") }
    return bytes[first..<first + count]
  }

  private func broken(_ reason: String) -> XcodeFileError {
    .malformed(path: path, position: "", reason: "invalid binary property list: \(reason)")
  }
}
