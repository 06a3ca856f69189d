import Foundation

/// The lines of UTF-8 bytes, without line endings. As on Apple's systems, empty lines are omitted.
///
/// - Source: developer.apple.com/documentation/foundation/asynclinesequence
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  private let base: Base

  fileprivate init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var hasEnded = false

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while !hasEnded {
        guard let byte = try await bytes.next() else {
          hasEnded = true
          break
        }
        line.append(byte)
        guard let length = Self.lineEnd(of: line) else { continue }
        line.removeLast(length)
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Returns the number of bytes of a line ending at the end of a line: line feed, vertical tab, form feed, carriage
    /// return, next line (U+0085), or a line or paragraph separator (U+2028, U+2029).
    private static func lineEnd(of line: [UInt8]) -> Int? {
      switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85 where line.suffix(2) == [0xC2, 0x85]: 2
      case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8]: 3
      case 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
      default: nil
      }
    }
  }
}

/// The Unicode scalars of UTF-8 bytes.
///
/// - Source: developer.apple.com/documentation/foundation/asyncunicodescalarsequence
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = UnicodeScalar

  private let base: Base

  fileprivate init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    /// A byte that wasn't part of the previous scalar.
    private var kept: UInt8?

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    private mutating func nextByte() async throws -> UInt8? {
      if let byte = kept {
        kept = nil
        return byte
      }
      return try await bytes.next()
    }

    /// Returns the next scalar. Invalid bytes become U+FFFD.
    public mutating func next() async throws -> UnicodeScalar? {
      guard let first = try await nextByte() else { return nil }
      let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
      var units = [first]
      while units.count < count {
        guard let byte = try await nextByte() else { break }
        guard byte & 0xC0 == 0x80 else {
          kept = byte
          break
        }
        units.append(byte)
      }
      return String(decoding: units, as: UTF8.self).unicodeScalars.first
    }
  }
}

/// The characters of UTF-8 bytes.
///
/// - Source: developer.apple.com/documentation/foundation/asynccharactersequence
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character

  private let base: Base

  fileprivate init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var text = ""

    fileprivate init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    public mutating func next() async throws -> Character? {
      // A character ends when the next one begins.
      while let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
        if text.count > 1 { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of UTF-8 bytes.
  ///
  /// - Source: developer.apple.com/documentation/swift/asyncsequence/lines
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }

  /// The Unicode scalars of UTF-8 bytes.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }

  /// The characters of UTF-8 bytes.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
}
