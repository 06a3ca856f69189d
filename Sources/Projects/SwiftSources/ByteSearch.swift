extension [UInt8] {
  /// Returns whether the bytes contain the bytes of a text, without decoding them. An empty text is always contained.
  package func contains(text: StaticString) -> Bool {
    text.withUTF8Buffer { needle in
      guard let first = needle.first else { return true }
      guard count >= needle.count else { return false }
      return withUnsafeBufferPointer { bytes in
        (0...bytes.count - needle.count).contains { start in
          bytes[start] == first && needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
        }
      }
    }
  }
}
