/// The XML of a file: all elements, attributes and texts in three arrays.
///
/// Elements refer to each other by index. A file of a hundred thousand elements takes few allocations, and the release
/// of a deep tree does not recurse.
final class SourceTree: Sendable {
  struct Record: Sendable {
    var name: String
    /// The index of the parent, or -1 for the root.
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var firstAttribute: Int32
    var attributeCount: Int32
    var line: Int32
    var column: Int32
    /// The offset of the element's `<`, in bytes.
    var offset: Int32
  }

  let path: String
  let bytes: [UInt8]
  let records: [Record]
  let attributes: [(name: String, value: String)]
  /// The text by element.
  let texts: [Int32: String]
  /// The first element of each id.
  let identified: [String: Int32]
  /// The later elements with a duplicate id.
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

  /// The elements whose `id` names a thing of Xcode, not of the file.
  private static let namesOfOtherIDs: Set<String> = ["adaptation", "device"]
}
