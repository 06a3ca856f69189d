/// The nodes that have read something. Each stays until it is gone: one that has not read again is evaluated once too often at most.
struct ReaderList {
  private var readers: [ObjectIdentifier: Evaluation.NodeReference] = [:]

  var all: [Evaluation.NodeReference] { Array(readers.values) }

  mutating func insert(_ reader: Evaluation.NodeReference) {
    if readers.count > 32 { readers = readers.filter { $0.value.node != nil } }
    readers[ObjectIdentifier(reader)] = reader
  }
}
