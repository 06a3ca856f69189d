import Foundation

/// The significant bytes of a type's values.
struct ValueBytes {
  private let ranges: [Range<Int>]

  private static let cache = TypeCache<ValueBytes>()

  static func of<Value>(_ type: Value.Type) -> ValueBytes {
    cache.value(for: type) {
      var ranges: [Range<Int>] = []
      collect(type, at: 0, isOutermost: true, into: &ranges)
      return ValueBytes(ranges: merged(ranges))
    }
  }

  /// Collects the ranges of bytes. Plain data is compared without padding, and values with references are compared
  /// entirely.
  private static func collect(_ type: Any.Type, at offset: Int, isOutermost: Bool, into ranges: inout [Range<Int>]) {
    if let compared = type as? any PartlyCompared.Type {
      ranges.append(offset..<offset + compared.comparedSize)
      return
    }
    let properties = isOutermost || isPlain(type) ? StoredProperty.all(of: type) : []
    if properties.isEmpty {
      let size = size(of: type)
      if size > 0 { ranges.append(offset..<offset + size) }
    }
    for property in properties {
      collect(property.type, at: offset + property.offset, isOutermost: false, into: &ranges)
    }
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return ranges.allSatisfy { memcmp(first + $0.lowerBound, second + $0.lowerBound, $0.count) == 0 }
      }
    }
  }
}
