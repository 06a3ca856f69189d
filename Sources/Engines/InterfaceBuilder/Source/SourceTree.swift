/// The XML of a file: every element, attribute and text, in three arrays.
///
/// Elements refer to each other by index, so that a file of a hundred thousand elements is a few allocations, and
/// releasing a deep one needs no stack.
final class SourceTree: Sendable {
  struct Record: Sendable {
    var name: String
    /// -1 where there is none.
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32
    var attributeCount: Int32
    var line: Int32
    var column: Int32
    /// Where the element's `<` is, in bytes.
    var offset: Int32
  }

  let path: String
  let bytes: [UInt8]
  let records: [Record]
  let attributes: [(name: String, value: String)]
  /// The text of the elements that have some.
  let texts: [Int32: String]
  /// The first element of each id.
  let identified: [String: Int32]
  /// Later elements of an id that is taken.
  let repeated: [Int32]

  init(
    path: String, bytes: [UInt8], records: [Record], attributes: [(name: String, value: String)],
    texts: [Int32: String]
  ) {
    self.path = path
    self.bytes = bytes
    self.records = records
    self.attributes = attributes
    self.texts = texts
    var identified: [String: Int32] = [:]
    var repeated: [Int32] = []
    for (index, record) in records.enumerated() where !Self.namesOfOtherIDs.contains(record.name) {
      let range = Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
      guard let id = attributes[range].first(where: { $0.name == "id" })?.value else { continue }
      if identified[id] == nil { identified[id] = Int32(index) } else { repeated.append(Int32(index)) }
    }
    self.identified = identified
    self.repeated = repeated
  }

  /// Elements whose `id` names a thing of Xcode's, not of the file.
  private static let namesOfOtherIDs: Set<String> = ["adaptation", "device"]
}
