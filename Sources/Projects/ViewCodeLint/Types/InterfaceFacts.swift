/// The names in Interface Builder files.
struct InterfaceFacts: Sendable {
  /// The files that create objects of a class, by its name. Placeholders represent existing objects and do not count.
  private(set) var makers: [String: [String]] = [:]
  /// The reuse identifiers of cells.
  private(set) var reuseIdentifiers: Set<String> = []
  /// The names of outlets.
  private(set) var outlets: Set<String> = []

  init() {}

  /// - Parameter texts: The texts of the files, by path.
  init(_ texts: [String: String]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      for tag in text.utf8.split(separator: UInt8(ascii: "<")) {
        // The names and values of attributes alternate.
        let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let isPlaceholder = tag.starts(with: "placeholder".utf8)
        let isOutlet = tag.starts(with: "outlet".utf8)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
          func value() -> String { String(decoding: parts[index + 1], as: UTF8.self) }
          let name = parts[index]
          if name.hasSuffix(" customClass=") {
            if !isPlaceholder { makers[value(), default: []].append(path) }
          } else if name.hasSuffix(" reuseIdentifier=") {
            reuseIdentifiers.insert(value())
          } else if isOutlet, name.hasSuffix(" property=") {
            outlets.insert(value())
          }
        }
      }
    }
  }
}

extension Substring.UTF8View.SubSequence {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && text.withUTF8Buffer { suffix(text.utf8CodeUnitCount).elementsEqual($0) }
  }
}
