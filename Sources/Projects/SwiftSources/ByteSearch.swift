extension [UInt8] {
  /// Whether the bytes of a text occur among these, which are not decoded for it. An empty text occurs everywhere.
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
