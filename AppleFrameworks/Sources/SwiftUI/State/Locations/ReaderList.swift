/// The nodes that have read a value. They stay until they are gone: a node that has not read it again is evaluated once
/// too often at most.
struct ReaderList {
  private var readers: [ObjectIdentifier: Evaluation.NodeReference] = [:]

  var all: [Evaluation.NodeReference] { Array(readers.values) }

  mutating func insert(_ reader: Evaluation.NodeReference) {
    if readers.count > 32 { readers = readers.filter { $0.value.node != nil } }
    readers[ObjectIdentifier(reader)] = reader
  }
}
