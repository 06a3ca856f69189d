import Foundation

/// A sequence of bytes. Values outside of its bounds are `nil`.
struct MediaBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
  }

  func big(_ offset: Int, _ size: Int) -> UInt64? {
    guard offset >= 0, size >= 0, offset <= data.count - size else { return nil }
    return (0..<size).reduce(0) { $0 << 8 | UInt64(data[data.startIndex + offset + $1]) }
  }

  func little(_ offset: Int, _ size: Int) -> UInt64? {
    guard offset >= 0, size >= 0, offset <= data.count - size else { return nil }
    return (0..<size).reversed().reduce(0) { $0 << 8 | UInt64(data[data.startIndex + offset + $1]) }
  }

  func letters(_ offset: Int) -> String? {
    guard offset >= 0, offset <= data.count - 4 else { return nil }
    return String(decoding: data[data.startIndex + offset..<data.startIndex + offset + 4], as: UTF8.self)
  }
}
